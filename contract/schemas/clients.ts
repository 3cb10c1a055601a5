import { Type } from 'typebox';
import { sizeNoteTypes } from '../codes.ts';
import { mailCodePattern, passwordMaxLength } from '../rules.ts';
import {
  AliasSchema,
  CountSchema,
  closed,
  DateTimeSchema,
  EmailSchema,
  IdSchema,
  LinkTokenSchema,
  LocaleSchema,
  MoneySchema,
  NameSchema,
  Nullable,
  OrderNumberSchema,
  PhoneSchema,
  ReferenceSchema,
  TermsVersionSchema,
  TextSchema,
  VersionSchema,
} from './common.ts';
import { GuestOrderKeySchema } from './guest.ts';
import { OrderStateSchema } from './order.ts';
import { DifferencesSchema } from './order-lines.ts';
import { NewPasswordSchema } from './password.ts';
import { OwnConsentWireSchema, PublicExecutiveWireSchema, SizeNoteWireSchema } from './people.ts';
import { RequestWireSchema } from './requests.ts';

export const ClientSessionWireSchema = Type.Object({
  id: IdSchema,
  /** The whole name, and what of it is the family's. */
  nombre: Type.String(),
  apellidos: Type.Optional(Type.String()),
  correo: Nullable(Type.String()),
  /** A new address that its mail has not confirmed yet; without it she may not change hers. */
  correoPorConfirmar: Type.Optional(Nullable(Type.String())),
  telefono: Nullable(PhoneSchema),
  idioma: LocaleSchema,
  vence: DateTimeSchema,
  /** Null where nobody looks after her: she buys as she is. */
  socia: Nullable(PublicExecutiveWireSchema),
  tallas: Type.Array(SizeNoteWireSchema, { maxItems: 20 }),
  consentimientos: Type.Array(OwnConsentWireSchema, { maxItems: 20 }),
  /** Newest first. */
  solicitudes: Type.Array(RequestWireSchema, { maxItems: 50 }),
  /** Of what she may change; without it she may only read. */
  version: Type.Optional(VersionSchema),
});

/**
 * What a client may say yes or no to: that her account keeps her sizes, that her executive sees them, that it keeps her
 * wish list, and how she may be written to.
 */
export const clientConsents = [
  'TALLAS_CUENTA',
  'TALLAS_SOCIA',
  'DESEOS_CUENTA',
  'PUBLICIDAD_CORREO',
  'PUBLICIDAD_WHATSAPP',
] as const;
const ClientConsentsSchema = Type.Array(
  Type.Object({ codigo: Type.Enum(clientConsents), dado: Type.Boolean(), version: TermsVersionSchema }, closed),
  { maxItems: 5 },
);

const OwnSizesSchema = Type.Array(Type.Object({ tipo: Type.Enum(sizeNoteTypes), talla: TextSchema(20, 1) }, closed), {
  maxItems: 20,
});

/** Only what is named changes. */
export const UpdateClientRequestSchema = Type.Object(
  {
    version: VersionSchema,
    nombre: Type.Optional(NameSchema),
    apellidos: Type.Optional(Type.Union([Type.Literal(''), NameSchema])),
    /** Where she wants to sign in from now on, with the password in force; then the code of the mail that went there. */
    correo: Type.Optional(EmailSchema),
    claveActual: Type.Optional(TextSchema(passwordMaxLength, 1)),
    codigoCorreo: Type.Optional(Type.String({ pattern: mailCodePattern })),
    telefono: Type.Optional(Nullable(PhoneSchema)),
    idioma: Type.Optional(LocaleSchema),
    /** Kept only as long as she says so (TALLAS_CUENTA), or her executive may see them (TALLAS_SOCIA). */
    tallas: Type.Optional(OwnSizesSchema),
    consentimientos: Type.Optional(ClientConsentsSchema),
  },
  closed,
);
export const UpdatedClientWireSchema = Type.Object({ version: VersionSchema });

export const ClientGridParamsSchema = Type.Object({ x: ReferenceSchema }, closed);

export const SentProductsWireSchema = Type.Object({
  /** Null when only substitutes were answered, and where nothing of it is sold now: then the differences say what. */
  solicitud: Nullable(RequestWireSchema),
  respondidas: Type.Array(RequestWireSchema, { maxItems: 50 }),
  diferencias: DifferencesSchema,
});

/**
 * Whoever wants an account says where she gets mail, or by which order: the answer is the same whoever has one already.
 * With an alias her link offers her the executive of that store.
 */
export const AccountRequestSchema = Type.Union([
  Type.Object({ correo: EmailSchema, idioma: LocaleSchema, alias: Type.Optional(AliasSchema) }, closed),
  Type.Object({ pedido: GuestOrderKeySchema, idioma: LocaleSchema }, closed),
]);

export const AccountLinkRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);

/** What is known of whoever reads the mail of that address. */
export const AccountLinkWireSchema = Type.Object({
  correo: Type.String(),
  /** As she last ordered; empty where she has not. */
  nombre: Type.String(),
  apellidos: Type.String(),
  /** Orders that she will find in it. */
  pedidos: CountSchema,
  /** Who would look after her, if she wants that. */
  socia: Nullable(PublicExecutiveWireSchema),
});

export const CreateAccountRequestSchema = Type.Object(
  {
    token: LinkTokenSchema,
    nombre: NameSchema,
    apellidos: Type.Union([Type.Literal(''), NameSchema]),
    claveNueva: NewPasswordSchema,
    /** She wants the executive of the link to look after her. */
    conSocia: Type.Boolean(),
    /** Those that she keeps on her device; taken where her account is to keep them (TALLAS_CUENTA). */
    tallas: Type.Optional(OwnSizesSchema),
    consentimientos: ClientConsentsSchema,
  },
  closed,
);

/** The store of who is to look after her from now on; null where nobody is. */
export const ChooseExecutiveRequestSchema = Type.Object({ alias: Nullable(AliasSchema) }, closed);
export const ChosenExecutiveWireSchema = Type.Object({ socia: Nullable(PublicExecutiveWireSchema) });

/** The latest first: what was ordered without an account with the address that is proved to be hers. */
export const ClientOrdersWireSchema = Type.Object({
  pedidos: Type.Array(
    Type.Object({
      numero: OrderNumberSchema,
      /** Of its link. */
      clave: LinkTokenSchema,
      alias: AliasSchema,
      estado: OrderStateSchema,
      confirmada: DateTimeSchema,
      unidades: CountSchema,
      total: MoneySchema,
    }),
    { maxItems: 50 },
  ),
  total: CountSchema,
});
