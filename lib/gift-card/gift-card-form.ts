import { boolean, type InferType, object, string } from 'yup';
import { tenderCodes } from '@/contract/codes';
import { locales } from '@/contract/public-codes';
import {
  emailMaxLength,
  emailPattern,
  giftCardMaxEuros,
  giftCardMinEuros,
  holdsLink,
  nameMaxLength,
  noteMaxLength,
  phonePattern,
  plainTextPattern,
} from '@/contract/rules';
import { toInternationalPhone } from '@/lib/checkout/address/address-form';
import { personName } from '@/lib/person/person-name';

/** Sums to choose, in whole euros, beside one's own. */
export const giftCardSums = ['25', '50', '100', '150'] as const;
const amounts = [...giftCardSums, 'own'] as const;
const deliveries = ['mail', 'paper'] as const;

const emails = new RegExp(emailPattern);
const phones = new RegExp(phonePattern);
const plain = new RegExp(plainTextPattern);

const email = () =>
  string().trim().max(emailMaxLength, 'tooLong').matches(emails, { message: 'email', excludeEmptyString: true });
const byMail = (delivery: unknown) => delivery === 'mail';

type Bounds = { today: string; latestSendOn: string; prefix: string };

/** The purchase of a gift card: what, for whom, from whom, and how it is paid. */
export const giftCardForm = ({ today, latestSendOn, prefix }: Bounds) =>
  object({
    amount: string().oneOf(amounts, 'choice').required('choice'),
    own: string()
      .trim()
      .defined()
      .when('amount', ([amount], schema) =>
        amount === 'own' ? schema.required('required').test('sum', 'sum', (typed) => toEuros(typed) !== null) : schema,
      ),
    recipientName: personName(nameMaxLength),
    delivery: string().oneOf(deliveries, 'choice').required('choice'),
    recipientEmail: email()
      .defined()
      .when('delivery', ([delivery], schema) => (byMail(delivery) ? schema.required('required') : string().defined())),
    recipientLocale: string().oneOf(locales, 'choice').required('choice'),
    /** A day (YYYY-MM-DD); empty is as soon as it is paid. */
    sendOn: string()
      .defined()
      .when('delivery', ([delivery], schema) =>
        byMail(delivery)
          ? schema.test('day', 'sendOn', (day) => !day || (day >= today && day <= latestSendOn))
          : schema,
      ),
    sender: personName(nameMaxLength),
    message: string()
      .trim()
      .defined()
      .max(noteMaxLength, 'tooLong')
      .matches(plain, { message: 'characters', excludeEmptyString: true })
      .test('link', 'link', (text) => !holdsLink(text)),
    firstName: personName(nameMaxLength),
    lastName: personName(nameMaxLength),
    email: email().required('required'),
    phone: string()
      .defined()
      .transform((typed: string) => toInternationalPhone(typed, prefix))
      .required('required')
      .matches(phones, { message: 'phone', excludeEmptyString: true }),
    remember: boolean().required(),
    method: string().oneOf(Object.values(tenderCodes), 'choice').required('choice'),
    terms: boolean().oneOf([true], 'agree').required('agree'),
  });

export type GiftCardValues = InferType<ReturnType<typeof giftCardForm>>;

export const blankGiftCard: Omit<GiftCardValues, 'recipientLocale' | 'method'> = {
  amount: '50',
  own: '',
  recipientName: '',
  delivery: 'mail',
  recipientEmail: '',
  sendOn: '',
  sender: '',
  message: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  remember: false,
  terms: false,
};

/** Whole euros within the bounds; null when it is something else. */
function toEuros(typed: string): number | null {
  const euros = /^\d{1,3}([.,]00?)?\s*€?$/.test(typed.trim()) ? Number.parseInt(typed, 10) : Number.NaN;
  return euros >= giftCardMinEuros && euros <= giftCardMaxEuros ? euros : null;
}

/** The chosen sum in whole euros; null while there is none. */
export const toAmountEuros = ({ amount, own }: Partial<Pick<GiftCardValues, 'amount' | 'own'>>): number | null =>
  amount === 'own' ? toEuros(own ?? '') : amount ? Number(amount) : null;
