import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { refreshEveryMs } from '@/contract/public-codes';
import { shopState } from '@/lib/state/shop-state';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import { keepUnsent } from '@/lib/withdrawal/withdrawal-memory';
import { loadSession } from './load-session';
import { signOut } from './session-mutations';
import { announceSignedOut } from './sign-out-broadcast';
import { useSession } from './use-session';

const person = (name: string) => ({ name, role: 'ROLE_W', lang: 'es', passwordChanged: true, exp: 1, actor: null });
let signedIn: object = { executive: null, client: null };
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  setCookie('XSRF-TOKEN=known.token; path=/');
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    sent.push(`${address} ${init?.body ?? ''}`.trim());
    return Response.json(String(address) === '/api/session' ? signedIn : anEnvelope({}));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Name() {
  const session = useSession();
  return <p>{session?.executive?.name ?? 'nobody'}</p>;
}

test('S02 S06 an open page checks who is signed in and renews the token every 900000 ms', async () => {
  signedIn = { executive: person('Lucía'), client: null };
  render(<Name />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Lucía')).toBeInTheDocument();
  expect(shopState.get().executiveSignedIn).toBe(true);
  expect(sent).toEqual(['/api/session']);

  expect(refreshEveryMs).toBe(900_000);
  await act(() => jest.advanceTimersByTimeAsync(899_999));
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  const refresh = '/EuropaBackend/rest/api/refreshToken {"ambito":"socia"}';
  expect(sent).toEqual(['/api/session', refresh, '/api/session']);

  signedIn = { executive: person('Lucía'), client: person('Emma') };
  await act(() => jest.advanceTimersByTimeAsync(900_000));
  await act(() => jest.advanceTimersByTimeAsync(900_000));
  expect(sent.slice(-3)).toEqual([
    refresh,
    '/EuropaBackend/rest/api/refreshToken {"ambito":"cliente"}',
    '/api/session',
  ]);

  signedIn = { executive: null, client: null };
  await act(() => loadSession());
  expect(screen.getByText('nobody')).toBeInTheDocument();
  expect(shopState.get().executiveSignedIn).toBe(false);
  sent.length = 0;
  await act(() => jest.advanceTimersByTimeAsync(1_800_000));
  expect(sent).toEqual([]);
});

test('E08 S06 the signed-in flag follows the executive’s sign-in and sign-out, not a client’s, and stays when the check fails', async () => {
  const seen: boolean[] = [];
  await loadSession();
  const leave = shopState.subscribe(() => seen.push(shopState.get().executiveSignedIn));
  signedIn = { executive: null, client: person('Emma') };
  await loadSession();
  signedIn = { executive: person('Lucía'), client: person('Emma') };
  await loadSession();
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('offline'));
  await expect(loadSession()).resolves.toBeNull();
  signedIn = { executive: null, client: person('Emma') };
  await signOut('executive');
  leave();
  // The listener also runs when signing out starts, before the response.
  expect(seen).toEqual([false, true, true, false]);
  expect(sent).toContain('/EuropaBackend/rest/api/public/logoutApp?ambito=socia');
});

test('B028 signing out deletes an unsent withdrawal from an order', async () => {
  const withdrawal = {
    number: 'V26-004823',
    name: 'Inés',
    email: 'ines@correo.es',
    words: '',
    lines: [],
    secret: null,
  };
  keepUnsent({ withdrawal, key: 'k', at: new Date().toISOString() });
  signedIn = { executive: person('Lucía'), client: null };
  await loadSession();
  signedIn = { executive: null, client: null };
  await signOut('executive');
  expect(localStorage.getItem('withdrawal:unsent')).toBeNull();
});

test('of two responses out of order the one requested later counts', async () => {
  const late = Promise.withResolvers<void>();
  const before = Response.json({ executive: person('Lucía'), client: null });
  jest.spyOn(globalThis, 'fetch').mockReturnValueOnce(late.promise.then(() => before));
  const first = loadSession();
  signedIn = { executive: null, client: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(signedIn));
  await loadSession();
  late.resolve();
  await first;
  expect(shopState.get().session).toEqual(signedIn);
});

test('a page that becomes visible checks who is signed in', async () => {
  signedIn = { executive: person('Lucía'), client: null };
  render(<Name />);
  await act(() => loadSession());
  expect(screen.getByText('Lucía')).toBeInTheDocument();
  signedIn = { executive: null, client: null };
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('nobody')).toBeInTheDocument();
});

test('signing out in another tab signs out this one', async () => {
  signedIn = { executive: person('Lucía'), client: null };
  render(<Name />);
  await act(() => loadSession());
  await act(() => jest.advanceTimersByTimeAsync(0));
  signedIn = { executive: null, client: null };
  announceSignedOut('executive');
  // Messages between tabs need real time.
  jest.useRealTimers();
  expect(await screen.findByText('nobody')).toBeInTheDocument();
});

test('N20 signing out offline leaves no copy on the device, although the session cannot be ended', async () => {
  const names = new Set(['desk:one:a:desk']);
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no signal'));
  expect(await signOut('executive')).toBe(false);
  expect([...names]).toEqual([]);
  Reflect.deleteProperty(globalThis, 'caches');
});
