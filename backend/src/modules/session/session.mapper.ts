import type { AnswerOf } from 'contract/calls/table.ts';
import type { PublicExecutiveWire } from 'contract/people/schemas.ts';
import type { TokenClaims } from 'contract/session/schemas.ts';
import type { Claims, UnsignedClaims } from '../../kit/handlers.ts';
import type { LiveSession } from './session.repository.ts';

/** Field names in refusals of passwords and new accounts, in the specification's calls. */
export const passwordFields = {
  current: 'claveActual',
  next: 'claveNueva',
  user: 'usuario',
  mail: 'correo',
  mailCode: 'codigoCorreo',
} as const;
/** In our own calls, which take the current password or a new one. */
export const ownPasswordFields = { current: 'password', next: 'password', mail: 'email', mailCode: 'code' } as const;
export type PasswordFields = Record<keyof typeof ownPasswordFields, string>;

export function toClaims(session: LiveSession): UnsignedClaims {
  const { actor_id: actorId, actor_name: actorName } = session;
  return {
    sub: session.account_id,
    sid: session.id,
    role: session.role,
    lang: session.lang,
    // An acting advisor has their own password and may not set the executive's.
    passwordChanged: actorId !== null || session.passwordChanged,
    ...(actorId !== null &&
      actorName !== null && {
        actor: { sub: actorId, name: actorName, until: Math.floor(session.expires_at.getTime() / 1000) },
      }),
  };
}

/** Claims as the token carries them (E06). */
export const toClaimsWire = <Rest extends object>({ passwordChanged, actor, ...rest }: SessionClaims & Rest) => ({
  ...rest,
  passchanged: passwordChanged ? ('S' as const) : ('N' as const),
  ...(actor && { actor: { sub: actor.sub, nombre: actor.name, hasta: actor.until } }),
});
type SessionClaims = Pick<Claims, 'passwordChanged' | 'actor'>;

export const fromClaimsWire = ({ passchanged, actor, ...rest }: TokenClaims): Claims => ({
  ...rest,
  passwordChanged: passchanged === 'S',
  ...(actor && { actor: { sub: actor.sub, name: actor.nombre, until: actor.hasta } }),
});

/** An acting session: its token, the executive and its end. */
export type ActingSession = { token: string; executive: { code: string; name: string }; until: Date };

export const toActing = ({ token, executive, until }: ActingSession): AnswerOf<'actAsExecutive'> => ({
  token,
  nombre: executive.name,
  socia: { id: executive.code, nombre: executive.name },
  hasta: until.toISOString(),
});

type Invitation = { name: string; sent_to: string | null };

/** The invitation's token is what sets the password. */
export const toInvitationCheck = (
  { name, sent_to }: Invitation,
  socia: PublicExecutiveWire,
  token: string,
): AnswerOf<'checkCredentials'> => ({
  nombre: name,
  socia,
  primerAcceso: true,
  claveToken: token,
  pideCorreo: sent_to === null,
});

export const toCredentialsCheck = (
  { name }: { name: string },
  socia: PublicExecutiveWire | null,
  token: string | null,
): AnswerOf<'checkCredentials'> => ({ nombre: name, socia, primerAcceso: token !== null, claveToken: token });
