import { type Static, Type } from 'typebox';
import { MediaWireSchema } from '../catalogue/schemas.ts';
import { lineAvailability } from '../codes.ts';
import {
  ArticleCodeSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  IdSchema,
  LabelSchema,
  MoneySchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  QuantitySchema,
  ReferenceSchema,
} from '../common/schemas.ts';
import { LineResultWireSchema } from '../order/line-schemas.ts';
import { AddLinesWireSchema } from '../order/schemas.ts';
import { clientsMax, orderLinesMax, savedListsMax } from '../rules.ts';

// Data of the order pad besides the order: clients, earlier orders, saved lists.

export const OrderClientWireSchema = Type.Object({
  id: IdSchema,
  name: Type.String(),
  phone: Nullable(Type.String()),
});
export type OrderClientWire = Static<typeof OrderClientWireSchema>;
/** By name. */
export const OrderClientsWireSchema = Type.Object({
  clients: Type.Array(OrderClientWireSchema, { maxItems: clientsMax }),
});

/** An existing name returns that client, in any case. */
export const AddClientRequestSchema = Type.Object({ name: LabelSchema, phone: Type.Optional(PhoneSchema) }, closed);

/** Only a client with nothing but a name, for whom nothing was ever ordered. */
export const RemoveClientRequestSchema = Type.Object({ client: IdSchema }, closed);

export const RecentArticlesWireSchema = Type.Object({
  articles: Type.Array(
    Type.Object({
      code: ArticleCodeSchema,
      reference: ReferenceSchema,
      name: Type.String(),
      colourCode: Type.String(),
      colourName: Type.String(),
      size: Type.String(),
      picture: Nullable(MediaWireSchema),
      price: MoneySchema,
      points: CountSchema,
      units: CountSchema,
      availability: Type.Enum(lineAvailability),
    }),
    { maxItems: 24 },
  ),
  lastOrder: Nullable(
    Type.Object({ number: OrderNumberSchema, date: DateTimeSchema, lines: CountSchema, units: CountSchema }),
  ),
});

export const RepeatRequestSchema = Type.Union([
  Type.Object({ order: OrderNumberSchema }, closed),
  Type.Object({ list: IdSchema }, closed),
]);
/** Like adding lines, with as many results as an order has lines; `clave` is the line's position, from 1. */
export const RepeatWireSchema = Type.Object({
  ...AddLinesWireSchema.properties,
  resultados: Type.Array(LineResultWireSchema, { maxItems: orderLinesMax }),
});

export const SavedListsWireSchema = Type.Object({
  lists: Type.Array(
    Type.Object({
      id: IdSchema,
      name: Type.String(),
      lines: CountSchema,
      units: CountSchema,
      changedAt: DateTimeSchema,
    }),
    { maxItems: savedListsMax },
  ),
});

/** Without lines it saves those of the order in hand; with `list` it replaces that one. */
export const SaveListRequestSchema = Type.Union([
  Type.Object(
    {
      list: Type.Optional(IdSchema),
      name: LabelSchema,
      lines: Type.Optional(
        Type.Array(
          Type.Object({ code: ArticleCodeSchema, quantity: QuantitySchema, client: Type.Optional(IdSchema) }, closed),
          { minItems: 1, maxItems: orderLinesMax },
        ),
      ),
    },
    closed,
  ),
  Type.Object({ remove: IdSchema }, closed),
]);
