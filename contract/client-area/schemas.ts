import { Type } from 'typebox';
import { sizeNoteTypes } from '../codes.ts';
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
} from '../common/schemas.ts';
import { GuestOrderKeySchema } from '../guest/schemas.ts';
import { DifferencesSchema } from '../order/line-schemas.ts';
import { OrderStateSchema } from '../order/schemas.ts';
import { NewPasswordSchema } from '../password/schemas.ts';
import { OwnConsentWireSchema, PublicExecutiveWireSchema, SizeNoteWireSchema } from '../people/schemas.ts';
import { RequestWireSchema } from '../requests/schemas.ts';
import { mailCodePattern, passwordMaxLength } from '../rules.ts';

export const ClientSessionWireSchema = Type.Object({
  id: IdSchema,
  /** The whole name, and its family part. */
  nombre: Type.String(),
  apellidos: Type.Optional(Type.String()),
  correo: Nullable(Type.String()),
  /** A new address that is not confirmed yet; if absent, the address cannot be changed. */
  correoPorConfirmar: Type.Optional(Nullable(Type.String())),
  telefono: Nullable(PhoneSchema),
  idioma: LocaleSchema,
  vence: DateTimeSchema,
  /** Null for a client without an executive. */
  socia: Nullable(PublicExecutiveWireSchema),
  tallas: Type.Array(SizeNoteWireSchema, { maxItems: 20 }),
  consentimientos: Type.Array(OwnConsentWireSchema, { maxItems: 20 }),
  /** Newest first. */
  solicitudes: Type.Array(RequestWireSchema, { maxItems: 50 }),
  /** Version of the data that the client may change; if absent, they are read only. */
  version: Type.Optional(VersionSchema),
});

/**
 * A client's consents: that the account keeps sizes, that the executive sees them, that the account keeps the wish
 * list, and how the client may be written to.
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

/** Fields that are absent stay unchanged. */
export const UpdateClientRequestSchema = Type.Object(
  {
    version: VersionSchema,
    givenName: Type.Optional(NameSchema),
    familyName: Type.Optional(Type.Union([Type.Literal(''), NameSchema])),
    /** A new address for sign-in, with the current password; then the mailed code. */
    email: Type.Optional(EmailSchema),
    password: Type.Optional(TextSchema(passwordMaxLength, 1)),
    code: Type.Optional(Type.String({ pattern: mailCodePattern })),
    phone: Type.Optional(Nullable(PhoneSchema)),
    locale: Type.Optional(LocaleSchema),
    /** Kept only with consent, by the account (TALLAS_CUENTA) or for the executive (TALLAS_SOCIA). */
    sizes: Type.Optional(OwnSizesSchema),
    consents: Type.Optional(ClientConsentsSchema),
  },
  closed,
);
export const UpdatedClientWireSchema = Type.Object({ version: VersionSchema });

export const ClientGridParamsSchema = Type.Object({ x: ReferenceSchema }, closed);

export const SentProductsWireSchema = Type.Object({
  /** Null when only substitutes were answered, and where nothing is sold now: then the differences say what. */
  solicitud: Nullable(RequestWireSchema),
  respondidas: Type.Array(RequestWireSchema, { maxItems: 50 }),
  diferencias: DifferencesSchema,
});

/**
 * Asks for an account by mail address or by an order: the answer is the same whether there is one already. With an
 * alias the link offers the executive of that store.
 */
export const AccountRequestSchema = Type.Union([
  Type.Object({ email: EmailSchema, locale: LocaleSchema, alias: Type.Optional(AliasSchema) }, closed),
  Type.Object({ order: GuestOrderKeySchema, locale: LocaleSchema }, closed),
]);

export const AccountLinkRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);

/** Data for the reader of the link's mail. */
export const AccountLinkWireSchema = Type.Object({
  email: Type.String(),
  /** As in the last order; empty without one. */
  givenName: Type.String(),
  familyName: Type.String(),
  /** Number of orders that the account will contain. */
  orders: CountSchema,
  /** The executive on offer. */
  executive: Nullable(PublicExecutiveWireSchema),
});

export const CreateAccountRequestSchema = Type.Object(
  {
    token: LinkTokenSchema,
    givenName: NameSchema,
    familyName: Type.Union([Type.Literal(''), NameSchema]),
    password: NewPasswordSchema,
    /** Choose the executive of the link. */
    withExecutive: Type.Boolean(),
    /** Sizes kept on the device; accepted if the account is to keep them (TALLAS_CUENTA). */
    sizes: Type.Optional(OwnSizesSchema),
    consents: ClientConsentsSchema,
  },
  closed,
);

/** The store of the chosen executive; null for none. */
export const ChooseExecutiveRequestSchema = Type.Object({ alias: Nullable(AliasSchema) }, closed);
export const ChosenExecutiveWireSchema = Type.Object({ executive: Nullable(PublicExecutiveWireSchema) });

/** The latest first: guest orders with the account's confirmed address. */
export const ClientOrdersWireSchema = Type.Object({
  orders: Type.Array(
    Type.Object({
      number: OrderNumberSchema,
      /** The secret of its link. */
      secret: LinkTokenSchema,
      alias: AliasSchema,
      state: OrderStateSchema,
      placedAt: DateTimeSchema,
      units: CountSchema,
      total: MoneySchema,
    }),
    { maxItems: 50 },
  ),
  total: CountSchema,
});
