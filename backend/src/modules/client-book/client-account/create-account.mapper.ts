import type { BodyOf } from 'contract/calls/table.ts';
import { tidyLine } from '../../../shared/text.ts';
import { toConsentChanges, toSizeNotes } from './client-data.mapper.ts';

export type AccountLinkQuery = { address: string; alias: string | null } | { number: string; secret: string };

/** By a typed address, or by the order just placed. */
export const toAccountLinkQuery = (body: BodyOf<'askForAccount'>): AccountLinkQuery =>
  'order' in body ? body.order : { address: body.email, alias: body.alias ?? null };

const keepsSizes = (consents: BodyOf<'createAccount'>['consents']) =>
  consents.some(({ codigo, dado }) => codigo === 'TALLAS_CUENTA' && dado);

export const toNewAccount = ({ givenName, familyName, consents, sizes = [] }: BodyOf<'createAccount'>) => ({
  sizes: keepsSizes(consents) ? toSizeNotes(sizes) : [],
  given: tidyLine(givenName),
  family: tidyLine(familyName),
  consents: toConsentChanges(consents),
});
