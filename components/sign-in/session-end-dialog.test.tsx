import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get, post } from '@/lib/http/browser';
import type { SignedIn } from '@/lib/session/session-info';
import { loadSession } from '@/lib/sign-in/load-session';
import { signOut } from '@/lib/sign-in/session-mutations';
import { openSignInDialog, useSignInEvent } from '@/lib/sign-in/sign-in-events';
import { announceSignedOut } from '@/lib/sign-in/sign-out-broadcast';
import { shopState } from '@/lib/state/shop-state';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { SessionEndDialog } from './session-end-dialog';

const { end } = en.security;
const failures = { 'error.badCredentials': en.error.badCredentials };
const form = { ...en.signIn, submit: en.security.stay, required: 'r', tooLong: 'l', failures, failure: 'f' };
const now = Date.parse('2026-05-01T10:00:00Z');
const person = (id: string, left: number): SignedIn => ({
  id,
  name: id === 'E1' ? 'Lucía' : 'Marta',
  role: 'ROLE_W',
  lang: 'es',
  passwordChanged: true,
  exp: (now + left * 1000) / 1000,
  actor: null,
});
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

/** The signed-in person, according to our own host's cookies. */
let cookie: { executive: SignedIn | null; client: SignedIn | null };
/** The owner of the typed password; null if it is wrong. */
let owner: SignedIn | null;
/** How far the device's clock is ahead of the shop's. */
let aheadMs: number;
const shopTime = () => Date.now() - aheadMs;
/** The session's state in the backend. */
let live: boolean;
let calls: string[];
let back: jest.Mock;
let left: string[];

function answer(address: string): Response {
  const refused = (key: string) => Response.json(anEnvelope(null, { codigo: 1, mensaje: key }), { status: 401 });
  if (address === '/api/session')
    return Response.json(cookie, { headers: { date: new Date(shopTime()).toUTCString() } });
  calls.push(address.replace('/EuropaBackend/rest/api/', ''));
  if (address.includes('logoutApp')) {
    cookie = { ...cookie, executive: null };
    return Response.json(anEnvelope({ cerradas: 1 }));
  }
  if (address.endsWith('/api/login')) {
    if (!owner) return refused('error.badCredentials');
    cookie = { ...cookie, executive: owner };
    live = true;
    const { name: nombre, ...rest } = owner;
    return Response.json(anEnvelope({ nombre, ...rest }));
  }
  if (live) return Response.json(anEnvelope({}));
  // A call that needs a session finds it ended, and our own host removes the cookie.
  if (!address.includes('/public/')) cookie = { ...cookie, executive: null };
  return refused('error.signedOut');
}

beforeEach(() => {
  setCookie('XSRF-TOKEN=token');
  jest.useFakeTimers({ now });
  window.history.replaceState(null, '', '/en/executive/quick-order');
  owner = person('E1', 3600);
  live = true;
  aheadMs = 0;
  calls = [];
  left = [];
  back = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => answer(String(address)));
});
afterEach(() => {
  shopState.set({ session: null, sessionEnded: false, firstPassword: false, leaving: false });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page() {
  useSignInEvent('back', back);
  return <textarea aria-label="work" />;
}
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function show(seconds: number, id: string | null = 'E1') {
  cookie = { executive: id ? person(id, seconds) : null, client: null };
  shopState.set({ session: cookie });
  render(
    <main id="content" data-executive={id ?? undefined}>
      <Page />
      <SessionEndDialog words={{ end, form }} onLeave={(address) => left.push(address)} />
    </main>,
  );
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const title = (text: string) => screen.findByRole('heading', { name: text });
const addLine = () => act(() => post<'addLines'>('/api/socia/insertarItem', { body: { lineas: [] } }));
async function signInAgain() {
  await user.type(screen.getByLabelText(/Username/), 'someone@velia.example');
  await user.type(screen.getByLabelText(/^Password/), 'Velia-Demo-2026');
  await user.click(screen.getByRole('button', { name: en.security.stay }));
  await pass(1);
}

test('S02 while the renewed token lasts longer, nothing is shown', async () => {
  show(400);
  cookie = { executive: person('E1', 4000), client: null };
  await pass(200);
  expect(calls).toEqual(['refreshToken']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a warning comes before the end, and signing in again in place keeps typed text', async () => {
  show(400);
  await user.type(screen.getByLabelText('work'), 'forty codes');
  await pass(200);
  expect(await title(end.endingTitle)).toBeVisible();
  await signInAgain();
  expect(screen.queryByText(end.endingTitle)).toBeNull();
  expect(screen.getByLabelText('work')).toHaveValue('forty codes');
  expect(left).toEqual([]);
});

test('T16 a call that finds the session ended opens one dialog, and the page continues after signing in', async () => {
  show(1800);
  await user.type(screen.getByLabelText('work'), 'forty codes');
  live = false;
  await addLine();
  expect(await title(end.endedTitle)).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  owner = null;
  await signInAgain();
  expect(screen.getByText(en.error.badCredentials)).toBeVisible();
  expect(back).not.toHaveBeenCalled();
  owner = person('E1', 3600);
  await user.click(screen.getByRole('button', { name: en.security.stay }));
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(back).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('work')).toHaveValue('forty codes');
});

test('another person who signs in goes to their own desk, and the first person’s page does not continue', async () => {
  show(1800);
  live = false;
  await addLine();
  await title(end.endedTitle);
  owner = { ...person('E2', 3600), name: 'Lucía' };
  await signInAgain();
  expect(left).toEqual(['/en/executive/your-account/home']);
  expect(back).not.toHaveBeenCalled();
});

test('after another person’s sign-in in another tab the page continues only for its own person', async () => {
  show(1800);
  cookie = { executive: person('E2', 1800), client: null };
  // Our own host refuses requests from a page whose person is no longer signed in.
  act(() => shopState.set({ sessionEnded: true }));
  expect(await title(end.otherTitle)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue as Marta' }));
  expect(left).toEqual(['/en/executive/your-account/home']);
  await signInAgain();
  expect(back).toHaveBeenCalledTimes(1);
});

test('a call that needs no session reports the end of the session as well', async () => {
  show(1800);
  live = false;
  await act(() =>
    post<'changePassword'>('/api/public/cambiarPassword', { body: { ambito: 'socia', token: '', claveNueva: 'x' } }),
  );
  expect(await title(end.endedTitle)).toBeVisible();
});

test('a closed dialog comes back with the next refused call, or when the page asks', async () => {
  show(1800);
  live = false;
  await addLine();
  await title(end.endedTitle);
  await user.click(screen.getByRole('button', { name: end.close }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await addLine();
  await title(end.endedTitle);
  await user.click(screen.getByRole('button', { name: end.close }));
  await act(async () => openSignInDialog());
  expect(await title(end.endedTitle)).toBeVisible();
});

test('a sign-in of the same person in another tab closes the dialog, and work continues', async () => {
  show(1800);
  live = false;
  await addLine();
  await title(end.endedTitle);
  cookie = { executive: person('E1', 1800), client: null };
  await pass(20);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(back).toHaveBeenCalledTimes(1);
});

test('a sign-out is not reported as an ended session, neither by a late response nor as time passes', async () => {
  show(400);
  const late = Promise.withResolvers<void>();
  const sync = late.promise.then(() =>
    post<'syncWishList'>('/api/deseos/sincronizar', { body: { ambito: 'socia', add: [], remove: [] } }),
  );
  await act(() => signOut('executive'));
  live = false;
  late.resolve();
  await act(() => sync);
  expect(calls).toContain('deseos/sincronizar');
  expect(shopState.get().sessionEnded).toBe(false);
  await pass(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after a failed sign-out a refused call still reports the end of the session', async () => {
  show(1800);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).includes('logoutApp')) throw new TypeError('offline');
    return answer(String(address));
  });
  const out = await act(() => signOut('executive'));
  expect(out).toBe(false);
  live = false;
  await addLine();
  expect(await title(end.endedTitle)).toBeVisible();
});

test('a sign-out in another tab counts as intended here too, until the person asks to sign in again', async () => {
  show(1800);
  announceSignedOut('executive');
  // Messages between tabs take their own time.
  jest.useRealTimers();
  await waitFor(() => expect(shopState.get().leaving).toBe(true));
  cookie = { executive: null, client: null };
  live = false;
  await act(() => get<'readOrderInHand'>('/api/socia/consultarOrdenSesion'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => openSignInDialog());
  expect(await title(end.endedTitle)).toBeVisible();
});

test('S01 the end of the other kind of sign-in does not affect this page', async () => {
  show(1800);
  cookie = { ...cookie, client: null };
  act(() => shopState.set({ sessionEnded: true }));
  await pass(60);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shopState.get().sessionEnded).toBe(false);
});

test('S01 in the client area the client is asked to sign in again', async () => {
  window.history.replaceState(null, '', '/en/clients/order');
  const emma = { ...person('C1', 1800), role: 'ROLE_C' as const };
  cookie = { executive: person('E1', 1800), client: emma };
  shopState.set({ session: cookie });
  render(
    <main id="content" data-executive="E1" data-client="C1">
      <SessionEndDialog words={{ end, form }} />
    </main>,
  );
  cookie = { ...cookie, client: null };
  act(() => shopState.set({ sessionEnded: true }));
  expect(await title(end.endedTitle)).toBeVisible();
});

test('a visitor who was never signed in is asked for nothing', async () => {
  show(0, null);
  live = false;
  await act(() =>
    post<'syncWishList'>('/api/deseos/sincronizar', { body: { ambito: 'cliente', add: [], remove: [] } }),
  );
  await pass(60);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([2, -2])('a clock %s hours ahead neither ends a session early nor hides its end', async (hours) => {
  aheadMs = hours * 3_600_000;
  jest.setSystemTime(now + aheadMs);
  show(1800);
  await act(() => loadSession());
  await pass(60);
  expect(screen.queryByRole('dialog')).toBeNull();
  cookie = { executive: person('E1', 200), client: null };
  await act(() => loadSession());
  await pass(40);
  expect(await title(end.endingTitle)).toBeVisible();
});

test('S01 a call refused to a first password leads to the page for choosing another', async () => {
  show(1800);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(anEnvelope(null, { codigo: 1, mensaje: 'error.firstPassword' }), { status: 403 }),
    );
  await addLine();
  await waitFor(() => expect(left).toEqual(['/en/validation/password-init']));
});

test('S01 the page for choosing a password does not redirect to itself', async () => {
  window.history.replaceState(null, '', '/en/validation/password-init');
  show(1800);
  await act(async () => shopState.set({ firstPassword: true }));
  expect(left).toEqual([]);
});
