import { type Static, Type } from 'typebox';
import { AddressInputSchema, AddressWireSchema } from '../address/schemas.ts';
import { executiveStates, movementTypes, referralPrizeStates, referralStates } from '../codes.ts';
import {
  AliasSchema,
  BalanceSchema,
  CampaignCodeSchema,
  CountrySchema,
  CountSchema,
  closed,
  DateSchema,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  InvoiceNumberSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  NoteSchema,
  Nullable,
  OrderNumberSchema,
  PageOf,
  PageQuery,
  PhoneSchema,
  RemarksSchema,
  SoldSchema,
  TermsVersionSchema,
  TextSchema,
  VersionSchema,
} from '../common/schemas.ts';
import {
  CampaignClockWireSchema,
  ClientListWireSchema,
  OrderHeadWireSchema,
  OrderStateSchema,
  OrderWireSchema,
  partsMax,
} from '../order/schemas.ts';
import { PaymentResultWireSchema } from '../payment/schemas.ts';
import { ConsentWireSchema, consentNames } from '../people/schemas.ts';
import { LevelWireSchema } from '../prizes/schemas.ts';
import { mailCodePattern, orderLinesMax, passwordMaxLength, statementPageMaxSize } from '../rules.ts';

// The executive's own data

const SessionWireSchema = Type.Object({
  id: IdSchema,
  inicio: DateTimeSchema,
  ultimoUso: DateTimeSchema,
  dispositivo: Type.String(),
  actual: Type.Boolean(),
  /** Stays signed in on this device. */
  permanece: Type.Optional(Type.Boolean()),
});

/** Advisors who acted as the executive, when and why; always visible to the executive. */
const ActedWireSchema = Type.Object({
  asesora: Type.String(),
  motivo: Type.String(),
  desde: DateTimeSchema,
  hasta: DateTimeSchema,
  hechos: Type.Array(Type.Object({ clave: Type.String(), fecha: DateTimeSchema }), { maxItems: 300 }),
});

export const ProfileWireSchema = Type.Object({
  codigo: IdSchema,
  nombre: Type.String(),
  apellidos: Type.String(),
  correo: Type.String(),
  /** A new address that is not confirmed yet. */
  correoPorConfirmar: Nullable(Type.String()),
  telefono: Nullable(PhoneSchema),
  idioma: LocaleSchema,
  pais: CountrySchema,
  alias: Nullable(AliasSchema),
  estado: Type.Enum(executiveStates),
  /** The last campaign with activity; if it is not the current one, the executive may join that. */
  campanaActiva: Nullable(CampaignCodeSchema),
  /** Null where the shop has no levels. */
  nivel: Nullable(LevelWireSchema),
  puntos: CountSchema,
  asesora: Nullable(Type.Object({ nombre: Type.String(), telefono: Nullable(PhoneSchema) })),
  /** Set while an advisor acts as the executive. */
  actuando: Nullable(Type.Object({ asesora: Type.String(), hasta: DateTimeSchema })),
  direcciones: Type.Array(AddressWireSchema, { maxItems: 50 }),
  consentimientos: Type.Array(ConsentWireSchema, { maxItems: 20 }),
  sesiones: Type.Array(SessionWireSchema, { maxItems: 50 }),
  actuaciones: Type.Array(ActedWireSchema, { maxItems: 50 }),
  version: VersionSchema,
});
export type ProfileWire = Static<typeof ProfileWireSchema>;

export const SessionStateWireSchema = Type.Object({
  haySesion: Type.Boolean(),
  nombre: Type.String(),
  vence: DateTimeSchema,
  actuando: Nullable(Type.Object({ asesora: Type.String(), hasta: DateTimeSchema })),
});

export const ActivatedWireSchema = Type.Object({
  estado: Type.Enum(executiveStates),
  campana: CampaignCodeSchema,
  avisos: RemarksSchema,
});

/** Fields that are absent stay unchanged. */
export const UpdateProfileRequestSchema = Type.Object(
  {
    version: VersionSchema,
    nombre: Type.Optional(NameSchema),
    apellidos: Type.Optional(NameSchema),
    /** Takes effect once the mailed code is entered; needs the current password. */
    correo: Type.Optional(EmailSchema),
    claveActual: Type.Optional(TextSchema(passwordMaxLength, 1)),
    codigoCorreo: Type.Optional(Type.String({ pattern: mailCodePattern })),
    telefono: Type.Optional(Nullable(PhoneSchema)),
    idioma: Type.Optional(LocaleSchema),
    /** Without id a new one. */
    direccion: Type.Optional(
      Type.Object({ id: Type.Optional(IdSchema), predeterminada: Type.Boolean(), datos: AddressInputSchema }, closed),
    ),
    quitarDireccion: Type.Optional(IdSchema),
    consentimientos: Type.Optional(
      Type.Array(
        Type.Object({ codigo: Type.Enum(consentNames), dado: Type.Boolean(), version: TermsVersionSchema }, closed),
        { maxItems: 20 },
      ),
    ),
    cerrarSesiones: Type.Optional(Type.Array(IdSchema, { maxItems: 50 })),
  },
  closed,
);

// The executive's orders

const CampaignNameSchema = Type.Object({ codigo: CampaignCodeSchema, nombre: Type.String() });
/** Campaigns with data, the latest first. */
const CampaignChoiceSchema = Type.Optional(Type.Array(CampaignNameSchema, { maxItems: 26 }));

/** A campaign, or all of them. */
export const OrdersParamsSchema = Type.Object({ x: Type.Union([Type.Literal('todas'), CampaignCodeSchema]) }, closed);
export const OrdersQuerySchema = Type.Object(
  { ...PageQuery, estado: Type.Optional(OrderStateSchema), texto: Type.Optional(TextSchema(60)) },
  closed,
);
const PlacedWireSchema = Type.Object({
  ...OrderHeadWireSchema.properties,
  clientes: CountSchema,
  retenida: Type.Boolean(),
  /** Until when its items are kept while it waits. */
  reservadaHasta: Type.Optional(Nullable(DateTimeSchema)),
  cancelable: Type.Boolean(),
  devolucionHasta: Nullable(DateSchema),
});
export const OrdersWireSchema = Type.Object({ ...PageOf(PlacedWireSchema).properties, campanas: CampaignChoiceSchema });

export const OrderDetailParamsSchema = Type.Object({ a: CampaignCodeSchema, b: OrderNumberSchema }, closed);

const ParcelWireSchema = Type.Object({
  numero: Type.String(),
  transportista: Type.String(),
  seguimiento: Nullable(Type.String()),
  /** The tracking page, and the day of dispatch. */
  enlace: Type.Optional(Nullable(Type.String({ pattern: '^https://' }))),
  salida: Type.Optional(Nullable(DateSchema)),
  estado: Type.Union([
    Type.Literal('PREPARANDO'),
    Type.Literal('EN_CAMINO'),
    Type.Literal('ENTREGADO'),
    Type.Literal('DEVUELTO'),
    /** It will not be sent; its part is refunded. */
    Type.Literal('NO_ENVIADO'),
  ]),
  fecha: DateTimeSchema,
  lineas: Type.Array(Type.Object({ linea: IdSchema, cantidad: CountSchema }), { maxItems: orderLinesMax }),
});

export const OrderDetailWireSchema = Type.Object({
  orden: OrderWireSchema,
  listas: Type.Array(ClientListWireSchema, { maxItems: partsMax }),
  envios: Type.Array(ParcelWireSchema, { maxItems: 50 }),
  pagos: Type.Array(PaymentResultWireSchema, { maxItems: 50 }),
  historia: Type.Array(
    Type.Object({
      estado: OrderStateSchema,
      fecha: DateTimeSchema,
      /** Who did it; with `por` where an advisor acted as the executive. */
      quien: Type.String(),
      por: Nullable(Type.String()),
      motivo: Nullable(Type.String()),
    }),
    { maxItems: 50 },
  ),
  /** All PDFs of the order: order, packingLists, invoice, creditNote or refund; `numero` is an invoice's own. */
  documentos: Type.Array(
    Type.Object({ tipo: Type.String(), url: Type.String(), numero: Type.Optional(InvoiceNumberSchema) }),
    { maxItems: 100 },
  ),
  devolucionHasta: Nullable(DateSchema),
  cancelable: Type.Boolean(),
});

// Money

/** By days (inclusive), by a campaign's time, or by both. */
export const StatementQuerySchema = Type.Object(
  {
    pagina: PageQuery.pagina,
    /** Up to statementPageMaxSize. */
    tamano: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$' })),
    desde: Type.Optional(DateSchema),
    hasta: Type.Optional(DateSchema),
    campana: Type.Optional(CampaignCodeSchema),
  },
  closed,
);

/** The same period as a PDF, which holds up to statementPageMaxSize movements. */
export const StatementPaperQuerySchema = Type.Object(
  {
    from: Type.Optional(DateSchema),
    to: Type.Optional(DateSchema),
    campaign: Type.Optional(CampaignCodeSchema),
    /** The PDF's language, because a link carries no other sign of its page. */
    locale: Type.Optional(LocaleSchema),
  },
  closed,
);

export const StatementWireSchema = Type.Object({
  /** Positive: the executive owes it; negative: the shop does. */
  saldo: BalanceSchema,
  /** Before the first movement of the period. */
  saldoInicial: BalanceSchema,
  /** The latest first; `saldo` is the balance after it. */
  movimientos: PageOf(
    Type.Object({
      id: IdSchema,
      fecha: DateTimeSchema,
      tipo: Type.Enum(movementTypes),
      orden: Nullable(OrderNumberSchema),
      /** The campaign of its order. */
      campana: Type.Optional(Nullable(CampaignCodeSchema)),
      descripcion: Type.String(),
      importe: BalanceSchema,
      saldo: BalanceSchema,
      vence: Nullable(DateSchema),
    }),
    statementPageMaxSize,
  ),
  campanas: CampaignChoiceSchema,
});

export const AccountSummaryWireSchema = Type.Object({
  saldo: BalanceSchema,
  vencido: MoneySchema,
  proximo: Nullable(Type.Object({ fecha: DateSchema, importe: MoneySchema })),
  cupo: Type.Object({ limite: MoneySchema, usado: MoneySchema, disponible: MoneySchema }),
  /** Orders that wait for payment, and what releases each of them. */
  retenidas: Type.Array(
    Type.Object({
      orden: OrderHeadWireSchema,
      motivo: Type.String(),
      importeQueLibera: MoneySchema,
      /** Until when its items are kept. */
      reservadaHasta: Type.Optional(Nullable(DateTimeSchema)),
    }),
    { maxItems: 20 },
  ),
  antiguedad: Type.Array(
    Type.Object({ desdeDias: CountSchema, hastaDias: Nullable(CountSchema), importe: MoneySchema }),
    {
      maxItems: 6,
    },
  ),
  ultimoPago: Nullable(Type.Object({ fecha: DateTimeSchema, importe: MoneySchema })),
});

const SalesFigures = { ventas: SoldSchema, unidades: CountSchema, puntos: CountSchema };

export const SalesQuerySchema = Type.Object({ campana: Type.Optional(CampaignCodeSchema) }, closed);
export const SalesWireSchema = Type.Object({
  reloj: CampaignClockWireSchema,
  /** Oldest first, with the current campaign at the end. */
  campanas: Type.Array(
    Type.Object({
      codigo: CampaignCodeSchema,
      nombre: Type.String(),
      pedidos: CountSchema,
      ganancia: MoneySchema,
      ...SalesFigures,
    }),
    { maxItems: 26 },
  ),
  categorias: Type.Array(Type.Object({ codigo: Type.String(), nombre: Type.String(), ...SalesFigures }), {
    maxItems: 60,
  }),
  /** Best buyers first; without id the executive's own purchases. */
  clientes: Type.Array(Type.Object({ id: Nullable(IdSchema), nombre: Type.String(), ...SalesFigures }), {
    maxItems: 100,
  }),
});

// Referrals

export const ReferralsQuerySchema = Type.Object(
  { ...PageQuery, estado: Type.Optional(Type.Enum(referralStates)) },
  closed,
);

export const ReferralWireSchema = Type.Object({
  id: IdSchema,
  nombre: Type.String(),
  correo: Nullable(Type.String()),
  telefono: Nullable(PhoneSchema),
  estado: Type.Enum(referralStates),
  invitada: DateTimeSchema,
  vence: Nullable(DateTimeSchema),
  /** The prize that this referral completed. */
  premio: Nullable(Type.Object({ nombre: Type.String(), ganado: Type.Boolean() })),
});

/** A prize offered for referrals, and the progress towards it. */
export const ReferralPrizeWireSchema = Type.Object({
  codigo: Type.String(),
  nombre: Type.String(),
  descripcion: Type.String(),
  /** How many have to count, and how many do. */
  referidas: CountSchema,
  cuentan: CountSchema,
  /** Executives who joined before it do not count. */
  inscritasDesde: DateTimeSchema,
  /** Months after joining within which the first order has to be placed; null is no limit. */
  meses: Nullable(CountSchema),
  /** The campaign's name; only its orders count. Null is any. */
  campana: Nullable(Type.String()),
  estado: Type.Enum(referralPrizeStates),
  /** When it was earned, handed over or revoked. */
  fecha: Nullable(DateTimeSchema),
});

export const ReferralsWireSchema = Type.Object({
  enlace: Type.String(),
  premiosGanados: CountSchema,
  /** Absent if the shop offers none, or the backend does not support them. */
  premios: Type.Optional(Type.Array(ReferralPrizeWireSchema, { maxItems: 50 })),
  contactos: PageOf(ReferralWireSchema),
});

const referralBase = {
  nombre: NameSchema,
  idioma: LocaleSchema,
  mensaje: Type.Optional(NoteSchema),
  /** The executive states that this person agreed to be invited. */
  consentimiento: Type.Literal(true),
};
export const InviteRequestSchema = Type.Union([
  Type.Object({ canal: Type.Literal('CORREO'), correo: EmailSchema, ...referralBase }, closed),
  Type.Object({ canal: Type.Literal('WHATSAPP'), telefono: PhoneSchema, ...referralBase }, closed),
]);
export const InvitedWireSchema = Type.Object({
  contacto: ReferralWireSchema,
  enlace: Type.String(),
  /** Text to send by WhatsApp, in the language of the person invited. */
  texto: Type.String(),
});
