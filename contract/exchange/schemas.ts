import { type Static, Type } from 'typebox';
import { exchangeStates } from '../codes.ts';
import {
  ArticleCodeSchema,
  CountSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  LocaleSchema,
  Nullable,
  OrderNumberSchema,
  QuantitySchema,
  SlugSchema,
} from '../common/schemas.ts';
import { GuestOrderKeySchema } from '../guest/schemas.ts';
import { exchangeNumberPattern, exchangeOptionsMax, exchangesMax, orderLinesMax } from '../rules.ts';

const article = { codigo: ArticleCodeSchema, nombreColor: Type.String(), talla: Type.String() };

/** Pieces of an order, and what is wanted instead, of the same style. */
export const ExchangeWireSchema = Type.Object({
  numero: Type.String({ pattern: exchangeNumberPattern }),
  estado: Type.Enum(Object.values(exchangeStates)),
  pedidoEn: DateTimeSchema,
  cambiadoEn: DateTimeSchema,
  /** The day by which the returned pieces have to arrive. */
  reservadoHasta: DateSchema,
  /** The operator's reason for a refusal. */
  motivo: Nullable(Type.String()),
  lineas: Type.Array(
    Type.Object({
      nombre: Type.String(),
      cantidad: QuantitySchema,
      de: Type.Object(article),
      por: Type.Object(article),
    }),
    { maxItems: 100 },
  ),
});
export type ExchangeWire = Static<typeof ExchangeWireSchema>;

/** What can be exchanged of an order now and for what, and earlier exchanges, the latest first. */
export const ExchangesWireSchema = Type.Object({
  /** Dispatched, and the period is not over. */
  abierto: Type.Boolean(),
  /** The last day to ask; null while no delivery is recorded. */
  hasta: Nullable(DateSchema),
  lineas: Type.Array(
    Type.Object({
      ...article,
      nombre: Type.String(),
      /** The page of the style, for ordering it again. */
      url: SlugSchema,
      higieneSellada: Type.Boolean(),
      /** Pieces not in an exchange or a withdrawal. */
      cantidad: QuantitySchema,
      opciones: Type.Array(Type.Object({ ...article, cantidad: CountSchema }), { maxItems: exchangeOptionsMax }),
    }),
    { maxItems: orderLinesMax },
  ),
  cambios: Type.Array(ExchangeWireSchema, { maxItems: exchangesMax }),
});
export type ExchangesWire = Static<typeof ExchangesWireSchema>;

const asked = {
  idioma: LocaleSchema,
  lineas: Type.Array(
    Type.Object({ codigo: ArticleCodeSchema, cantidad: QuantitySchema, por: ArticleCodeSchema }, closed),
    { minItems: 1, maxItems: 100 },
  ),
};
export const GuestExchangeRequestSchema = Type.Object({ ...GuestOrderKeySchema.properties, ...asked }, closed);
export const ExchangeRequestSchema = Type.Object({ numero: OrderNumberSchema, ...asked }, closed);
export const ExchangesParamsSchema = Type.Object({ x: OrderNumberSchema }, closed);
