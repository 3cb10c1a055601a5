import { type Static, Type } from 'typebox';
import { requestStates } from '../codes.ts';
import { MediaWireSchema } from './catalogue.ts';
import {
  ArticleCodeSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  IdSchema,
  MoneySchema,
  NoteSchema,
  Nullable,
  OrderNumberSchema,
  QuantitySchema,
  ReferenceSchema,
  TextSchema,
  VersionSchema,
} from './common.ts';
import { AlternativeWireSchema, articleFields } from './order-lines.ts';
import { PersonRefWireSchema } from './people.ts';

// E05. What a client asks her executive for.

export const RequestLineWireSchema = Type.Object({
  _id: IdSchema,
  codigo: ArticleCodeSchema,
  referencia: ReferenceSchema,
  nombre: Type.String(),
  codColor: Type.String(),
  nombreColor: Type.String(),
  talla: Type.String(),
  foto: Nullable(MediaWireSchema),
  cantidadPedida: QuantitySchema,
  cantidadMaxima: CountSchema,
  precio: MoneySchema,
  precioSubtotal: MoneySchema,
  nota: Nullable(Type.String()),
  estado: Type.Enum(Object.values(requestStates)),
  /** How many went into the order, where they are not all that were asked for. */
  cantidadAceptada: Type.Optional(Nullable(QuantitySchema)),
  /** What the executive offers instead; the client has agreed to it where the line does not wait for her. */
  sustituto: Nullable(AlternativeWireSchema),
  /** What there is instead of an article that has run out; for the executive. */
  alternativas: Type.Optional(Type.Array(AlternativeWireSchema, { maxItems: 24 })),
  motivo: Nullable(Type.String()),
});
export type RequestLineWire = Static<typeof RequestLineWireSchema>;

export const RequestWireSchema = Type.Object({
  id: IdSchema,
  cliente: PersonRefWireSchema,
  estado: Type.Enum(Object.values(requestStates)),
  creada: DateTimeSchema,
  /** When an unanswered request expires. */
  vence: Nullable(DateTimeSchema),
  version: VersionSchema,
  nota: Nullable(Type.String()),
  total: MoneySchema,
  lineas: Type.Array(RequestLineWireSchema, { maxItems: 100 }),
  /** The order that its accepted lines went into. */
  orden: Nullable(OrderNumberSchema),
  mensajes: Type.Array(
    Type.Object({
      de: Type.Union([Type.Literal('SOCIA'), Type.Literal('CLIENTE')]),
      fecha: DateTimeSchema,
      texto: Type.String(),
    }),
    { maxItems: 50 },
  ),
});
export type RequestWire = Static<typeof RequestWireSchema>;

/** The executive's answer, line by line. A substitute waits for the client. */
export const ProcessRequestSchema = Type.Object(
  {
    version: VersionSchema,
    mensaje: Type.Optional(NoteSchema),
    decisiones: Type.Array(
      Type.Union([
        Type.Object(
          { linea: IdSchema, decision: Type.Literal('ACEPTAR'), cantidadPedida: Type.Optional(QuantitySchema) },
          closed,
        ),
        Type.Object({ linea: IdSchema, decision: Type.Literal('SUSTITUIR'), codigo: ArticleCodeSchema }, closed),
        Type.Object({ linea: IdSchema, decision: Type.Literal('RECHAZAR'), motivo: NoteSchema }, closed),
      ]),
      { minItems: 1, maxItems: 100 },
    ),
  },
  closed,
);

export const SendProductsRequestSchema = Type.Object(
  {
    productos: Type.Array(
      Type.Object(
        {
          _id: IdSchema,
          ...articleFields,
          cantidadPedida: QuantitySchema,
          precio: MoneySchema,
          nota: Type.Optional(NoteSchema),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
    nota: Type.Optional(TextSchema(1000)),
    /** Her answers to substitutes that her executive offered. */
    respuestas: Type.Optional(
      Type.Array(Type.Object({ solicitud: IdSchema, linea: IdSchema, acepta: Type.Boolean() }, closed), {
        maxItems: 100,
      }),
    ),
  },
  closed,
);
