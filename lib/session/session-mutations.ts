import { get, post } from '@/lib/http/browser';
import type { SessionKind } from './session';
import type { SignedIn } from './session-info';
import type { SignInValues } from './sign-in-form';
import { loadSession } from './use-session';

const addresses = { executive: '/api/login', client: '/api/clientes/login' } as const;

export const signIn = (kind: SessionKind, values: SignInValues) => post<SignedIn>(addresses[kind], values);

/** On every device, this one included. */
export async function signOutEverywhere(): Promise<boolean> {
  const result = await get('/api/public/logoutApp?ambito=socia&todas=S');
  return result.ok && (await loadSession())?.executive === null;
}

/** Whether she is signed out now: the answer may be lost and the sign-out done, or the other way round. */
export async function signOut(kind: SessionKind): Promise<boolean> {
  await get(`/api/public/logoutApp?ambito=${kind === 'client' ? 'cliente' : 'socia'}`);
  return (await loadSession())?.[kind] === null;
}
