import { boolean, type ObjectSchema, object, string } from 'yup';
import {
  emailMaxLength,
  emailPattern,
  mailCodePattern,
  nameMaxLength,
  passwordMaxLength,
  phonePattern,
} from '@/contract/rules';
import type { Locale } from '@/lib/i18n/routing';
import type { Address } from '@/lib/order/delivery';
import { personName } from '@/lib/person/person-name';
import { normalizePhone } from '@/lib/person/phone';

/** The executive's consents. */
export const ownConsents = ['found', 'mail', 'whatsApp'] as const;
export type OwnConsent = (typeof ownConsents)[number];

export type OwnDataDraft = { givenName: string; familyName: string; phone: string; locale: Locale } & Record<
  OwnConsent,
  boolean
>;

/** The executive's data that can be edited, and the email for signing in. */
export type OwnData = OwnDataDraft & {
  email: string;
  /** A new email that waits for its code. */
  waitingEmail: string | null;
  addresses: Address[];
  version: number;
};

const phones = new RegExp(phonePattern);

export const ownDataForm: ObjectSchema<OwnDataDraft> = object({
  givenName: personName(nameMaxLength),
  familyName: personName(nameMaxLength),
  phone: string()
    .trim()
    .default('')
    .test('phone', 'phone', (value) => !value || phones.test(normalizePhone(value))),
  locale: string<Locale>().required('choice'),
  found: boolean().required(),
  mail: boolean().required(),
  whatsApp: boolean().required(),
});

/** `email` is the current one. */
export const mailChangeForm = (email: string) =>
  object({
    email: string()
      .trim()
      .required('required')
      .max(emailMaxLength, 'tooLong')
      .matches(new RegExp(emailPattern), 'email')
      .test('same', 'same', (value) => value.toLowerCase() !== email.toLowerCase()),
    password: string().required('required').max(passwordMaxLength, 'tooLong'),
  });

/** The code may be typed with the spaces that the mail shows. */
export const mailCodeForm = object({
  code: string()
    .transform((value: string) => value.replaceAll(/\s/g, ''))
    .required('required')
    .matches(new RegExp(mailCodePattern), 'pattern'),
});
