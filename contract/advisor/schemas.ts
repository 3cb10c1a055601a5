import { Type } from 'typebox';
import { executiveStates } from '../codes.ts';
import {
  CountrySchema,
  closed,
  DateTimeSchema,
  IdSchema,
  Nullable,
  PageOf,
  PageRequest,
  RemarksSchema,
  TextSchema,
} from '../common/schemas.ts';
import { OrderHeadWireSchema, OrderStateSchema } from '../order/schemas.ts';
import { PersonRefWireSchema } from '../people/schemas.ts';
import { nameMaxLength, noteMaxLength } from '../rules.ts';
import { TokenWireSchema } from '../session/schemas.ts';

export const SearchExecutivesRequestSchema = Type.Object(
  {
    /** Name, code or alias. */
    texto: Type.Optional(TextSchema(nameMaxLength)),
    pais: Type.Optional(CountrySchema),
    localidad: Type.Optional(TextSchema(80)),
    estadoOrden: Type.Optional(OrderStateSchema),
    soloConAvisos: Type.Optional(Type.Boolean()),
    ...PageRequest,
  },
  closed,
);

export const SearchedExecutivesWireSchema = PageOf(
  Type.Object({
    codigo: IdSchema,
    nombre: Type.String(),
    localidad: Type.String(),
    estado: Type.Enum(executiveStates),
    nivel: Type.String(),
    orden: Nullable(OrderHeadWireSchema),
    /** What needs help: a held order, a campaign about to close with an open bag, requests about to expire. */
    avisos: RemarksSchema,
  }),
);

export const ActAsRequestSchema = Type.Object({ socia: IdSchema, motivo: TextSchema(noteMaxLength, 5) }, closed);

export const ActAsWireSchema = Type.Object({
  ...TokenWireSchema.properties,
  socia: PersonRefWireSchema,
  hasta: DateTimeSchema,
});
