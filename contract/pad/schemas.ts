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
  nombre: Type.String(),
  telefono: Nullable(Type.String()),
});
export type OrderClientWire = Static<typeof OrderClientWireSchema>;
/** By name. */
export const OrderClientsWireSchema = Type.Object({
  clientes: Type.Array(OrderClientWireSchema, { maxItems: clientsMax }),
});

/** An existing name returns that client, in any case. */
export const AddClientRequestSchema = Type.Object(
  { nombre: LabelSchema, telefono: Type.Optional(PhoneSchema) },
  closed,
);

/** Only a client with nothing but a name, for whom nothing was ever ordered. */
export const RemoveClientRequestSchema = Type.Object({ cliente: IdSchema }, closed);

export const RecentArticlesWireSchema = Type.Object({
  articulos: Type.Array(
    Type.Object({
      codigo: ArticleCodeSchema,
      referencia: ReferenceSchema,
      nombre: Type.String(),
      codColor: Type.String(),
      nombreColor: Type.String(),
      talla: Type.String(),
      foto: Nullable(MediaWireSchema),
      precio: MoneySchema,
      puntos: CountSchema,
      unidades: CountSchema,
      disponibilidad: Type.Enum(lineAvailability),
    }),
    { maxItems: 24 },
  ),
  ultimoPedido: Nullable(
    Type.Object({ numero: OrderNumberSchema, fecha: DateTimeSchema, lineas: CountSchema, unidades: CountSchema }),
  ),
});

export const RepeatRequestSchema = Type.Union([
  Type.Object({ pedido: OrderNumberSchema }, closed),
  Type.Object({ lista: IdSchema }, closed),
]);
/** Like adding lines, with as many results as an order has lines; `clave` is the line's position, from 1. */
export const RepeatWireSchema = Type.Object({
  ...AddLinesWireSchema.properties,
  resultados: Type.Array(LineResultWireSchema, { maxItems: orderLinesMax }),
});

export const SavedListsWireSchema = Type.Object({
  listas: Type.Array(
    Type.Object({
      id: IdSchema,
      nombre: Type.String(),
      lineas: CountSchema,
      unidades: CountSchema,
      cambiada: DateTimeSchema,
    }),
    { maxItems: savedListsMax },
  ),
});

/** Without lines it saves those of the order in hand; with `lista` it replaces that one. */
export const SaveListRequestSchema = Type.Union([
  Type.Object(
    {
      lista: Type.Optional(IdSchema),
      nombre: LabelSchema,
      lineas: Type.Optional(
        Type.Array(
          Type.Object(
            { codigo: ArticleCodeSchema, cantidadPedida: QuantitySchema, cliente: Type.Optional(IdSchema) },
            closed,
          ),
          { minItems: 1, maxItems: orderLinesMax },
        ),
      ),
    },
    closed,
  ),
  Type.Object({ borrar: IdSchema }, closed),
]);
