import { type Static, Type } from 'typebox';
import { MediaWireSchema } from '../catalogue/schemas.ts';
import {
  AliasSchema,
  CountrySchema,
  closed,
  DateTimeSchema,
  IdSchema,
  LocaleSchema,
  Nullable,
  PhoneSchema,
  TermsVersionSchema,
  TextSchema,
} from '../common/schemas.ts';
import { passwordMaxLength } from '../rules.ts';

/** What an executive shows strangers. */
export const PublicExecutiveWireSchema = Type.Object({
  codigo: IdSchema,
  nombre: Type.String(),
  alias: Nullable(AliasSchema),
  localidad: Type.String(),
  pais: CountrySchema,
  idiomas: Type.Optional(Type.Array(LocaleSchema, { maxItems: 3 })),
  /** Distance from the place searched for, in tens of kilometres; 0 is the same area, null where either is unknown. */
  distanciaKm: Type.Optional(Nullable(Type.Integer({ minimum: 0 }))),
  foto: Nullable(MediaWireSchema),
  /** The executive's hours, as typed. */
  horario: Type.Optional(Nullable(Type.String())),
  presentacion: Nullable(Type.String()),
  whatsapp: Nullable(PhoneSchema),
});
export type PublicExecutiveWire = Static<typeof PublicExecutiveWireSchema>;

export const PersonRefWireSchema = Type.Object({ id: IdSchema, nombre: Type.String() });
export type PersonRefWire = Static<typeof PersonRefWireSchema>;

export const consentNames = [
  'PUBLICIDAD_CORREO',
  'PUBLICIDAD_WHATSAPP',
  'BUSCADOR',
  'TALLAS_SOCIA',
  'COMPRAS_SOCIA',
] as const;
/** Consents about a client's own account; the executive neither sets nor reads them. */
export const accountConsentNames = ['TALLAS_CUENTA', 'DESEOS_CUENTA'] as const;

/** A consent with the version of its text; giving and withdrawing are both dated. */
export const ConsentWireSchema = Type.Object({
  codigo: Type.Enum(consentNames),
  dado: Type.Boolean(),
  version: TermsVersionSchema,
  fecha: DateTimeSchema,
});
export type ConsentWire = Static<typeof ConsentWireSchema>;
/** Including the consents about the client's own account. */
export const OwnConsentWireSchema = Type.Object({
  ...ConsentWireSchema.properties,
  codigo: Type.Enum([...consentNames, ...accountConsentNames]),
});
export type OwnConsentWire = Static<typeof OwnConsentWireSchema>;

/** A size that fitted, by type of garment. Sizes as bought, never measurements. */
export const SizeNoteWireSchema = Type.Object({ tipo: Type.String(), talla: Type.String() });

/** The end of an account, with the current password. */
export const CloseAccountRequestSchema = Type.Object({ password: TextSchema(passwordMaxLength, 1) }, closed);
export const ClosedWireSchema = Type.Object({ closed: Type.Literal(true) });
