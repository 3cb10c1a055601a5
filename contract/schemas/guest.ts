import { type Static, Type } from 'typebox';
import { orderLineMaxQuantity, postalCodePattern } from '../rules.ts';
import { AddressInputSchema } from './address.ts';
import {
  AliasSchema,
  CountrySchema,
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
} from './common.ts';
import {
  CouponWireSchema,
  DeliveryWireSchema,
  DispatchWireSchema,
  OrderHeadWireSchema,
  TotalsWireSchema,
} from './order.ts';
import { articleFields, DifferencesSchema, OrderLineWireSchema } from './order-lines.ts';
import {
  HandoverWireSchema,
  PaymentMethodsWireSchema,
  PaymentResultWireSchema,
  ProofFileSchema,
  TenderSchema,
} from './payment.ts';
import { ShippingOptionsWireSchema } from './shipping.ts';

/** A line of the browser's own bag, with the price that was shown there: the catalogue's, with VAT, wherever it goes. */
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

/** An order that a guest may see: its number and the secret of its link. */
export const GuestOrderKeySchema = Type.Object({ numero: OrderNumberSchema, clave: LinkTokenSchema }, closed);

/**
 * Lines carry the place that they have in the request, from 1, as their `id`; `linea` of a difference is that place too.
 * Lines of one article are one line, and a line of nothing that is sold stands among the differences alone.
 * `precioCatalogo` is what the bag on the device shows, and sends back as `precio`.
 */
const GuestLinesWireSchema = Type.Array(
  Type.Object({ ...OrderLineWireSchema.properties, precioCatalogo: MoneySchema }),
  { maxItems: 100 },
);

/** Values of a bag, or of a pending order whose method or shipping changes before a new attempt to pay. */
export const ValuesRequestSchema = Type.Object(
  {
    ...bag,
    ...place,
    orden: Type.Optional(GuestOrderKeySchema),
    formaEnvio: Type.Optional(TextSchema(20, 1)),
    metodo: Type.Optional(TenderSchema),
    cupon: Type.Optional(CouponCodeSchema),
  },
  closed,
);
export const ValuesWireSchema = Type.Object({
  lineas: GuestLinesWireSchema,
  totales: TotalsWireSchema,
  cupon: Nullable(CouponWireSchema),
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
    metodo: TenderSchema,
    cupon: Type.Optional(CouponCodeSchema),
    totalVisto: MoneySchema,
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

/** CAMBIOS comes with code 2: nothing was placed, `diferencias` say what to look at again. */
export const GuestOrderWireSchema = Type.Object({
  resultado: Type.Union([Type.Literal('CREADA'), Type.Literal('CAMBIOS')]),
  orden: Nullable(OrderHeadWireSchema),
  clave: Nullable(LinkTokenSchema),
  totales: TotalsWireSchema,
  diferencias: DifferencesSchema,
  pago: Nullable(HandoverWireSchema),
});

/** One try to pay it, as `pago` of an earlier answer named it. */
export const GuestPaymentRequestSchema = Type.Object({ ...GuestOrderKeySchema.properties, intento: IdSchema }, closed);

export const GuestProofRequestSchema = Type.Object(
  { ...GuestPaymentRequestSchema.properties, archivo: ProofFileSchema },
  closed,
);

/** What went back, as an answer named it. */
/** With a number her invoice, or what corrects it; without one her order. */
export const GuestPaperRequestSchema = Type.Object(
  { ...GuestOrderKeySchema.properties, factura: Type.Optional(InvoiceNumberSchema) },
  closed,
);
export const GuestRefundRequestSchema = Type.Object({ ...GuestOrderKeySchema.properties, reembolso: IdSchema }, closed);

/** Everything that she may look at again. `metodos` are for another try; what she agreed to stays as it is. */
export const GuestOrderViewWireSchema = Type.Object({
  orden: OrderHeadWireSchema,
  /** The store that it was placed in. */
  alias: AliasSchema,
  /** Where she is written to. */
  correo: Type.String(),
  lineas: Type.Array(OrderLineWireSchema, { maxItems: 100 }),
  totales: TotalsWireSchema,
  cupon: Nullable(CouponWireSchema),
  entrega: DeliveryWireSchema,
  reservadaHasta: Nullable(DateTimeSchema),
  pago: PaymentResultWireSchema,
  /** What went back of all that was paid for it, a second payment too; only what was made, so that there is a paper of it. */
  reembolsos: PaymentResultWireSchema.properties.reembolsos,
  metodos: PaymentMethodsWireSchema.properties.metodos,
  cancelable: Type.Boolean(),
  /** The last day on which she can withdraw from it; null as long as nobody knows when it was delivered. */
  desistimientoHasta: Type.Optional(Nullable(DateSchema)),
  /** Once it has left. */
  envio: Type.Optional(Nullable(DispatchWireSchema)),
  /** Once it has left, and what corrects one. */
  facturas: Type.Optional(
    Type.Array(Type.Object({ numero: InvoiceNumberSchema, rectifica: Nullable(InvoiceNumberSchema) }), {
      maxItems: 100,
    }),
  ),
});
