import { ValidationError } from 'yup';
import type { Locale } from '@/lib/i18n/routing';
import { foldName } from '@/lib/order/client-match';
import { normalizePhone } from '@/lib/person/phone';
import { type BookedName, fullName } from '../client-book';
import { type ClientDraft, clientForm, draftOf } from '../client-form';
import { type Contact, type ContactField, toBirthday } from './contact';

/** The outcome of a row that was sent. */
export type RowOutcome =
  | { kind: 'added'; id: string | null }
  | { kind: 'known'; id: string }
  | { kind: 'refused'; reason: string };

export type ImportRow = {
  key: string;
  contact: Contact;
  /** Whether the executive edited the row: the edit is stored nowhere else. */
  isEdited: boolean;
  /** Null until the executive decides: then valid new rows are sent. */
  chosen: boolean | null;
  outcome: RowOutcome | null;
};

export type RowState = 'new' | 'known' | 'twice' | 'wrong' | 'added' | 'refused';
export type ValidatedRow = ImportRow & {
  state: RowState;
  /** Whether the row will be sent. */
  goes: boolean;
  draft: ClientDraft | null;
  /** The kind of error, by field. */
  problems: Partial<Record<ContactField, string>>;
  /** The matching entry of the book. */
  known: { id: string; name: string | null } | null;
};

/** Rows for contacts; `before` rows already have keys. */
export const toImportRows = (contacts: Contact[], before = 0): ImportRow[] =>
  contacts.map((contact, at) => {
    const key = `r-${before + at + 1}`;
    return { key, contact, isEdited: false, chosen: null, outcome: null };
  });

/** For numbers without a country prefix; the trunk digit is dropped when the prefix is added. */
export const phoneCountries = {
  ES: { prefix: '+34', trunk: '' },
  DE: { prefix: '+49', trunk: '0' },
  AT: { prefix: '+43', trunk: '0' },
  CH: { prefix: '+41', trunk: '0' },
  FR: { prefix: '+33', trunk: '0' },
  GB: { prefix: '+44', trunk: '0' },
  IE: { prefix: '+353', trunk: '0' },
  IT: { prefix: '+39', trunk: '' },
  NL: { prefix: '+31', trunk: '0' },
  PT: { prefix: '+351', trunk: '' },
} as const;
export type PhoneCountry = keyof typeof phoneCountries;
export const phoneCountryCodes = Object.keys(phoneCountries) as PhoneCountry[];

export function toFullPhone(text: string, country: PhoneCountry): string {
  const bare = normalizePhone(text.replace('(0)', ''));
  const { prefix, trunk } = phoneCountries[country];
  if (!/^\d+$/.test(bare)) return bare;
  return prefix + (trunk && bare.startsWith(trunk) ? bare.slice(trunk.length) : bare);
}

export type ImportContext = { book: BookedName[]; country: PhoneCountry; locale: Locale };

const fieldOf: Record<string, ContactField> = { birthDay: 'birthday', birthMonth: 'birthday' };

const isDay = /^(?:0[1-9]|[12]\d|3[01])\/(?:0[1-9]|1[0-2])$/;

/** The form for one client also validates imported ones. */
function toDraft(contact: Contact, { country, locale }: ImportContext) {
  const { phone, ...same } = contact;
  const birthday = toBirthday(contact.birthday);
  // A day without a month is invalid.
  const [birthDay = '', birthMonth = ''] = isDay.test(birthday) ? birthday.split('/') : [birthday];
  const typed = { ...draftOf(null, locale), ...same, phone: toFullPhone(phone, country), birthDay, birthMonth };
  try {
    return { draft: clientForm.validateSync(typed, { abortEarly: false }), problems: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }) => [fieldOf[path] ?? path, message] as const);
    return { draft: null, problems: Object.fromEntries(found.toReversed()) };
  }
}

const marksOf = (draft: ClientDraft | null) =>
  draft ? [foldName(fullName(draft)), draft.phone, draft.email.toLowerCase()].filter(Boolean) : [];

/** The state of each row: invalid, already in the book, a duplicate within the import, or new. */
export function validateRows(rows: ImportRow[], judging: ImportContext): ValidatedRow[] {
  const byName = new Map(judging.book.map((one) => [foldName(one.name), one]));
  const byPhone = new Map(judging.book.flatMap((one) => (one.phone ? [[one.phone, one] as const] : [])));
  const seen = new Set<string>();
  return rows.map((row) => {
    const { draft, problems } = draftFor(row.contact, judging);
    const { outcome } = row;
    const judged = { ...row, draft, problems, known: null, goes: Boolean(draft && row.chosen) };
    if (draft && outcome?.kind === 'refused') return { ...judged, state: 'refused' };
    // Added rows count too: the same contact read again is a duplicate.
    const marks = marksOf(draft);
    const twice = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    if (outcome?.kind === 'added') return { ...judged, state: 'added', goes: false };
    if (outcome?.kind === 'known') return { ...judged, state: 'known', known: { id: outcome.id, name: null } };
    // A contact that is already in the book needs no correction here.
    const known = byName.get(foldName(fullName(row.contact))) ?? byPhone.get(draft?.phone ?? '');
    if (known) return { ...judged, state: 'known', known };
    if (!draft) return { ...judged, state: 'wrong' };
    return { ...judged, state: twice ? 'twice' : 'new', goes: row.chosen ?? !twice };
  });
}

/** Validated once per contact: with every edit a table of a thousand rows is judged again. */
const drafts = new WeakMap<Contact, { country: PhoneCountry; locale: Locale; found: ReturnType<typeof toDraft> }>();
function draftFor(contact: Contact, judging: ImportContext) {
  const kept = drafts.get(contact);
  if (kept?.country === judging.country && kept.locale === judging.locale) return kept.found;
  const found = toDraft(contact, judging);
  drafts.set(contact, { country: judging.country, locale: judging.locale, found });
  return found;
}

const portionMost = 50;
const portionLetters = 40_000;

/** As many rows as one call may carry, in order. */
export function nextBatch(rows: ValidatedRow[]): ValidatedRow[] {
  const going = rows.filter(({ goes }) => goes).slice(0, portionMost);
  let letters = 0;
  const end = going.findIndex(({ contact }) => {
    letters += JSON.stringify(contact).length;
    return letters > portionLetters;
  });
  return end < 0 ? going : going.slice(0, Math.max(end, 1));
}
