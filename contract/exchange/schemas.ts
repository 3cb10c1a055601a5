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

const article = { code: ArticleCodeSchema, colourName: Type.String(), size: Type.String() };
export type ExchangeStateName = keyof typeof exchangeStates;

/** Pieces of an order, and what is wanted instead, of the same style. */
const ExchangeWireSchema = Type.Object({
  number: Type.String({ pattern: exchangeNumberPattern }),
  state: Type.Enum(Object.keys(exchangeStates) as ExchangeStateName[]),
  askedAt: DateTimeSchema,
  changedAt: DateTimeSchema,
  /** The day by which the returned pieces have to arrive. */
  heldUntil: DateSchema,
  /** The operator's reason for a refusal. */
  reason: Nullable(Type.String()),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: QuantitySchema,
      from: Type.Object(article),
      to: Type.Object(article),
    }),
    { maxItems: 100 },
  ),
});

/** What can be exchanged of an order now and for what, and earlier exchanges, the latest first. */
export const ExchangesWireSchema = Type.Object({
  /** Dispatched, and the period is not over. */
  open: Type.Boolean(),
  /** The last day to ask; null while no delivery is recorded. */
  until: Nullable(DateSchema),
  lines: Type.Array(
    Type.Object({
      ...article,
      name: Type.String(),
      /** The page of the style, for ordering it again. */
      slug: SlugSchema,
      sealed: Type.Boolean(),
      /** Pieces not in an exchange or a withdrawal. */
      quantity: QuantitySchema,
      options: Type.Array(Type.Object({ ...article, pieces: CountSchema }), { maxItems: exchangeOptionsMax }),
    }),
    { maxItems: orderLinesMax },
  ),
  asked: Type.Array(ExchangeWireSchema, { maxItems: exchangesMax }),
});
export type ExchangesWire = Static<typeof ExchangesWireSchema>;

const asked = {
  locale: LocaleSchema,
  lines: Type.Array(
    Type.Object({ code: ArticleCodeSchema, quantity: QuantitySchema, wanted: ArticleCodeSchema }, closed),
    { minItems: 1, maxItems: 100 },
  ),
};
export const GuestExchangeRequestSchema = Type.Object({ order: GuestOrderKeySchema, ...asked }, closed);
export const ExchangeRequestSchema = Type.Object({ order: OrderNumberSchema, ...asked }, closed);
export const ExchangesParamsSchema = Type.Object({ x: OrderNumberSchema }, closed);
