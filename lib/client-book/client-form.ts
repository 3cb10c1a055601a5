import { boolean, type ObjectSchema, object, string } from 'yup';
import { clientTagsMax, emailMaxLength, emailPattern, messageMaxLength, tagMaxLength } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { type Client, type SizeKind, sizeKinds } from './client-book';
import { oneLineText, personFields, sizesNeedConsent } from './person-fields';

export const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

const daysOf = (month: string): number => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate();

/** The form's content, as typed. */
export type ClientDraft = {
  givenName: string;
  familyName: string;
  phone: string;
  email: string;
  locale: Locale;
  birthDay: string;
  birthMonth: string;
  tags: string;
  notes: string;
  mailConsent: boolean;
  whatsAppConsent: boolean;
  sizesConsent: boolean;
  sizes: Record<SizeKind, string>;
};

export const clientForm: ObjectSchema<ClientDraft> = object({
  ...personFields,
  email: oneLineText(emailMaxLength).matches(new RegExp(emailPattern), { message: 'email', excludeEmptyString: true }),
  birthDay: string()
    .default('')
    .test('day', 'birthday', (day, { parent }) => {
      const month = String(parent.birthMonth ?? '');
      return Boolean(day) === Boolean(month) && (!day || Number(day) <= daysOf(month));
    }),
  birthMonth: string().default(''),
  tags: string()
    .trim()
    .default('')
    .test('tags', 'tags', (value) => {
      const tags = parseTags(value ?? '');
      return tags.length <= clientTagsMax && tags.every(({ length }) => length <= tagMaxLength);
    }),
  notes: oneLineText(messageMaxLength),
  mailConsent: boolean().default(false),
  whatsAppConsent: boolean().default(false),
  sizesConsent: boolean()
    .default(false)
    .test(...sizesNeedConsent('consentSizes')),
});

const agreed = (client: Client | null, kind: Client['consents'][number]['kind']): boolean =>
  client?.consents.some((said) => said.kind === kind && said.given) ?? false;

/** The form's initial content; empty for a new client. */
export function draftOf(client: Client | null, locale: Locale): ClientDraft {
  const [birthMonth = '', birthDay = ''] = client?.birthday?.split('-') ?? [];
  return {
    givenName: client?.givenName ?? '',
    familyName: client?.familyName ?? '',
    phone: client?.phone ?? '',
    email: client?.email ?? '',
    locale: client?.locale ?? locale,
    birthDay,
    birthMonth,
    tags: client?.tags.join(', ') ?? '',
    notes: client?.notes ?? '',
    mailConsent: agreed(client, 'mail'),
    whatsAppConsent: agreed(client, 'whatsApp'),
    sizesConsent: agreed(client, 'sizes'),
    sizes: Object.fromEntries(sizeKinds.map((kind) => [kind, client?.sizes?.[kind] ?? ''])) as Record<SizeKind, string>,
  };
}
