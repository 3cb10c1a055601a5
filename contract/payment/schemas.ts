import { type Static, Type } from 'typebox';
import { handovers, paymentOrigins, paymentStates, tenderCodes } from '../codes.ts';
import {
  BalanceSchema,
  CountrySchema,
  closed,
  DateSchema,
  DateTimeSchema,
  IdSchema,
  LinkTokenSchema,
  MoneySchema,
  MoneyTextSchema,
  Nullable,
  OrderNumberSchema,
  RemarksSchema,
  TextSchema,
} from '../common/schemas.ts';
import { postalCodePattern, proofTextMaxLength } from '../rules.ts';

export const TenderSchema = Type.Enum(Object.values(tenderCodes));
export const OriginSchema = Type.Enum(Object.values(paymentOrigins));

// Methods (K09)

/** One method with what must be known before choosing it: cost, limits, what to have ready. */
export const PaymentMethodWireSchema = Type.Object({
  codigo: TenderSchema,
  disponible: Type.Boolean(),
  /** Message key of why it cannot be chosen. */
  motivo: Nullable(Type.String()),
  recargo: MoneySchema,
  desde: Nullable(MoneySchema),
  /** Offered below this amount only. */
  hasta: Nullable(MoneySchema),
  avisos: RemarksSchema,
});
export type PaymentMethodWire = Static<typeof PaymentMethodWireSchema>;

export const PaymentMethodsWireSchema = Type.Object({
  importe: MoneySchema,
  metodos: Type.Array(PaymentMethodWireSchema, { maxItems: 10 }),
});

export const GuestMethodsParamsSchema = Type.Object({ x: CountrySchema }, closed);
/** A guest pays a new order; paying a balance is for executives. */
export const MethodsParamsSchema = Type.Object(
  { x: Type.Union([Type.Literal(paymentOrigins.checkout), Type.Literal(paymentOrigins.balance)]) },
  closed,
);
/** Without a postal code an ordinary place in the country is assumed. */
export const GuestMethodsQuerySchema = Type.Object(
  { importe: Type.Optional(MoneyTextSchema), codigoPostal: Type.Optional(Type.String({ pattern: postalCodePattern })) },
  closed,
);
/**
 * `importeCuenta` is the part paid on account: the rest is to be paid. With `orden` it is about that placed order with
 * its totals and destination, and not about the one in hand.
 */
export const MethodsQuerySchema = Type.Object(
  {
    importe: Type.Optional(MoneyTextSchema),
    importeCuenta: Type.Optional(MoneyTextSchema),
    orden: Type.Optional(OrderNumberSchema),
  },
  closed,
);

/** How this executive may pay the order in hand; without one, the latest unpaid order and its method. */
export const CurrentMethodWireSchema = Type.Object({
  modoPago: Type.Union([Type.Literal('CONTADO'), Type.Literal('CREDITO')]),
  metodo: Nullable(PaymentMethodWireSchema),
  usaSaldo: Type.Boolean(),
  /** The due day of the part charged to the account; null where there is no credit. */
  vence: Type.Optional(Nullable(DateSchema)),
});

// Starting a payment

const TransferWireSchema = Type.Object({
  titular: Type.String(),
  iban: Type.String(),
  bic: Nullable(Type.String()),
  importe: MoneySchema,
  concepto: Type.String(),
  limite: DateTimeSchema,
  /** Text of the bank's QR code (EPC069-12). */
  qr: Type.String(),
  /** When the last proof was sent. */
  comprobante: Type.Optional(Nullable(DateTimeSchema)),
});

export const PaymentParamsSchema = Type.Object({ x: IdSchema }, closed);
/** Prepares the payment at the provider just before the browser goes there. */
export const OpenPaymentRequestSchema = Type.Object({ payment: IdSchema }, closed);

/** A PDF, JPEG or PNG that shows a transfer, in base64. Its type is read from its first bytes. */
export const ProofFileSchema = Type.String({
  pattern: '^[A-Za-z0-9+/]+={0,2}$',
  minLength: 12,
  maxLength: proofTextMaxLength,
});

export const TransferProofRequestSchema = Type.Object({ payment: IdSchema, file: ProofFileSchema }, closed);

/** The only interface between an order and money: what the browser has to do next. Never contains card data. */
export const HandoverWireSchema = Type.Object({
  intento: Nullable(IdSchema),
  metodo: Nullable(TenderSchema),
  importe: MoneySchema,
  accion: Type.Enum(Object.values(handovers)),
  /** Where the form is posted or the link leads. */
  url: Nullable(Type.String()),
  /** Fields of the signed form, as the provider names them. */
  campos: Nullable(Type.Record(Type.String(), Type.String(), { maxProperties: 12 })),
  transferencia: Nullable(TransferWireSchema),
  vence: Nullable(DateTimeSchema),
});
export type HandoverWire = Static<typeof HandoverWireSchema>;

// The result

/** The state of a payment; confirmation pages may read it any number of times. */
export const PaymentResultWireSchema = Type.Object({
  /** The attempt; null where there was none. */
  intento: Nullable(IdSchema),
  orden: Nullable(OrderNumberSchema),
  origen: OriginSchema,
  estado: Type.Enum(Object.values(paymentStates)),
  metodo: Nullable(TenderSchema),
  importe: MoneySchema,
  /** The part of the same order paid on account. */
  deCuenta: Type.Optional(MoneySchema),
  /** The part of the same order paid by gift cards. */
  deVales: Type.Optional(MoneySchema),
  pagado: MoneySchema,
  /** Paid too much (positive) or too little (negative). */
  diferencia: BalanceSchema,
  fecha: Nullable(DateTimeSchema),
  /** Message key of why it was denied, in words for the shopper. */
  motivo: Nullable(Type.String()),
  reintentable: Type.Boolean(),
  /** Until when the items of its unpaid order are kept; null if none are. */
  reservadaHasta: Type.Optional(Nullable(DateTimeSchema)),
  /** The open attempt's instructions, such as a transfer that is still awaited. */
  pendiente: Nullable(HandoverWireSchema),
  /** Refunds of this payment, the oldest first; only completed ones, which have a PDF. */
  reembolsos: Type.Optional(
    Type.Array(Type.Object({ id: IdSchema, importe: MoneySchema, fecha: DateTimeSchema }), { maxItems: 50 }),
  ),
});
export type PaymentResultWire = Static<typeof PaymentResultWireSchema>;

/**
 * The three signed fields, on the way to the bank and back. A notice is kept unchanged, because its signature is over
 * the text as received. The card is typed at the bank and nowhere else.
 */
export const RedsysMessageSchema = Type.Object(
  {
    Ds_SignatureVersion: TextSchema(40, 1),
    Ds_MerchantParameters: TextSchema(8000, 1),
    Ds_Signature: TextSchema(200, 1),
  },
  closed,
);

export const PaypalRequestSchema = Type.Object(
  {
    origen: OriginSchema,
    intento: IdSchema,
    /** PayPal's own order id, as its return brings it; not needed by the attempt's owner when signed in. */
    idPaypal: Type.Optional(TextSchema(36, 1)),
    /** For a guest, who has no session. */
    clave: Type.Optional(LinkTokenSchema),
  },
  closed,
);

export const ProviderPageSchema = Type.String({ description: "The provider's own page." });

// Amounts to pay on the account

export const AmountDueWireSchema = Type.Object({
  orden: Nullable(Type.Object({ numero: OrderNumberSchema, importe: MoneySchema })),
  /** Positive: the executive owes it. */
  saldo: BalanceSchema,
  vencido: MoneySchema,
  minimo: MoneySchema,
  cupo: Type.Optional(
    Type.Object({
      limite: MoneySchema,
      usado: MoneySchema,
      /** Reserved for orders that wait. */
      retenido: Type.Optional(MoneySchema),
      /** What can still be paid on account, credit balance included. */
      disponible: MoneySchema,
    }),
  ),
  /** The due day of what is owed. */
  vence: Type.Optional(Nullable(DateSchema)),
  /** What can be paid: sums on the account, and each order that waits, which `libera` names and a payment by its number pays. */
  opciones: Type.Array(
    Type.Object({
      importe: MoneySchema,
      clave: Type.Union([Type.Literal('TODO'), Type.Literal('VENCIDO'), Type.Literal('ORDEN'), Type.Literal('PARTE')]),
      libera: Type.Array(OrderNumberSchema, { maxItems: 20 }),
      /** For an order: the part on account so far, and the largest possible one; `importe` is the rest. */
      deCuenta: Type.Optional(MoneySchema),
      disponible: Type.Optional(MoneySchema),
      /** For an order: the part of gift cards. */
      deVales: Type.Optional(MoneySchema),
      /** For an order: until when its items are kept. */
      reservadaHasta: Type.Optional(Nullable(DateTimeSchema)),
    }),
    { maxItems: 10 },
  ),
});
