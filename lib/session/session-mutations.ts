import { get, post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { SessionKind } from './session';
import type { SignedIn } from './session-info';
import type { SignInValues } from './sign-in-form';
import { loadSession } from './use-session';

const addresses = { executive: '/api/login', client: '/api/clientes/login' } as const;

type SignedInWire = Omit<SignedIn, 'name' | 'actor'> & { nombre: string; actor?: SignedIn['actor'] };

export const signIn = async (kind: SessionKind, values: SignInValues): Promise<Result<SignedIn>> =>
  mapResult(await post<SignedInWire>(addresses[kind], values), ({ nombre, actor = null, ...rest }) => ({
    ...rest,
    name: nombre,
    actor,
  }));

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
