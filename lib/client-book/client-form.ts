import { boolean, type ObjectSchema, object, string } from 'yup';
import {
  clientTagsMax,
  emailMaxLength,
  emailPattern,
  messageMaxLength,
  nameMaxLength,
  personNamePattern,
  phonePattern,
  tagMaxLength,
} from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { personName } from '@/lib/person-name';
import { toPhone } from '@/lib/phone';
import { type Client, type SizeKind, sizeKinds } from './client-book';

export const listTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
];

const sizeMaxLength = 20;
const line = (max: number) => string().trim().default('').max(max, 'tooLong');
const names = new RegExp(personNamePattern, 'u');
const phones = new RegExp(phonePattern);

const daysOf = (month: string): number => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate();

/** What stands in the form, as it was typed. */
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
  givenName: personName(nameMaxLength),
  familyName: line(nameMaxLength).matches(names, { message: 'name', excludeEmptyString: true }),
  phone: string()
    .trim()
    .default('')
    .test('phone', 'phone', (value) => !value || phones.test(toPhone(value))),
  email: line(emailMaxLength).matches(new RegExp(emailPattern), { message: 'email', excludeEmptyString: true }),
  locale: string<Locale>().required('choice'),
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
      const tags = listTags(value ?? '');
      return tags.length <= clientTagsMax && tags.every(({ length }) => length <= tagMaxLength);
    }),
  notes: line(messageMaxLength),
  mailConsent: boolean().default(false),
  whatsAppConsent: boolean().default(false),
  sizesConsent: boolean()
    .default(false)
    .test(
      'sizes',
      'consentSizes',
      (given, { parent }) =>
        given || Object.values((parent.sizes ?? {}) as Record<string, string>).every((size) => !size?.trim()),
    ),
  sizes: object(
    Object.fromEntries(sizeKinds.map((kind) => [kind, line(sizeMaxLength)])) as Record<
      SizeKind,
      ReturnType<typeof line>
    >,
  ),
});

const agreed = (client: Client | null, kind: Client['consents'][number]['kind']): boolean =>
  client?.consents.some((said) => said.kind === kind && said.given) ?? false;

/** What the form begins with: all that is known, or nothing of somebody new. */
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
