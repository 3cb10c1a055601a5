import { editDistance, foldName } from '@/lib/order/client-match';
import { type BookedName, type Client, fullName } from './client-book';

/** Fields that may differ between two entries of one person: one value of each is chosen. */
export const mergeFields = ['name', 'phone', 'email', 'birthday'] as const;
export type MergeField = (typeof mergeFields)[number];
export type Side = 'one' | 'other';
export type ClientPair = Record<Side, Client>;

export const otherSide = (side: Side): Side => (side === 'one' ? 'other' : 'one');

export const mergeFieldText = (client: Client, field: MergeField): string =>
  field === 'name' ? fullName(client) : (client[field] ?? '');

/** The entry with an account has to stay; none can when both have one. */
export function possibleSurvivors({ one, other }: ClientPair): Side[] {
  if (one.hasAccount && other.hasAccount) return [];
  if (one.hasAccount) return ['one'];
  return other.hasAccount ? ['other'] : ['one', 'other'];
}

/** Whether both have a value and they differ. An email used to sign in can only be changed by the client. */
export function needsChoice(pair: ClientPair, field: MergeField): boolean {
  const [one, other] = [mergeFieldText(pair.one, field), mergeFieldText(pair.other, field)];
  if (field === 'email' && (pair.one.hasAccount || pair.other.hasAccount)) return false;
  return one !== '' && other !== '' && one !== other;
}

/** Values that the remaining entry takes over from the other one. */
export type ValuesFromOther = {
  name?: Pick<Client, 'givenName' | 'familyName'>;
  phone?: string;
  email?: string;
  birthday?: string;
};

export function toValuesFromOther(
  pair: ClientPair,
  stays: Side,
  chosen: Partial<Record<MergeField, Side>>,
): ValuesFromOther {
  const from = pair[otherSide(stays)];
  const taken = mergeFields.filter((field) => needsChoice(pair, field) && chosen[field] === otherSide(stays));
  return Object.fromEntries(
    taken.map((field) => [
      field,
      field === 'name' ? { givenName: from.givenName, familyName: from.familyName } : from[field],
    ]),
  );
}

const suggestedMost = 3;
const wordsOf = (name: string): string => foldName(name).split(' ').toSorted().join(' ');

/** Possible duplicates: by phone, by the words of the name in any order, or with one letter different. */
export function findLikelyDuplicates(
  client: Pick<Client, 'id' | 'givenName' | 'familyName' | 'phone'>,
  book: BookedName[],
) {
  const [name, words] = [foldName(fullName(client)), wordsOf(fullName(client))];
  return book
    .filter((other) => {
      if (other.id === client.id) return false;
      if (client.phone !== null && other.phone === client.phone) return true;
      const said = foldName(other.name);
      if (wordsOf(other.name) === words) return true;
      return name.length > 5 && Math.abs(name.length - said.length) < 2 && editDistance(name, said) < 2;
    })
    .slice(0, suggestedMost);
}
