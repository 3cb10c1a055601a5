import { type Static, Type } from 'typebox';
import {
  AliasSchema,
  BalanceSchema,
  CountSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  TermsVersionSchema,
} from '../common/schemas.ts';
import { TotalsWireSchema } from '../order/schemas.ts';
import {
  HandoverWireSchema,
  PaymentMethodWireSchema,
  PaymentResultWireSchema,
  TenderSchema,
} from '../payment/schemas.ts';
import {
  giftCardCodePattern,
  giftCardMaxEuros,
  giftCardMinEuros,
  giftCardNumberPattern,
  noteMaxLength,
  plainTextPattern,
} from '../rules.ts';

export const GiftCardCodeSchema = Type.String({ pattern: giftCardCodePattern });
export const GiftCardNumberSchema = Type.String({ pattern: giftCardNumberPattern });

/** What can be bought. `offered` is false where the shop sells and takes no gift cards. */
export const GiftCardTermsWireSchema = Type.Object({
  offered: Type.Boolean(),
  minimum: MoneySchema,
  maximum: MoneySchema,
  validYears: CountSchema,
  today: DateSchema,
  latestSendOn: DateSchema,
  methods: Type.Array(PaymentMethodWireSchema, { maxItems: 10 }),
  termsVersion: TermsVersionSchema,
});

const DeliverySchema = Type.Union([Type.Literal('mail'), Type.Literal('paper')]);

/** Bought in a personal store, without an account. With `mail` it has an address and a day, with `paper` neither. */
export const BuyGiftCardRequestSchema = Type.Object(
  {
    alias: AliasSchema,
    locale: LocaleSchema,
    /** Whole euros. */
    amount: Type.Integer({ minimum: giftCardMinEuros, maximum: giftCardMaxEuros }),
    buyer: Type.Object({ name: NameSchema, surname: NameSchema, email: EmailSchema, phone: PhoneSchema }, closed),
    delivery: DeliverySchema,
    recipient: Type.Object({ name: NameSchema, email: Type.Optional(EmailSchema), locale: LocaleSchema }, closed),
    /** As the recipient reads it. */
    sender: NameSchema,
    message: Type.Optional(Type.String({ minLength: 1, maxLength: noteMaxLength, pattern: plainTextPattern })),
    /** In the shop's time zone; absent is as soon as it is paid. */
    sendOn: Type.Optional(DateSchema),
    method: TenderSchema,
    acceptsTerms: Type.Literal(true),
    termsVersion: TermsVersionSchema,
  },
  closed,
);
export type BuyGiftCardRequest = Static<typeof BuyGiftCardRequestSchema>;

/** The buyer's access to the purchase: the card's number and a secret, which is not its code. */
export const GiftCardKeySchema = Type.Object({ number: GiftCardNumberSchema, secret: LinkTokenSchema }, closed);

export const BoughtGiftCardWireSchema = Type.Object({
  ...GiftCardKeySchema.properties,
  payment: HandoverWireSchema,
});

/** What the buyer sees of a purchase. The code of a card by mail is the recipient's alone. */
export const GiftCardPurchaseWireSchema = Type.Object({
  number: GiftCardNumberSchema,
  alias: AliasSchema,
  amount: MoneySchema,
  email: Type.String(),
  delivery: DeliverySchema,
  recipient: Type.Object({ name: Type.String(), email: Nullable(Type.String()) }),
  /** The day on which a paid card is or was mailed; null on paper. */
  sendOn: Nullable(DateSchema),
  /** `ended`: its payment was not made in time. `returned`: an operator took it back. */
  state: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('paid'),
    Type.Literal('sent'),
    Type.Literal('ended'),
    Type.Literal('returned'),
  ]),
  /** On paper and once it is paid. */
  code: Nullable(GiftCardCodeSchema),
  expiresOn: Nullable(DateSchema),
  result: PaymentResultWireSchema,
  /** For another attempt. */
  methods: Type.Array(PaymentMethodWireSchema, { maxItems: 10 }),
});

/** One attempt to pay, as `intento` of an earlier answer named it. */
export const OpenGiftCardPaymentRequestSchema = Type.Object(
  { ...GiftCardKeySchema.properties, payment: IdSchema },
  closed,
);
/** Begins another attempt. */
export const PayGiftCardRequestSchema = Type.Object({ ...GiftCardKeySchema.properties, method: TenderSchema }, closed);

export const LookUpGiftCardRequestSchema = Type.Object({ code: GiftCardCodeSchema }, closed);
/** What a card was used for, without anything of the order. */
export const GiftCardWireSchema = Type.Object({
  lastFour: Type.String(),
  state: Type.Union([Type.Literal('valid'), Type.Literal('empty'), Type.Literal('expired')]),
  amount: MoneySchema,
  balance: MoneySchema,
  expiresOn: DateSchema,
  /** The newest first. */
  movements: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('issue'),
        Type.Literal('order'),
        Type.Literal('refund'),
        Type.Literal('expiry'),
        Type.Literal('return'),
      ]),
      /** Below zero where it was spent. */
      amount: BalanceSchema,
      at: DateTimeSchema,
    }),
    { maxItems: 100 },
  ),
});

export const GiftCardPaperRequestSchema = Type.Object({ code: GiftCardCodeSchema, locale: LocaleSchema }, closed);

/** With `order` the card pays a part of that waiting order from now on; without one, of the order in hand. */
export const ApplyGiftCardRequestSchema = Type.Object(
  { code: GiftCardCodeSchema, order: Type.Optional(OrderNumberSchema) },
  closed,
);
/** From the order in hand, by the number that its totals name. A placed order keeps its cards. */
export const RemoveGiftCardRequestSchema = Type.Object({ card: GiftCardNumberSchema }, closed);
/** Without payment method and account: the summary adds those. */
export const AppliedGiftCardsWireSchema = Type.Object({ totals: TotalsWireSchema });
