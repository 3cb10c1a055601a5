import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { invalid } from '../errors.ts';
import type { MailChange } from '../identity.ts';

type MailChangeInput = { email?: string | undefined; password?: string | undefined; code?: string | undefined };

/**
 * A change needs the current password, because an open session alone must not move the account away. `passwordField` is
 * the name of the password in the call.
 */
export function toMailChange(
  { email, password, code }: MailChangeInput,
  passwordField: string,
): MailChange | undefined {
  if (code !== undefined) return { code };
  if (email === undefined) return undefined;
  if (password === undefined) throw invalid({ [passwordField]: fieldProblemKeys.required });
  return { to: email, password };
}
