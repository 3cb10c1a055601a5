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
import { personName } from '@/lib/person-name';
import { toPhone } from '@/lib/phone';

/** What she may agree to about herself. */
export const ownConsents = ['found', 'mail', 'whatsApp'] as const;
export type OwnConsent = (typeof ownConsents)[number];

export type OwnDataDraft = { givenName: string; familyName: string; phone: string; locale: Locale } & Record<
  OwnConsent,
  boolean
>;

/** What the shop knows of an executive and she may change; and how she signs in. */
export type OwnData = OwnDataDraft & {
  email: string;
  /** One that waits for the code of its mail. */
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
    .test('phone', 'phone', (value) => !value || phones.test(toPhone(value))),
  locale: string<Locale>().required('choice'),
  found: boolean().required(),
  mail: boolean().required(),
  whatsApp: boolean().required(),
});

/** `email` is the one that she has. */
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

/** Figures as a mail shows them may come with spaces. */
export const mailCodeForm = object({
  code: string()
    .transform((value: string) => value.replaceAll(/\s/g, ''))
    .required('required')
    .matches(new RegExp(mailCodePattern), 'pattern'),
});
