import { messageMaxLength } from '@/contract/rules';

/** What a file or a telephone says of somebody, as it is written there: each may be empty, and any of it wrong. */
export const contactFields = ['givenName', 'familyName', 'phone', 'email', 'birthday', 'tags', 'notes'] as const;
export type ContactField = (typeof contactFields)[number];
export type Contact = Record<ContactField, string>;

/** What one import reads: of what is longer the part after it would never be seen. */
export const importMaxBytes = 5 * 1024 * 1024;
export const importMaxRows = 1000;

/** Control signs, and those that turn the reading direction. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const clean = (text: string): string => text.replace(unseen, '').trim();

/** Longer than any field may be: what is cut off is seen to be too long all the same. */
const lineMost = 300;
/** Without what a spreadsheet puts around a text so that it is no formula. */
const inOneLine = (text: string): string =>
  clean(text.slice(0, lineMost))
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[=+@-])/, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

/** Where several stand in one place the first is meant. */
const firstOf = (text: string): string => inOneLine(text.split(/:::|[;,\n]/).find((part) => part.trim()) ?? '');

/** Google marks its own groups, such as "* myContacts", with a star: nobody chose them. */
const listed = (text: string): string =>
  text
    .split(/:::|[;,\n]/)
    .map(inOneLine)
    .filter((tag) => tag && !tag.startsWith('*'))
    .join(', ');

/** First names are one word more often than two: whoever has another one is mended in the table. */
export function splitName(full: string): Pick<Contact, 'givenName' | 'familyName'> {
  const [givenName = '', ...rest] = inOneLine(full).split(' ');
  return { givenName, familyName: rest.join(' ') };
}

/** Each field in its one way of writing, whatever it came from. */
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

/** Day and month, as 17/05; what cannot be read stays as it is written. */
export function toBirthday(text: string): string {
  const [, month = '', date = ''] = text.match(yearFirst) ?? [];
  const [, one = date, two = month] = text.match(dayFirst) ?? [];
  if (!one || !two) return text;
  const [day, of] = Number(two) > 12 && Number(one) <= 12 ? [two, one] : [one, two];
  return `${day.padStart(2, '0')}/${of.padStart(2, '0')}`;
}
