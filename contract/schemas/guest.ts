import { type Static, Type } from 'typebox';
import { orderLineMaxQuantity, postalCodePattern } from '../rules.ts';
import { AddressInputSchema } from './address.ts';
import {
  AliasSchema,
  CountrySchema,
  CouponCodeSchema,
  closed,
  EmailSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  TermsVersionSchema,
  TextSchema,
} from './common.ts';
import { CouponWireSchema, OrderHeadWireSchema, TotalsWireSchema } from './order.ts';
import { articleFields, DifferencesSchema, OrderLineWireSchema } from './order-lines.ts';
import { HandoverWireSchema, PaymentMethodsWireSchema, TenderSchema } from './payment.ts';
import { ShippingOptionsWireSchema } from './shipping.ts';

/** A line of the browser's own bag, with the price that was shown there. */
export const GuestLineSchema = Type.Object(
  {
    ...articleFields,
    cantidadPedida: Type.Integer({ minimum: 1, maximum: orderLineMaxQuantity }),
    precio: MoneySchema,
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
  lineas: Type.Array(OrderLineWireSchema, { maxItems: 100 }),
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
