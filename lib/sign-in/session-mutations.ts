import { get, post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import type { SessionKind } from '@/lib/session/session';
import type { SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { loadSession } from './load-session';
import type { SignInValues } from './sign-in-form';
import { announceSignedOut } from './signed-out';

const addresses = { executive: '/api/login', client: '/api/clientes/login' } as const;

type SignedInWire = Omit<SignedIn, 'name'> & { nombre: string };

export const signIn = async (kind: SessionKind, values: SignInValues): Promise<Result<SignedIn>> =>
  mapResult(await post<SignedInWire>(addresses[kind], values), ({ nombre, ...rest }) => ({ ...rest, name: nombre }));

/** On every device, this one included. */
export const signOutEverywhere = () => leave('executive', 'ambito=socia&todas=S');

export const signOut = (kind: SessionKind) => leave(kind, `ambito=${kind === 'client' ? 'cliente' : 'socia'}`);

/** Whether she is signed out now: the answer may be lost and the sign-out done, or the other way round. */
async function leave(kind: SessionKind, query: string): Promise<boolean> {
  // Her own wish: whatever else this page was asking for may find the session ended, and nobody is told.
  shopState.set({ leaving: true });
  await get(`/api/public/logoutApp?${query}`);
  const session = await loadSession();
  const out = session !== null && session[kind] === null;
  if (out) announceSignedOut(kind);
  else shopState.set({ leaving: false });
  return out;
}
