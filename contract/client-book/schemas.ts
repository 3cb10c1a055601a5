import { type Static, Type } from 'typebox';
import { AddressInputSchema, AddressWireSchema } from '../address/schemas.ts';
import { MediaWireSchema } from '../catalogue/schemas.ts';
import { clientStates, requestStates, sizeNoteTypes } from '../codes.ts';
import {
  ArticleCodeSchema,
  CampaignCodeSchema,
  CountSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  Nullable,
  PageOf,
  PageQuery,
  PageRequest,
  PhoneSchema,
  ReferenceSchema,
  RemarksSchema,
  SlugSchema,
  TextSchema,
  VersionSchema,
} from '../common/schemas.ts';
import { LineResultWireSchema } from '../order/line-schemas.ts';
import { ActiveOrderWireSchema, BagChangeWireSchema } from '../order/schemas.ts';
import { ConsentWireSchema, consentNames, SizeNoteWireSchema } from '../people/schemas.ts';
import { RequestWireSchema } from '../requests/schemas.ts';
import { clientEditsMax, clientTagsMax, messageClientsMax, messageMaxLength, tagMaxLength } from '../rules.ts';
import { contactReasons } from './message-keys.ts';

const BirthdaySchema = Type.String({ pattern: '^[0-9]{2}-[0-9]{2}$' });
const TagsSchema = Type.Array(TextSchema(tagMaxLength, 1), { maxItems: clientTagsMax });

// The book

export const ClientsQuerySchema = Type.Object(
  {
    ...PageQuery,
    texto: Type.Optional(TextSchema(60)),
    etiqueta: Type.Optional(TextSchema(30)),
    estado: Type.Optional(Type.Enum(Object.values(clientStates))),
    orden: Type.Optional(
      Type.Union([Type.Literal('nombre'), Type.Literal('ultima-compra'), Type.Literal('por-contactar')]),
    ),
  },
  closed,
);

export const ClientCardWireSchema = Type.Object({
  id: IdSchema,
  nombre: Type.String(),
  apellidos: Type.String(),
  telefono: Nullable(PhoneSchema),
  correo: Nullable(Type.String()),
  estado: Type.Enum(Object.values(clientStates)),
  etiquetas: TagsSchema,
  ultimaCompra: Nullable(DateSchema),
  solicitudesPendientes: CountSchema,
  /** Why to contact the client today: a birthday, an article that runs out, a request about to expire. */
  avisos: RemarksSchema,
});

export const ClientsWireSchema = Type.Object({
  clientes: PageOf(ClientCardWireSchema),
  etiquetas: TagsSchema,
  porContactar: CountSchema,
});

export const ClientParamsSchema = Type.Object({ x: IdSchema }, closed);

export const ClientWireSchema = Type.Object({
  ...ClientCardWireSchema.properties,
  version: VersionSchema,
  idioma: LocaleSchema,
  /** Day and month only. */
  cumple: Nullable(BirthdaySchema),
  notas: Type.String(),
  direccion: Nullable(AddressWireSchema),
  /** Null until the client agrees that the executive sees sizes. */
  tallas: Nullable(Type.Array(SizeNoteWireSchema, { maxItems: 20 })),
  consentimientos: Type.Array(ConsentWireSchema, { maxItems: 20 }),
  /** Has an account: only the client gives consents. */
  conAcceso: Type.Optional(Type.Boolean()),
  /** When the last invitation was sent. */
  invitada: Type.Optional(Nullable(DateTimeSchema)),
  comprado12: MoneySchema,
  mensajes: Type.Array(Type.Object({ fecha: DateTimeSchema, canal: Type.String(), asunto: Type.String() }), {
    maxItems: 50,
  }),
});
export type ClientWire = Static<typeof ClientWireSchema>;

const ClientEditSchema = Type.Object(
  {
    /** The caller's own key of the entry, repeated in its result. */
    clave: IdSchema,
    /** Absent for a new client. */
    id: Type.Optional(IdSchema),
    version: Type.Optional(VersionSchema),
    nombre: Type.Optional(NameSchema),
    apellidos: Type.Optional(Type.Union([Type.Literal(''), NameSchema])),
    telefono: Type.Optional(Nullable(PhoneSchema)),
    correo: Type.Optional(Nullable(EmailSchema)),
    idioma: Type.Optional(LocaleSchema),
    cumple: Type.Optional(Nullable(BirthdaySchema)),
    notas: Type.Optional(TextSchema(messageMaxLength)),
    etiquetas: Type.Optional(TagsSchema),
    direccion: Type.Optional(Nullable(AddressInputSchema)),
    estado: Type.Optional(Type.Union([Type.Literal('ACTIVA'), Type.Literal('BLOQUEADA'), Type.Literal('BORRADA')])),
    /** Accepted only with the client's consent to keep them (TALLAS_SOCIA). */
    tallas: Type.Optional(
      Type.Array(Type.Object({ tipo: Type.Enum(sizeNoteTypes), talla: TextSchema(20, 1) }, closed), { maxItems: 20 }),
    ),
    /** The client's consents as told to the executive; not accepted for a client with an account. */
    consentimientos: Type.Optional(
      Type.Array(Type.Object({ codigo: Type.Enum(consentNames), dado: Type.Boolean() }, closed), { maxItems: 5 }),
    ),
    /** Merges the entry `id` into this one. */
    fusionarCon: Type.Optional(IdSchema),
  },
  closed,
);

/** One client from the form, or many from a file. */
export const EditClientsRequestSchema = Type.Object(
  { clientes: Type.Array(ClientEditSchema, { minItems: 1, maxItems: clientEditsMax }) },
  closed,
);
export const EditedClientsWireSchema = Type.Object({
  resultados: Type.Array(
    Type.Object({
      clave: IdSchema,
      resultado: Type.Union([
        Type.Literal('CREADA'),
        Type.Literal('CAMBIADA'),
        Type.Literal('FUSIONADA'),
        Type.Literal('BORRADA'),
        Type.Literal('REPETIDA'),
        Type.Literal('RECHAZADA'),
      ]),
      /** The client; for REPETIDA the existing one. */
      id: Nullable(IdSchema),
      motivo: Nullable(Type.String()),
    }),
    { maxItems: clientEditsMax },
  ),
});

// Purchases and requests of a client

export const ClientProductsRequestSchema = Type.Object({ cliente: IdSchema, ...PageRequest }, closed);
export const ClientProductsWireSchema = PageOf(
  Type.Object({
    codigo: ArticleCodeSchema,
    referencia: ReferenceSchema,
    nombre: Type.String(),
    codColor: Type.Optional(Type.String()),
    nombreColor: Type.String(),
    talla: Type.String(),
    foto: Nullable(MediaWireSchema),
    unidades: CountSchema,
    ultimaCompra: DateSchema,
    ultimoPrecio: MoneySchema,
    /** Null when the current campaign does not sell it. */
    precioActual: Nullable(MoneySchema),
    seAgotaHacia: Nullable(DateSchema),
  }),
);

export const RequestsRequestSchema = Type.Object(
  {
    cliente: Type.Optional(IdSchema),
    estados: Type.Optional(Type.Array(Type.Enum(Object.values(requestStates)), { maxItems: 6 })),
    ...PageRequest,
  },
  closed,
);
export const RequestsWireSchema = Type.Object({
  ahora: DateTimeSchema,
  porEstado: Type.Record(Type.String(), CountSchema, { maxProperties: 6 }),
  solicitudes: PageOf(RequestWireSchema),
});

export const ProcessParamsSchema = Type.Object({ x: IdSchema }, closed);
export const ProcessedWireSchema = Type.Object({
  solicitud: RequestWireSchema,
  /** The result of each accepted line in the order in hand; `clave` is the line of the request. */
  resultados: Type.Array(LineResultWireSchema, { maxItems: 100 }),
  /** Null where no line goes into the order. */
  orden: Nullable(BagChangeWireSchema),
});

// Writing to clients

const outgoing = {
  clientes: Type.Array(IdSchema, { minItems: 1, maxItems: messageClientsMax }),
  canal: Type.Union([Type.Literal('CORREO'), Type.Literal('WHATSAPP')]),
  /** Only returns what would be sent. */
  vistaPrevia: Type.Boolean(),
};

export const SendCatalogueRequestSchema = Type.Object(
  {
    ...outgoing,
    campana: CampaignCodeSchema,
    departamento: Type.Optional(SlugSchema),
    mensaje: Type.Optional(TextSchema(messageMaxLength)),
  },
  closed,
);
export const SendMessageRequestSchema = Type.Object(
  {
    ...outgoing,
    tipo: Type.Union([Type.Literal('MENSAJE'), Type.Literal('INVITACION'), Type.Literal('RECORDATORIO')]),
    asunto: Type.Optional(TextSchema(100)),
    mensaje: TextSchema(messageMaxLength, 1),
  },
  closed,
);
export const SentWireSchema = Type.Object({
  resultados: Type.Array(
    Type.Object({
      cliente: IdSchema,
      resultado: Type.Union([
        Type.Literal('ENVIADO'),
        Type.Literal('PREPARADO'),
        Type.Literal('SIN_CONSENTIMIENTO'),
        Type.Literal('SIN_DIRECCION'),
        Type.Literal('BLOQUEADA'),
        /** The limit of messages to this client is reached. */
        Type.Literal('ESPERA'),
      ]),
      /** In the client's language; a WhatsApp message is sent from the executive's own telephone. */
      asunto: Nullable(Type.String()),
      texto: Type.String(),
      enlace: Nullable(Type.String()),
    }),
    { maxItems: messageClientsMax },
  ),
});

// The executive's tasks

export const WaitingWireSchema = Type.Object({
  now: DateTimeSchema,
  /** Requests to answer, and the earliest deadline. */
  requests: CountSchema,
  answerBy: Nullable(DateTimeSchema),
  toContact: CountSchema,
  /** The first few of them, each with the most important reason and its day. */
  contacts: Type.Array(
    Type.Object({ id: IdSchema, name: Type.String(), reason: Type.Enum(contactReasons), day: DateSchema }),
    { maxItems: 5 },
  ),
  /** The order in hand, shown on each page beside it. If absent, it has a call of its own. */
  activeOrder: Type.Optional(ActiveOrderWireSchema),
});

// A client's first access

export const InviteClientRequestSchema = Type.Object(
  { client: IdSchema, channel: Type.Union([Type.Literal('mail'), Type.Literal('link')]) },
  closed,
);
export const InvitedClientWireSchema = Type.Object({
  outcome: Type.Union([
    Type.Literal('sent'),
    Type.Literal('ready'),
    Type.Literal('noConsent'),
    Type.Literal('noAddress'),
    Type.Literal('blocked'),
    Type.Literal('hasAccount'),
    Type.Literal('wait'),
  ]),
  /** One-use and for this client only; returned only here. Another invitation invalidates it. */
  link: Nullable(Type.String()),
  /** In the client's language, with the link: for the executive to send by telephone. */
  text: Nullable(Type.String()),
  until: Nullable(DateTimeSchema),
});

export const StopMailsRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);
