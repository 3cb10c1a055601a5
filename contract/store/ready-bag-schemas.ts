import { type Static, Type } from 'typebox';
import {
  AliasSchema,
  ArticleCodeSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  IdSchema,
  LabelSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  Nullable,
  QuantitySchema,
  ReferenceSchema,
} from '../common/schemas.ts';
import { readyBagDaysMost, readyBagLinesMost, readyBagUsesMost } from '../rules.ts';

/** Open, expired, revoked, used up. */
export const readyBagStates = ['ABIERTA', 'VENCIDA', 'RETIRADA', 'AGOTADA'] as const;
export type ReadyBagState = (typeof readyBagStates)[number];

export const MakeReadyBagRequestSchema = Type.Object(
  {
    /** A private name: whom the bag is for, or what is in it. */
    nombre: LabelSchema,
    lineas: Type.Array(Type.Object({ codigo: ArticleCodeSchema, cantidad: QuantitySchema }, closed), {
      minItems: 1,
      maxItems: readyBagLinesMost,
    }),
    dias: Type.Integer({ minimum: 1, maximum: readyBagDaysMost }),
    usos: Type.Integer({ minimum: 1, maximum: readyBagUsesMost }),
  },
  closed,
);

export const ReadyBagWireSchema = Type.Object({
  id: IdSchema,
  nombre: Type.String(),
  enlace: Type.String(),
  estado: Type.Enum(readyBagStates),
  creada: DateTimeSchema,
  vence: DateTimeSchema,
  prendas: CountSchema,
  usos: CountSchema,
  usosMaximos: CountSchema,
});
export type ReadyBagWire = Static<typeof ReadyBagWireSchema>;
export const ReadyBagsWireSchema = Type.Array(ReadyBagWireSchema, { maxItems: 50 });

export const RevokeReadyBagRequestSchema = Type.Object({ id: IdSchema }, closed);

export const OpenReadyBagRequestSchema = Type.Object(
  {
    idioma: LocaleSchema,
    token: LinkTokenSchema,
    /** Made by the device for this bag: sending it counts as a use. */
    llave: Type.Optional(LinkTokenSchema),
  },
  closed,
);

/** A revoked or used-up bag only says whose it was. */
export const OpenedReadyBagWireSchema = Type.Object({
  estado: Type.Enum(readyBagStates),
  /** Null while the executive does not sell. */
  tienda: Nullable(Type.Object({ alias: AliasSchema, nombre: Type.String() })),
  vence: DateTimeSchema,
  lineas: Type.Array(
    Type.Object({
      codigo: ArticleCodeSchema,
      referencia: ReferenceSchema,
      nombre: Type.String(),
      nombreColor: Type.String(),
      talla: Type.String(),
      cantidad: QuantitySchema,
      /** The price when it was prepared, and now; null is no longer sold. */
      precioPreparado: MoneySchema,
      precio: Nullable(MoneySchema),
    }),
    { maxItems: readyBagLinesMost },
  ),
});
