import { type Static, Type } from 'typebox';
import { MediaWireSchema } from '../catalogue/schemas.ts';
import { requestStates } from '../codes.ts';
import {
  ArticleCodeSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NoteSchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  PiecePriceSchema,
  QuantitySchema,
  ReferenceSchema,
  TextSchema,
  VersionSchema,
} from '../common/schemas.ts';
import { AlternativeWireSchema, articleFields, DifferencesSchema } from '../order/line-schemas.ts';
import { PersonRefWireSchema, PublicExecutiveWireSchema } from '../people/schemas.ts';
import {
  bagCodePattern,
  bagLinesMax,
  bagNoteMaxLength,
  bagTermsVersion,
  declarantMaxLength,
  personNamePattern,
  plainTextPattern,
} from '../rules.ts';

// E05. A client's request to an executive.

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
  /** How many went into the order, if fewer than asked for. */
  cantidadAceptada: Type.Optional(Nullable(QuantitySchema)),
  /** The substitute on offer; agreed to by the client, unless the line still waits. */
  sustituto: Nullable(AlternativeWireSchema),
  /** Alternatives to an article that has run out; for the executive. */
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
  /** A sender without an account; `cliente` is no client of the book until a line is accepted. */
  visitante: Type.Optional(
    Nullable(
      Type.Object({
        codigo: Type.String(),
        correo: Type.String(),
        telefono: Nullable(Type.String()),
        idioma: LocaleSchema,
        enLibreta: Type.Boolean(),
      }),
    ),
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
          precio: PiecePriceSchema,
          nota: Type.Optional(NoteSchema),
        },
        closed,
      ),
      { maxItems: 100 },
    ),
    nota: Type.Optional(TextSchema(1000)),
    /** The client's replies to substitutes. */
    respuestas: Type.Optional(
      Type.Array(Type.Object({ solicitud: IdSchema, linea: IdSchema, acepta: Type.Boolean() }, closed), {
        maxItems: 100,
      }),
    ),
  },
  closed,
);

// A visitor's bag, sent to an executive of choice.

const BagCodeSchema = Type.String({ pattern: bagCodePattern });

export const SendBagRequestSchema = Type.Object(
  {
    locale: LocaleSchema,
    /** Code of an executive who may be found, or the alias of a store. */
    executive: IdSchema,
    name: Type.String({ minLength: 1, maxLength: declarantMaxLength, pattern: personNamePattern }),
    email: EmailSchema,
    phone: Type.Optional(PhoneSchema),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: bagNoteMaxLength, pattern: plainTextPattern })),
    /** Agreement to the text on who gets the data and what for, and that text's version. */
    agrees: Type.Literal(true),
    terms: Type.Literal(bagTermsVersion),
    lines: Type.Array(
      Type.Object({ codigo: ArticleCodeSchema, cantidadPedida: QuantitySchema, precio: PiecePriceSchema }, closed),
      { minItems: 1, maxItems: bagLinesMax },
    ),
  },
  closed,
);

/** The sender's view: lines, their states, and the executive. */
export const SentBagWireSchema = Type.Object({
  code: BagCodeSchema,
  sentAt: DateTimeSchema,
  /** When the executive first opened it. */
  readAt: Nullable(DateTimeSchema),
  request: Type.Omit(RequestWireSchema, ['id', 'cliente', 'visitante', 'orden']),
  executive: Type.Object({ ...PublicExecutiveWireSchema.properties, email: Nullable(Type.String()) }),
});
export type SentBagWire = Static<typeof SentBagWireSchema>;

/** Code 3 with nothing sent: none of the articles is sold now. */
export const SendBagWireSchema = Type.Object({
  bag: Nullable(SentBagWireSchema),
  /** The secret part of its link. */
  secret: Nullable(LinkTokenSchema),
  differences: DifferencesSchema,
});

/** By the secret of its link, or by the sender's address. */
const sentBag = {
  code: BagCodeSchema,
  secret: Type.Optional(LinkTokenSchema),
  email: Type.Optional(EmailSchema),
};
export const ReadBagRequestSchema = Type.Object(sentBag, closed);

/** Withdraws what still waits, or answers substitutes. */
export const ChangeBagRequestSchema = Type.Object(
  {
    ...sentBag,
    version: VersionSchema,
    withdraws: Type.Optional(Type.Literal(true)),
    replies: Type.Optional(
      Type.Array(Type.Object({ line: IdSchema, agrees: Type.Boolean() }, closed), { minItems: 1, maxItems: 60 }),
    ),
  },
  closed,
);
