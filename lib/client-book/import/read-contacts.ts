import { decodeText } from '@/lib/pad/text-file';
import { type Contact, importMaxBytes, importMaxRows, toContact } from './contact';
import { readCsv } from './csv';
import { isVcard, readVcards } from './vcard';

export type ReadProblem = 'tooLarge' | 'tooMany' | 'noText' | 'empty';
export type ReadContacts = { ok: true; contacts: Contact[] } | { ok: false; problem: ReadProblem };

const problem = (of: ReadProblem): ReadContacts => ({ ok: false, problem: of });

function bounded(contacts: Contact[]): ReadContacts {
  if (contacts.length === 0) return problem('empty');
  return contacts.length > importMaxRows ? problem('tooMany') : { ok: true, contacts };
}

export function readContacts(bytes: ArrayBuffer): ReadContacts {
  if (bytes.byteLength > importMaxBytes) return problem('tooLarge');
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  // Pictures, archives and spreadsheet files contain it, and text does not.
  if (text.includes('\0')) return problem('noText');
  return bounded(isVcard(text) ? readVcards(text) : readCsv(text));
}

type ContactsManager = {
  select: (
    properties: string[],
    options: { multiple: boolean },
  ) => Promise<{ name?: string[]; email?: string[]; tel?: string[] }[]>;
};
/** The Contact Picker API: only browsers on phones have it. */
const managerOf = () => (navigator as { contacts?: ContactsManager }).contacts;
export const canPickContacts = (): boolean => typeof managerOf()?.select === 'function';

/** Null when nobody was chosen. */
export async function pickContacts(): Promise<ReadContacts | null> {
  const picked = await managerOf()?.select(['name', 'email', 'tel'], { multiple: true });
  if (!picked || picked.length === 0) return null;
  return bounded(
    picked.map(({ name, email, tel }) => toContact({ fullName: name?.[0], email: email?.[0], phone: tel?.[0] })),
  );
}
