import { boolean, type ObjectSchema, object, string } from 'yup';
import { nameMaxLength, personNamePattern, phonePattern } from '@/contract/rules';
import { type SizeKind, sizeKinds } from '@/lib/client-book/client-book';
import type { Locale } from '@/lib/i18n/routing';
import { personName } from '@/lib/person-name';
import { toPhone } from '@/lib/phone';

/** What a client may agree to: that her executive sees her sizes, and how she may be written to. */
export const clientConsents = ['sizesSeen', 'mail', 'whatsApp'] as const;
export type ClientConsent = (typeof clientConsents)[number];

export type OwnClientDraft = {
  givenName: string;
  familyName: string;
  phone: string;
  locale: Locale;
  sizes: Record<SizeKind, string>;
} & Record<ClientConsent, boolean>;

/** What the shop knows of a client and she may change; her mail is where a lost password goes. */
export type OwnClient = OwnClientDraft & {
  email: string | null;
  /** Null where the backend lets her change nothing. */
  version: number | null;
};

const sizeMaxLength = 20;
const names = new RegExp(personNamePattern, 'u');
const phones = new RegExp(phonePattern);
const line = (max: number) => string().trim().default('').max(max, 'tooLong');

export const ownClientForm: ObjectSchema<OwnClientDraft> = object({
  givenName: personName(nameMaxLength),
  familyName: line(nameMaxLength).matches(names, { message: 'name', excludeEmptyString: true }),
  phone: string()
    .trim()
    .default('')
    .test('phone', 'phone', (value) => !value || phones.test(toPhone(value))),
  locale: string<Locale>().required('choice'),
  sizesSeen: boolean()
    .required()
    .test(
      'sizes',
      'sizes',
      (given, { parent }) =>
        given || Object.values((parent.sizes ?? {}) as Record<string, string>).every((size) => !size?.trim()),
    ),
  mail: boolean().required(),
  whatsApp: boolean().required(),
  sizes: object(
    Object.fromEntries(sizeKinds.map((kind) => [kind, line(sizeMaxLength)])) as Record<
      SizeKind,
      ReturnType<typeof line>
    >,
  ),
});

/** What she wears, by kind, of what she has said. */
export type OwnSizes = { kind: SizeKind; size: string }[];
export const listSizes = ({ sizes }: Pick<OwnClient, 'sizes'>): OwnSizes =>
  sizeKinds.flatMap((kind) => (sizes[kind] ? [{ kind, size: sizes[kind] }] : []));
