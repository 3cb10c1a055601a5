import { type Static, Type } from 'typebox';
import { MediaWireSchema, SwatchWireSchema } from '../catalogue/schemas.ts';
import { differenceTypes, lineAvailability, lineOutcomes, lineTypes, warehouses } from '../codes.ts';
import {
  ArticleCodeSchema,
  BalanceSchema,
  CampaignCodeSchema,
  CountSchema,
  closed,
  DateSchema,
  IdSchema,
  MoneySchema,
  NoteSchema,
  Nullable,
  QuantitySchema,
  ReferenceSchema,
  TextSchema,
} from '../common/schemas.ts';
import { PersonRefWireSchema } from '../people/schemas.ts';
import { linesPerCallMax } from '../rules.ts';

/** Identifies an article: its catalogue code, or a reference with colour and size if known. */
export const articleFields = {
  codigo: Type.Optional(ArticleCodeSchema),
  referencia: Type.Optional(ReferenceSchema),
  codColor: Type.Optional(TextSchema(20, 1)),
  talla: Type.Optional(TextSchema(12, 1)),
};

export const LineInputSchema = Type.Object(
  {
    /** The caller's own key of the line, repeated in its result; a repeated key is not added again. */
    clave: IdSchema,
    ...articleFields,
    cantidadPedida: QuantitySchema,
    /** The line's client; absent for the executive. */
    cliente: Type.Optional(IdSchema),
    nota: Type.Optional(NoteSchema),
  },
  closed,
);
export type LineInput = Static<typeof LineInputSchema>;
export const LineInputsSchema = Type.Array(LineInputSchema, { minItems: 1, maxItems: linesPerCallMax });

export const OrderLineWireSchema = Type.Object({
  id: IdSchema,
  tipo: Type.Enum(lineTypes),
  codigo: ArticleCodeSchema,
  referencia: ReferenceSchema,
  nombre: Type.String(),
  codColor: Type.String(),
  nombreColor: Type.String(),
  talla: Type.String(),
  foto: Nullable(MediaWireSchema),
  cliente: Nullable(PersonRefWireSchema),
  omitida: Type.Boolean(),
  cantidadPedida: QuantitySchema,
  cantidadMaxima: CountSchema,
  precio: MoneySchema,
  /** Price before a reduction, always with the lowest of the 30 days before it. */
  precioAntes: Nullable(MoneySchema),
  lowest30: Nullable(MoneySchema),
  precioSubtotal: MoneySchema,
  puntos: CountSchema,
  /** Price once the campaign has closed, where it differs. */
  precioAlCierre: Nullable(MoneySchema),
  disponibilidad: Type.Enum(lineAvailability),
  bodega: Type.Enum(Object.values(warehouses)),
  entregaDesde: Nullable(DateSchema),
  entregaHasta: Nullable(DateSchema),
  higieneSellada: Type.Boolean(),
  nota: Nullable(Type.String()),
});
export type OrderLineWire = Static<typeof OrderLineWireSchema>;

/** A possible substitute: a sister size, another colour, an article with a similar code. */
export const AlternativeWireSchema = Type.Object({
  motivo: Type.Union([
    Type.Literal('TALLA'),
    Type.Literal('HERMANA'),
    Type.Literal('COLOR'),
    Type.Literal('PARECIDO'),
    Type.Literal('OTRA_CAMPANA'),
  ]),
  codigo: ArticleCodeSchema,
  referencia: ReferenceSchema,
  nombre: Type.String(),
  codColor: Type.String(),
  nombreColor: Type.String(),
  talla: Type.String(),
  precio: MoneySchema,
  unidades: CountSchema,
  campana: Nullable(CampaignCodeSchema),
});
export type AlternativeWire = Static<typeof AlternativeWireSchema>;

/** One per requested line, in order. */
export const LineResultWireSchema = Type.Object({
  clave: IdSchema,
  resultado: Type.Enum(Object.values(lineOutcomes)),
  pedida: QuantitySchema,
  agregada: CountSchema,
  /** The maximum quantity of the line, if that and not stock was the limit. */
  tope: Type.Optional(CountSchema),
  linea: Nullable(OrderLineWireSchema),
  alternativas: Type.Array(AlternativeWireSchema, { maxItems: 24 }),
});
export type LineResultWire = Static<typeof LineResultWireSchema>;

/** What has changed since it was shown, line by line; `linea` is null for shipping, coupon and tax. */
export const DifferenceWireSchema = Type.Object({
  tipo: Type.Enum(Object.values(differenceTypes)),
  linea: Nullable(IdSchema),
  codigo: Nullable(ArticleCodeSchema),
  nombre: Type.String(),
  /** For a line: its size and its client. */
  talla: Type.Optional(Type.String()),
  cliente: Type.Optional(Nullable(PersonRefWireSchema)),
  importeAntes: Nullable(MoneySchema),
  importeAhora: Nullable(MoneySchema),
  cantidadAntes: Nullable(CountSchema),
  cantidadAhora: Nullable(CountSchema),
  diferencia: BalanceSchema,
  /** For shipping: the new cost is for a parcel that weighs more than this. */
  sobreGramos: Type.Optional(CountSchema),
  alternativas: Type.Array(AlternativeWireSchema, { maxItems: 24 }),
});
/** Pieces left out of the confirmed order, because they had run out. */
export const DroppedWireSchema = Type.Object({
  codigo: ArticleCodeSchema,
  referencia: Type.Optional(ReferenceSchema),
  nombre: Type.String(),
  codColor: Type.Optional(Type.String()),
  nombreColor: Type.String(),
  talla: Type.String(),
  cantidad: QuantitySchema,
  cliente: Nullable(PersonRefWireSchema),
});

export const DifferencesSchema = Type.Array(DifferenceWireSchema, { maxItems: 1000 });

// Colour and size grid of a style

const GridCellWireSchema = Type.Object({
  talla: Type.String(),
  codigo: ArticleCodeSchema,
  precio: MoneySchema,
  precioAntes: Nullable(MoneySchema),
  lowest30: Nullable(MoneySchema),
  unidades: CountSchema,
  cantidadMaxima: CountSchema,
  disponibilidad: Type.Enum(lineAvailability),
  /** Absent for clients, who collect none. */
  puntos: Type.Optional(CountSchema),
  /** Sizes that fit alike, nearest first. */
  hermanas: Type.Array(Type.String(), { maxItems: 6 }),
});

export const GridWireSchema = Type.Object({
  referencia: ReferenceSchema,
  nombre: Type.String(),
  campana: CampaignCodeSchema,
  /** Set when the call was made with the code of one article. */
  elegido: Nullable(Type.Object({ codColor: Type.String(), talla: Type.String() })),
  colores: Type.Array(
    Type.Object({
      ...SwatchWireSchema.properties,
      foto: Nullable(MediaWireSchema),
      tallas: Type.Array(GridCellWireSchema, { maxItems: 200 }),
    }),
    { maxItems: 60 },
  ),
});
export type GridWire = Static<typeof GridWireSchema>;
