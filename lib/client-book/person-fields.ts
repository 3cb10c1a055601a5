import { object, string } from 'yup';
import { nameMaxLength, personNamePattern, phonePattern } from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import { personName } from '@/lib/person/person-name';
import { normalizePhone } from '@/lib/person/phone';
import { type SizeKind, sizeKinds } from './client-book';

const sizeMaxLength = 20;
const names = new RegExp(personNamePattern, 'u');
const phones = new RegExp(phonePattern);

export const oneLineText = (max: number) => string().trim().default('').max(max, 'tooLong');

/** A client's personal data, for the forms of executives and of clients. */
export const personFields = {
  givenName: personName(nameMaxLength),
  familyName: oneLineText(nameMaxLength).matches(names, { message: 'name', excludeEmptyString: true }),
  phone: string()
    .trim()
    .default('')
    .test('phone', 'phone', (value) => !value || phones.test(normalizePhone(value))),
  locale: string<Locale>().required('choice'),
  sizes: object(
    Object.fromEntries(sizeKinds.map((kind) => [kind, oneLineText(sizeMaxLength)])) as Record<
      SizeKind,
      ReturnType<typeof oneLineText>
    >,
  ),
};

type FormContext = { parent: { sizes?: Record<string, string> } & Record<string, unknown> };

/**
 * Sizes may only be stored with the client's consent: without it, or without the `other` field, this fails with
 * `message`.
 */
export const sizesNeedConsent = (message: string, other?: string) =>
  [
    'sizes',
    message,
    (given: boolean | undefined, { parent }: FormContext) =>
      Boolean(given) ||
      (other !== undefined && parent[other] === true) ||
      Object.values(parent.sizes ?? {}).every((size) => !size?.trim()),
  ] as const;
