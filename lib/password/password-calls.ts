import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { Invitation, MailLink, Scope } from './password';
import type { ChangePasswordValues, FirstAccessValues } from './password-form';

const toWire = { executive: 'socia', client: 'cliente' } as const;

/** Always answered alike; the mail goes where there is somebody. */
export const askForRecovery = (scope: Scope, username: string, locale: Locale) =>
  post<'sendRecoveryLink'>('/api/public/recordarContrasena', {
    body: { ambito: toWire[scope], usuario: username, idioma: locale },
  });

export async function readLink(token: string): Promise<Result<MailLink>> {
  const result = await post<'checkRecoveryLink'>('/api/public/validarRecordarContrasena', { body: { token } });
  if (!result.ok) return result;
  const { ambito, motivo, usuario, nombre } = result.data;
  return {
    ...result,
    data: {
      scope: ambito === 'cliente' ? 'client' : 'executive',
      purpose: motivo === 'INSCRIPCION' ? 'joining' : 'recovery',
      username: usuario,
      name: nombre,
    },
  };
}

const change = (body: BodyOf<'changePassword'>) => post<'changePassword'>('/api/public/cambiarPassword', { body });

export const setPassword = (scope: Scope, token: string, password: string) =>
  change({ ambito: toWire[scope], token, claveNueva: password });

/** Whom an invitation is for, and from whom it comes. */
export async function readInvitation(token: string): Promise<Result<Invitation>> {
  const opened = await post<'checkCredentials'>('/api/clientes/validarCredenciales', { body: { invitacion: token } });
  return mapResult(opened, ({ nombre, socia, claveToken, pideCorreo }) => ({
    name: nombre,
    executive: socia?.nombre ?? '',
    token: claveToken ?? token,
    asksEmail: pideCorreo ?? false,
  }));
}

/** Her account begins with it, and she is signed in. */
export const beginAccess = (token: string, { username, email, password }: FirstAccessValues) =>
  change({ ambito: 'cliente', token, claveNueva: password, usuario: username, ...(email && { correo: email }) });

/** Every other session ends; this one goes on with a new token. */
export const changePassword = (scope: Scope, { current, password }: ChangePasswordValues) =>
  change({ ambito: toWire[scope], claveActual: current, claveNueva: password });

// The field of each form that a field of the wire is.
export const recoveryFieldOfWire = { usuario: 'username' } as const;
export const choiceFieldOfWire = { claveNueva: 'password' } as const;
export const changeFieldOfWire = { claveActual: 'current', claveNueva: 'password' } as const;
export const accessFieldOfWire = { usuario: 'username', correo: 'email', claveNueva: 'password' } as const;
