import { type Static, Type } from 'typebox';
import { AddressInputSchema } from '../address/schemas.ts';
import {
  AliasSchema,
  CountrySchema,
  CountSchema,
  CouponCodeSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  InvoiceNumberSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  PiecePriceSchema,
  TermsVersionSchema,
  TextSchema,
} from '../common/schemas.ts';
import { articleFields, DifferencesSchema, OrderLineWireSchema } from '../order/line-schemas.ts';
import { CouponWireSchema, DeliveryWireSchema, OrderHeadWireSchema, TotalsWireSchema } from '../order/schemas.ts';
import {
  HandoverWireSchema,
  PaymentMethodsWireSchema,
  PaymentResultWireSchema,
  ProofFileSchema,
  TenderSchema,
} from '../payment/schemas.ts';
import {
  giftCardCodePattern,
  giftCardsPerOrder,
  orderLineMaxQuantity,
  orderLinesMax,
  postalCodePattern,
} from '../rules.ts';
import { ShippingOptionsWireSchema } from '../shipping/schemas.ts';

/** A line of the browser's bag, with the price shown there: the catalogue's, with VAT, for every destination. */
export const GuestLineSchema = Type.Object(
  {
    ...articleFields,
    cantidadPedida: Type.Integer({ minimum: 1, maximum: orderLineMaxQuantity }),
    precio: PiecePriceSchema,
  },
  closed,
);
const bag = {
  alias: AliasSchema,
  idioma: LocaleSchema,
  lineas: Type.Array(GuestLineSchema, { minItems: 1, maxItems: 100 }),
};
const place = {
  pais: CountrySchema,
  codigoPostal: Type.Optional(Type.String({ pattern: postalCodePattern })),
};

/** Codes of gift cards, kept on the device with the bag. */
const giftCards = {
  vales: Type.Optional(
    Type.Array(Type.String({ pattern: giftCardCodePattern }), { maxItems: giftCardsPerOrder, uniqueItems: true }),
  ),
};

/** A guest's access to an order: its number and the secret of its link. */
export const GuestOrderKeySchema = Type.Object({ number: OrderNumberSchema, secret: LinkTokenSchema }, closed);

/**
 * The `id` of a line is its position in the request, from 1, and so is `linea` of a difference. Lines of one article
 * are merged, and a line of an unsold article is only among the differences. `precioCatalogo` is what the bag on the
 * device shows, and sends back as `precio`.
 */
const GuestLinesWireSchema = Type.Array(
  Type.Object({ ...OrderLineWireSchema.properties, precioCatalogo: MoneySchema }),
  { maxItems: 100 },
);

/**
 * Totals of a bag, or of a pending order whose method or shipping changes before a new attempt to pay. Gift cards that
 * are named for a pending order are added to those that it was placed with.
 */
export const ValuesRequestSchema = Type.Object(
  {
    ...bag,
    ...place,
    ...giftCards,
    orden: Type.Optional(Type.Object({ numero: OrderNumberSchema, clave: LinkTokenSchema }, closed)),
    formaEnvio: Type.Optional(TextSchema(20, 1)),
    /** Of a pending order that its gift cards cover, none. */
    metodo: Type.Optional(TenderSchema),
    cupon: Type.Optional(CouponCodeSchema),
  },
  closed,
);
export const ValuesWireSchema = Type.Object({
  lineas: GuestLinesWireSchema,
  totales: TotalsWireSchema,
  cupon: Nullable(CouponWireSchema),
  /** Named cards that pay nothing, and why; `totales.vales` has the others in the order in which they were named. */
  valesRechazados: Type.Optional(
    Type.Array(Type.Object({ codigo: Type.String({ pattern: giftCardCodePattern }), motivo: Type.String() }), {
      maxItems: giftCardsPerOrder,
    }),
  ),
  formasEnvio: ShippingOptionsWireSchema,
  metodos: PaymentMethodsWireSchema.properties.metodos,
  diferencias: DifferencesSchema,
  /** A new attempt to pay the pending order. */
  pago: Nullable(HandoverWireSchema),
  versionCondiciones: TermsVersionSchema,
});

export const GuestCouponRequestSchema = Type.Object({ ...bag, ...place, cupon: CouponCodeSchema }, closed);

export const GuestShippingRequestSchema = Type.Object({ ...bag, ...place }, closed);

export const GuestOrderRequestSchema = Type.Object(
  {
    ...bag,
    contacto: Type.Object(
      { nombre: NameSchema, apellidos: NameSchema, correo: EmailSchema, telefono: PhoneSchema },
      closed,
    ),
    direccion: AddressInputSchema,
    direccionFactura: Type.Optional(AddressInputSchema),
    /** Tax number, where the parcel passes customs or an invoice is wanted. */
    documento: Type.Optional(TextSchema(20, 4)),
    formaEnvio: TextSchema(20, 1),
    ...giftCards,
    /** Absent only where gift cards cover the total. */
    metodo: Type.Optional(TenderSchema),
    cupon: Type.Optional(CouponCodeSchema),
    totalVisto: MoneySchema,
    /** What was left to pay; needed with gift cards, because a card may be used elsewhere. */
    aPagarVisto: Type.Optional(MoneySchema),
    entregaParcial: Type.Boolean(),
    discreto: Type.Boolean(),
    aceptaCondiciones: Type.Literal(true),
    versionCondiciones: TermsVersionSchema,
    aceptaImportacion: Type.Optional(Type.Boolean()),
    aceptaPublicidad: Type.Boolean(),
  },
  closed,
);
export type GuestOrderRequest = Static<typeof GuestOrderRequestSchema>;

/** CAMBIOS comes with code 2: nothing was placed, and `diferencias` list what changed. */
export const GuestOrderWireSchema = Type.Object({
  resultado: Type.Union([Type.Literal('CREADA'), Type.Literal('CAMBIOS')]),
  orden: Nullable(OrderHeadWireSchema),
  clave: Nullable(LinkTokenSchema),
  totales: TotalsWireSchema,
  diferencias: DifferencesSchema,
  pago: Nullable(HandoverWireSchema),
});

/** One attempt to pay, as `intento` of an earlier answer named it. */
export const GuestPaymentRequestSchema = Type.Object({ ...GuestOrderKeySchema.properties, payment: IdSchema }, closed);

export const GuestProofRequestSchema = Type.Object(
  { ...GuestPaymentRequestSchema.properties, file: ProofFileSchema },
  closed,
);

/** With a number an invoice or its correction; without one the order. */
export const GuestPaperRequestSchema = Type.Object(
  { ...GuestOrderKeySchema.properties, invoice: Type.Optional(InvoiceNumberSchema) },
  closed,
);
/** A refund, as an answer named it. */
export const GuestRefundRequestSchema = Type.Object({ ...GuestOrderKeySchema.properties, refund: IdSchema }, closed);

/** Dispatch of a parcel: date, carrier, and a tracking link built by the backend from the carrier's address. */
const DispatchWireSchema = Type.Object({
  leftOn: DateSchema,
  carrier: Nullable(Type.String()),
  tracking: Nullable(Type.String()),
  url: Nullable(Type.String({ pattern: '^https://' })),
});

const ParcelWireSchema = Type.Object({
  /** From 1. */
  position: CountSchema,
  state: Type.Union([
    Type.Literal('packed'),
    Type.Literal('left'),
    Type.Literal('arrived'),
    Type.Literal('returned'),
    /** It will not be sent; its part is refunded. */
    Type.Literal('dropped'),
  ]),
  dispatch: Nullable(DispatchWireSchema),
  lines: Type.Array(Type.Object({ line: IdSchema, quantity: CountSchema }), { maxItems: orderLinesMax }),
});

/** The whole order for its guest. `methods` are for another attempt; the agreed terms do not change. */
export const GuestOrderViewWireSchema = Type.Object({
  order: OrderHeadWireSchema,
  /** The store that it was placed in. */
  alias: AliasSchema,
  /** The buyer's mail address. */
  email: Type.String(),
  lines: Type.Array(OrderLineWireSchema, { maxItems: 100 }),
  totals: TotalsWireSchema,
  coupon: Nullable(CouponWireSchema),
  delivery: DeliveryWireSchema,
  reservedUntil: Nullable(DateTimeSchema),
  result: PaymentResultWireSchema,
  /** Refunds of all its payments, a second payment too; only completed ones, which have a PDF. */
  refunds: PaymentResultWireSchema.properties.reembolsos,
  methods: PaymentMethodsWireSchema.properties.metodos,
  cancellable: Type.Boolean(),
  /** The last day to withdraw; null while no delivery is recorded. */
  withdrawUntil: Type.Optional(Nullable(DateSchema)),
  /** After dispatch; of several parcels the first that left. */
  dispatch: Type.Optional(Nullable(DispatchWireSchema)),
  /** If the order leaves in several parcels. */
  parcels: Type.Optional(Type.Array(ParcelWireSchema, { maxItems: 20 })),
  /** Invoices after dispatch, and their corrections. */
  invoices: Type.Optional(
    Type.Array(Type.Object({ number: InvoiceNumberSchema, corrects: Nullable(InvoiceNumberSchema) }), {
      maxItems: 100,
    }),
  ),
});
