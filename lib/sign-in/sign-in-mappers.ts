import type { BodyOf } from '@/contract/calls/table';
import type { SignInValues } from './sign-in-form';

export const toSignInWire = ({ user, password, stay }: SignInValues): BodyOf<'signIn'> => ({
  usuario: user,
  clave: password,
  ...(stay && { permanecer: 'S' as const }),
});
