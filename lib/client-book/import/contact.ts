import { messageMaxLength } from '@/contract/rules';

/** A person as written in a file or a phone: each field may be empty or invalid. */
export const contactFields = ['givenName', 'familyName', 'phone', 'email', 'birthday', 'tags', 'notes'] as const;
export type ContactField = (typeof contactFields)[number];
export type Contact = Record<ContactField, string>;

/** Limits of one import: what lies beyond them could not be reviewed. */
export const importMaxBytes = 5 * 1024 * 1024;
export const importMaxRows = 1000;

/** Control characters, and those that change the reading direction. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const clean = (text: string): string => text.replace(unseen, '').trim();

/** Longer than any field may be: a cut text is still recognised as too long. */
const lineMost = 300;
/** Removes what spreadsheets add to keep a text from being a formula. */
const inOneLine = (text: string): string =>
  clean(text.slice(0, lineMost))
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+@-])/, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** Of several values in one field the first counts. */
const firstOf = (text: string): string => inOneLine(text.split(/:::|[;,\n]/).find((part) => part.trim()) ?? '');

/** Google marks its own groups, such as "* myContacts", with a star: they are not tags. */
const listed = (text: string): string =>
  text
    .split(/:::|[;,\n]/)
    .map(inOneLine)
    .filter((tag) => tag && !tag.startsWith('*'))
    .join(', ');

/** Most given names are one word; others are corrected in the table. */
export function splitName(full: string): Pick<Contact, 'givenName' | 'familyName'> {
  const [givenName = '', ...rest] = inOneLine(full).split(' ');
  return { givenName, familyName: rest.join(' ') };
}

/** Normalises each field, whatever the source. */
export function toContact(said: Partial<Contact> & { fullName?: string }): Contact {
  const named = { givenName: inOneLine(said.givenName ?? ''), familyName: inOneLine(said.familyName ?? '') };
  return {
    ...(named.givenName ? named : splitName(said.fullName || named.familyName)),
    phone: firstOf(said.phone ?? ''),
    email: firstOf(said.email ?? ''),
    birthday: toBirthday(inOneLine(said.birthday ?? '')),
    tags: listed(said.tags ?? ''),
    notes: clean((said.notes ?? '').slice(0, 2 * messageMaxLength)),
  };
}

const yearFirst = /^(?:\d{4}|-)-?(\d{2})-?(\d{2})(?:T.*| .*)?$/;
const dayFirst = /^(\d{1,2})\s?[/.-]\s?(\d{1,2})\.?(?:\s?[/.-]?\s?\d{2,4})?$/;

/** Day and month, as 17/05; unreadable text is kept as written. */
export function toBirthday(text: string): string {
  const [, month = '', date = ''] = text.match(yearFirst) ?? [];
  const [, one = date, two = month] = text.match(dayFirst) ?? [];
  if (!one || !two) return text;
  const [day, of] = Number(two) > 12 && Number(one) <= 12 ? [two, one] : [one, two];
  return `${day.padStart(2, '0')}/${of.padStart(2, '0')}`;
}
