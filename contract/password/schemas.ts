import { Type } from 'typebox';
import {
  closed,
  DateTimeSchema,
  EmailSchema,
  LinkTokenSchema,
  LocaleSchema,
  Nullable,
  TextSchema,
} from '../common/schemas.ts';
import { PublicExecutiveWireSchema } from '../people/schemas.ts';
import { passwordMaxLength, passwordMinLength, userMaxLength, userPattern } from '../rules.ts';
import { ScopeSchema } from '../session/schemas.ts';

const CurrentPasswordSchema = TextSchema(passwordMaxLength, 1);
export const NewPasswordSchema = TextSchema(passwordMaxLength, passwordMinLength);

/** A client's first access by invitation, or the password once more before an important change. */
export const CredentialsRequestSchema = Type.Union([
  Type.Object({ invitacion: LinkTokenSchema }, closed),
  Type.Object({ usuario: TextSchema(userMaxLength, 1), clave: CurrentPasswordSchema }, closed),
]);

export const CredentialsWireSchema = Type.Object({
  nombre: Type.String(),
  /** Null for a client without an executive. */
  socia: Nullable(PublicExecutiveWireSchema),
  /** The client has no password yet: `claveToken` goes to cambiarPassword. */
  primerAcceso: Type.Boolean(),
  claveToken: Nullable(LinkTokenSchema),
  /** The invitation was not mailed: cambiarPassword needs a mail address beside the user name. */
  pideCorreo: Type.Optional(Type.Boolean()),
});

/** Always answered alike; a mail is sent only where there is an account. */
export const RecoveryRequestSchema = Type.Object(
  { ambito: ScopeSchema, usuario: TextSchema(userMaxLength, 1), idioma: LocaleSchema },
  closed,
);

export const RecoveryTokenRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);
export const RecoveryTokenWireSchema = Type.Object({
  ambito: ScopeSchema,
  vence: DateTimeSchema,
  /** A lost password, or the first one of a registration: choosing it confirms the address. */
  motivo: Type.Union([Type.Literal('CLAVE'), Type.Literal('INSCRIPCION')]),
  /** The account's user name, so that a password manager stores it correctly. */
  usuario: Type.String(),
  nombre: Type.String(),
});

/** Why a mailed link does not open. */
export const linkFailureKeys = { used: 'error.link.used', expired: 'error.link.expired' } as const;
/** User name, address or identity number were taken between the mail and the password. */
export const enrolmentTakenKey = 'error.enrolment.taken';

/** By a mailed link, or signed in with the current password; by an invitation also with the new account's data. */
export const PasswordChangeRequestSchema = Type.Union([
  Type.Object({ ambito: ScopeSchema, token: LinkTokenSchema, claveNueva: NewPasswordSchema }, closed),
  Type.Object(
    {
      ambito: ScopeSchema,
      token: LinkTokenSchema,
      claveNueva: NewPasswordSchema,
      usuario: Type.String({ pattern: userPattern }),
      correo: Type.Optional(EmailSchema),
    },
    closed,
  ),
  Type.Object({ ambito: ScopeSchema, claveActual: CurrentPasswordSchema, claveNueva: NewPasswordSchema }, closed),
]);

/**
 * Every session of the account has ended. A caller who was signed in, or came by an invitation, gets a new token, which
 * the storefront seals and never passes on; by another link it is null, and the caller has to sign in.
 */
export const PasswordChangedWireSchema = Type.Object({
  token: Nullable(Type.String()),
  nombre: Nullable(Type.String()),
});
