import { object, string } from 'yup';
import type { AnswerOf } from '@/contract/calls/table';
import { passwordMaxLength } from '@/contract/rules';
import { post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';

const nothing = (_: AnswerOf<'closeClient'>) => null;

/** Closes an account; nothing of it can be restored. */
export const closeClient = async (password: string): Promise<Result<null>> =>
  mapResult(await post<'closeClient'>('/api/clientes/cerrarCuentaCliente', { body: { password } }), nothing);
export const closeExecutive = async (password: string): Promise<Result<null>> =>
  mapResult(await post<'closeExecutive'>('/api/socia/cerrarCuenta', { body: { password } }), nothing);

export const closeAccountForm = object({ password: string().required('required').max(passwordMaxLength, 'tooLong') });
