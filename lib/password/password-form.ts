import { type InferType, object, string } from 'yup';
import { passwordProblem } from '@/contract/passwords';
import { emailMaxLength, emailPattern, passwordMaxLength, userMaxLength, userPattern } from '@/contract/rules';

/** `about` lists texts that a password must not simply repeat. */
const newPassword = (about: readonly string[]) =>
  string()
    .required('required')
    .test((value, { createError }) => {
      const problem = passwordProblem(value, about);
      return problem === null || createError({ message: problem === 'tooShort' ? 'passwordShort' : problem });
    });

export const recoveryForm = object({ username: string().trim().required('required').max(userMaxLength, 'tooLong') });

export const newPasswordForm = (about: readonly string[]) => object({ password: newPassword(about) });

export const changePasswordForm = (about: readonly string[]) =>
  object({
    current: string().required('required').max(passwordMaxLength, 'tooLong'),
    password: newPassword(about).test('same', 'same', (value, { parent }) => value !== parent.current),
  });
export type ChangePasswordValues = InferType<ReturnType<typeof changePasswordForm>>;

/** The email is asked for when none is confirmed yet. */
export const firstAccessForm = (about: readonly string[], asksEmail: boolean) => {
  const email = string().trim().max(emailMaxLength, 'tooLong');
  return object({
    username: string()
      .trim()
      .required('required')
      .matches(new RegExp(userPattern), 'username')
      .test('noAddress', 'username', (value) => !value.includes('@')),
    email: asksEmail ? email.required('required').matches(new RegExp(emailPattern), 'email') : email.default(''),
    password: newPassword(about).test(
      'own',
      'weak',
      (value, { parent }) => passwordProblem(value ?? '', [String(parent.username ?? '')]) !== 'weak',
    ),
  });
};
export type FirstAccessValues = InferType<ReturnType<typeof firstAccessForm>>;

export type Scope = 'executive' | 'client';

/** The purpose of a mail's link. */
export type MailLink = { scope: Scope; purpose: 'recovery' | 'joining'; username: string; name: string };

/** What a client's first access shows; mail goes to the invited address, or to one that the client enters. */
export type Invitation = { name: string; executive: string; token: string; asksEmail: boolean };
