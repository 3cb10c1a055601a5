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

export const readyBagStates = ['open', 'expired', 'revoked', 'used'] as const;
export type ReadyBagState = (typeof readyBagStates)[number];

export const MakeReadyBagRequestSchema = Type.Object(
  {
    /** A private name: whom the bag is for, or what is in it. */
    label: LabelSchema,
    lines: Type.Array(Type.Object({ code: ArticleCodeSchema, quantity: QuantitySchema }, closed), {
      minItems: 1,
      maxItems: readyBagLinesMost,
    }),
    days: Type.Integer({ minimum: 1, maximum: readyBagDaysMost }),
    uses: Type.Integer({ minimum: 1, maximum: readyBagUsesMost }),
  },
  closed,
);

export const ReadyBagWireSchema = Type.Object({
  id: IdSchema,
  label: Type.String(),
  link: Type.String(),
  state: Type.Enum(readyBagStates),
  createdAt: DateTimeSchema,
  until: DateTimeSchema,
  items: CountSchema,
  uses: CountSchema,
  usesMost: CountSchema,
});
export type ReadyBagWire = Static<typeof ReadyBagWireSchema>;
export const ReadyBagsWireSchema = Type.Array(ReadyBagWireSchema, { maxItems: 50 });

export const RevokeReadyBagRequestSchema = Type.Object({ id: IdSchema }, closed);

export const OpenReadyBagRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    token: LinkTokenSchema,
    /** Made by the device for this bag: sending it counts as a use. */
    key: Type.Optional(LinkTokenSchema),
  },
  closed,
);

/** A revoked or used-up bag only says whose it was. */
export const OpenedReadyBagWireSchema = Type.Object({
  state: Type.Enum(readyBagStates),
  /** Null while the executive does not sell. */
  store: Nullable(Type.Object({ alias: AliasSchema, name: Type.String() })),
  until: DateTimeSchema,
  lines: Type.Array(
    Type.Object({
      code: ArticleCodeSchema,
      reference: ReferenceSchema,
      name: Type.String(),
      color: Type.String(),
      size: Type.String(),
      quantity: QuantitySchema,
      /** The price when it was prepared, and now; null is no longer sold. */
      madePrice: MoneySchema,
      price: Nullable(MoneySchema),
    }),
    { maxItems: readyBagLinesMost },
  ),
});
