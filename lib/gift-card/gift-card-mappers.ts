import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import type { Locale } from '@/lib/i18n/routing';
import { toPaymentMethod } from '@/lib/order/delivery-mappers';
import { toPaymentResult } from '@/lib/payment/payment-mappers';
import type { GiftCard, GiftCardPurchase, GiftCardTerms } from './gift-card';
import type { GiftCardValues } from './gift-card-form';
import { toAmountEuros } from './gift-card-form';

export const toGiftCardTerms = (wire: AnswerOf<'readGiftCardTerms'>): GiftCardTerms => ({
  offered: wire.offered,
  minimumEuros: wire.minimum,
  maximumEuros: wire.maximum,
  validYears: wire.validYears,
  today: wire.today,
  latestSendOn: wire.latestSendOn,
  methods: wire.methods.map(toPaymentMethod),
  termsVersion: wire.termsVersion,
});

export const toGiftCardPurchase = ({ amount, ...wire }: AnswerOf<'readGiftCardPurchase'>): GiftCardPurchase => ({
  ...wire,
  amountCents: toCents(amount),
  result: toPaymentResult(wire.result),
  methods: wire.methods.map(toPaymentMethod),
});

export const toGiftCard = ({ amount, balance, ...wire }: AnswerOf<'lookUpGiftCard'>): GiftCard => ({
  ...wire,
  amountCents: toCents(amount),
  balanceCents: toCents(balance),
  movements: wire.movements.map(({ amount: euros, ...movement }) => ({ ...movement, cents: toCents(euros) })),
});

type BuyWire = BodyOf<'buyGiftCard'>;
export type GiftCardOrder = { alias: string; locale: Locale; termsVersion: string; values: GiftCardValues };

export const toBuyWire = ({ alias, locale, termsVersion, values }: GiftCardOrder): BuyWire => ({
  alias,
  locale,
  amount: toAmountEuros(values) ?? 0,
  buyer: { name: values.firstName, surname: values.lastName, email: values.email, phone: values.phone },
  delivery: values.delivery,
  recipient: {
    name: values.recipientName,
    locale: values.recipientLocale,
    ...(values.delivery === 'mail' && { email: values.recipientEmail }),
  },
  sender: values.sender,
  ...(values.message && { message: values.message }),
  ...(values.delivery === 'mail' && values.sendOn && { sendOn: values.sendOn }),
  method: values.method as BuyWire['method'],
  acceptsTerms: true,
  termsVersion,
});

/** Fields of the form by their names on the wire. */
export const giftCardFieldOfWire = {
  amount: 'own',
  'buyer.name': 'firstName',
  'buyer.surname': 'lastName',
  'buyer.email': 'email',
  'buyer.phone': 'phone',
  'recipient.name': 'recipientName',
  'recipient.email': 'recipientEmail',
  acceptsTerms: 'terms',
} as const;
