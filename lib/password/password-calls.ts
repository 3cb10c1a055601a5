import type { BodyOf } from '@/contract/calls/table';
import { post } from '@/lib/http/browser';
import type { Locale } from '@/lib/i18n/routing';
import { mapResult, type Result } from '@/lib/result';
import type { ChangePasswordValues, FirstAccessValues, Invitation, MailLink, Scope } from './password-form';

const toWire = { executive: 'socia', client: 'cliente' } as const;

/** The response is always the same; a mail is sent if the user exists. */
export const askForRecovery = (scope: Scope, username: string, locale: Locale) =>
  post<'sendRecoveryLink'>('/api/public/recordarContrasena', {
    body: { ambito: toWire[scope], usuario: username, idioma: locale },
  });

export async function readPasswordLink(token: string): Promise<Result<MailLink>> {
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

/** The invited client, and the executive who invites. */
export async function readInvitation(token: string): Promise<Result<Invitation>> {
  const opened = await post<'checkCredentials'>('/api/clientes/validarCredenciales', { body: { invitacion: token } });
  return mapResult(opened, ({ nombre, socia, claveToken, pideCorreo }) => ({
    name: nombre,
    executive: socia?.nombre ?? '',
    token: claveToken ?? token,
    asksEmail: pideCorreo ?? false,
  }));
}

/** Creates the client's access and signs the client in. */
export const createClientAccess = (token: string, { username, email, password }: FirstAccessValues) =>
  change({ ambito: 'cliente', token, claveNueva: password, usuario: username, ...(email && { correo: email }) });

/** Every other session ends; this one continues with a new token. */
export const changePassword = (scope: Scope, { current, password }: ChangePasswordValues) =>
  change({ ambito: toWire[scope], claveActual: current, claveNueva: password });

// Maps wire fields to the fields of each form.
export const recoveryFieldOfWire = { usuario: 'username' } as const;
export const choiceFieldOfWire = { claveNueva: 'password' } as const;
export const changeFieldOfWire = { claveActual: 'current', claveNueva: 'password' } as const;
export const accessFieldOfWire = { usuario: 'username', correo: 'email', claveNueva: 'password' } as const;
