import { fieldKeys } from 'contract/field-keys.ts';
import { invalid } from '../errors.ts';
import type { MailChange } from '../identity.ts';

type Body = { correo?: string; claveActual?: string; codigoCorreo?: string };

/** A change needs the current password, because an open session alone must not move the account away. */
export function toMailChange({ correo, claveActual, codigoCorreo }: Body): MailChange | undefined {
  if (codigoCorreo !== undefined) return { code: codigoCorreo };
  if (correo === undefined) return undefined;
  if (claveActual === undefined) throw invalid({ claveActual: fieldKeys.required });
  return { to: correo, password: claveActual };
}
