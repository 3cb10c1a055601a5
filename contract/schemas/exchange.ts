import { type Static, Type } from 'typebox';
import { exchangeStates } from '../codes.ts';
import { exchangeNumberPattern, exchangeOptionsMax, exchangesMax, orderLinesMax } from '../rules.ts';
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
} from './common.ts';
import { GuestOrderKeySchema } from './guest.ts';

const article = { codigo: ArticleCodeSchema, nombreColor: Type.String(), talla: Type.String() };

/** Pieces of an order, and what of the same style is wanted in their place. */
export const ExchangeWireSchema = Type.Object({
  numero: Type.String({ pattern: exchangeNumberPattern }),
  estado: Type.Enum(Object.values(exchangeStates)),
  pedidoEn: DateTimeSchema,
  cambiadoEn: DateTimeSchema,
  /** The day by which hers have to be here. */
  reservadoHasta: DateSchema,
  /** Of a refusal, in the words of whoever refused. */
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

/** What can be exchanged of an order now and for what, and what was asked for before, the latest first. */
export const ExchangesWireSchema = Type.Object({
  /** It has left, and the term is not over. */
  abierto: Type.Boolean(),
  /** The last day to ask; null as long as nobody knows when it came. */
  hasta: Nullable(DateSchema),
  lineas: Type.Array(
    Type.Object({
      ...article,
      nombre: Type.String(),
      /** The page of the style, where it can be asked for again. */
      url: SlugSchema,
      higieneSellada: Type.Boolean(),
      /** Pieces that neither an exchange nor a withdrawal is about. */
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
