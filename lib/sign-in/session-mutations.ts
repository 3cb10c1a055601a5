import type { BodyOf, QueryOf } from '@/contract/calls/table';
import { get, post } from '@/lib/http/browser';
import { mapResult, type Result } from '@/lib/result';
import { offlineCachePrefix } from '@/lib/session/offline-names';
import type { SessionKind } from '@/lib/session/session';
import type { SignedIn } from '@/lib/session/session-info';
import { fromSignedInWire, wireScopes } from '@/lib/session/session-mappers';
import { forgetImportDraft } from '@/lib/state/client-import-draft';
import { shopState } from '@/lib/state/shop-state';
import { forgetWithdrawals } from '@/lib/state/withdrawal-storage';
import { loadSession } from './load-session';
import type { SignInValues } from './sign-in-form';
import { announceSignedOut } from './sign-out-broadcast';

export async function signIn(kind: SessionKind, values: SignInValues): Promise<Result<SignedIn & { stays: boolean }>> {
  const input = { body: toSignInWire(values) };
  const answer =
    kind === 'client'
      ? await post<'signInClient'>('/api/clientes/login', input)
      : await post<'signIn'>('/api/login', input);
  return mapResult(answer, fromSignedInWire);
}

/** Renews the token of a session. */
export const refreshSession = (kind: SessionKind) =>
  post<'refreshSession'>('/api/refreshToken', { body: { ambito: wireScopes[kind] } });

/** On every device, this one included. */
export const signOutEverywhere = (kind: SessionKind) => leave(kind, { ambito: wireScopes[kind], todas: 'S' });

export const signOut = (kind: SessionKind) => leave(kind, { ambito: wireScopes[kind] });

/** Whether the person is signed out now, read from the session: the response may be lost although it succeeded. */
async function leave(kind: SessionKind, query: QueryOf<'signOut'>): Promise<boolean> {
  // The sign-out is intended: other calls of this page that now fail need no message.
  shopState.set({ leaving: true });
  const before = shopState.get().session?.[kind]?.id;
  // Also when offline, where signing out fails: the next user of the device must not see the copies.
  if (kind === 'executive') await deleteOfflineCopies();
  await get<'signOut'>('/api/public/logoutApp', { query });
  const session = await loadSession();
  const now = session?.[kind];
  // An advisor who acted is signed in as the advisor again.
  const out = now === null || (now !== undefined && before !== undefined && now.id !== before);
  if (out) {
    forgetWithdrawals();
    if (kind === 'executive') {
      forgetImportDraft();
      await deleteOfflineCopies();
    }
    announceSignedOut(kind);
  } else shopState.set({ leaving: false });
  return out;
}

/** Deletes the copies themselves; they are no longer shown once the desk mark is gone with the session. */
export async function deleteOfflineCopies(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(offlineCachePrefix));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // There is no cache storage, or it is blocked.
  }
}

export const toSignInWire = ({ user, password, stay }: SignInValues): BodyOf<'signIn'> => ({
  usuario: user,
  clave: password,
  ...(stay && { permanecer: 'S' as const }),
});
