import { Type } from 'typebox';
import { passwordMaxLength, passwordMinLength, userMaxLength, userPattern } from '../rules.ts';
import { closed, DateTimeSchema, EmailSchema, LinkTokenSchema, LocaleSchema, Nullable, TextSchema } from './common.ts';
import { PublicExecutiveWireSchema } from './people.ts';
import { ScopeSchema } from './session.ts';

const CurrentPasswordSchema = TextSchema(passwordMaxLength, 1);
export const NewPasswordSchema = TextSchema(passwordMaxLength, passwordMinLength);

/** A client's first access by her executive's invitation, or her password once more before something that matters. */
export const CredentialsRequestSchema = Type.Union([
  Type.Object({ invitacion: LinkTokenSchema }, closed),
  Type.Object({ usuario: TextSchema(userMaxLength, 1), clave: CurrentPasswordSchema }, closed),
]);

export const CredentialsWireSchema = Type.Object({
  nombre: Type.String(),
  /** Null where nobody looks after her. */
  socia: Nullable(PublicExecutiveWireSchema),
  /** She has no password of her own yet: `claveToken` goes to cambiarPassword. */
  primerAcceso: Type.Boolean(),
  claveToken: Nullable(LinkTokenSchema),
  /** By an invitation that nobody mailed her: cambiarPassword wants to know where mail goes, beside the user name. */
  pideCorreo: Type.Optional(Type.Boolean()),
});

/** Always answered alike; the mail goes out only where there is an account. */
export const RecoveryRequestSchema = Type.Object(
  { ambito: ScopeSchema, usuario: TextSchema(userMaxLength, 1), idioma: LocaleSchema },
  closed,
);

export const RecoveryTokenRequestSchema = Type.Object({ token: LinkTokenSchema }, closed);
export const RecoveryTokenWireSchema = Type.Object({
  ambito: ScopeSchema,
  vence: DateTimeSchema,
  /** A lost password, or the first one of somebody who joins: choosing it confirms her address. */
  motivo: Type.Union([Type.Literal('CLAVE'), Type.Literal('INSCRIPCION')]),
  /** Whose password it will be, so that a password manager files it under the right name. */
  usuario: Type.String(),
  nombre: Type.String(),
});

/** Why a link of a mail does not open. */
export const linkFailureKeys = { used: 'error.link.used', expired: 'error.link.expired' } as const;
/** Somebody took the user name, the address or the identity number between the mail and the password. */
export const enrolmentTakenKey = 'error.enrolment.taken';

/** By the link of a mail, or signed in with the password in force; by an invitation with what makes an account of it. */
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
 * Every session of the account has ended. Who was signed in gets a new token, which the storefront seals and never
 * passes on, and so does who came by an invitation; who came by another link has null and signs in.
 */
export const PasswordChangedWireSchema = Type.Object({
  token: Nullable(Type.String()),
  nombre: Nullable(Type.String()),
});
