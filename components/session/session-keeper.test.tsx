import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { post } from '@/lib/http/browser';
import { shopState } from '@/lib/state/shop-state';
import { anEnvelope } from '@/lib/testing/factories';
import en from '@/messages/en.json';
import { SessionKeeper } from './session-keeper';

const { end } = en.security;
const failures = { 'error.badCredentials': en.error.badCredentials };
const form = { ...en.signIn, submit: en.security.stay, required: 'r', tooLong: 'l', failures, failure: 'f' };
const now = Date.parse('2026-05-01T10:00:00Z');
const person = (left: number, name = 'Lucía') => ({
  name,
  role: 'ROLE_W' as const,
  lang: 'es' as const,
  passchanged: 'S' as const,
  exp: (now + left * 1000) / 1000,
  actor: null,
});
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

let answered: object;
let signInStatus: number;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: what the server would have set.
  document.cookie = 'XSRF-TOKEN=token';
  jest.useFakeTimers({ now });
  signInStatus = 200;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address) === '/api/session') return Response.json(answered);
    if (String(address).endsWith('/api/login') && signInStatus === 200)
      answered = { executive: person(3600), client: null };
    const failed = String(address).endsWith('/api/login') ? 'error.badCredentials' : 'error.signedOut';
    const status = String(address).endsWith('/api/refreshToken') ? 200 : signInStatus;
    const envelope =
      status === 200 ? anEnvelope({ nombre: 'Lucía' }) : anEnvelope(null, { codigo: 1, mensaje: failed });
    return Response.json(envelope, { status });
  });
});
afterEach(() => {
  shopState.set({ session: null, sessionEnded: false });
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
function show(left: number) {
  answered = { executive: person(left), client: null };
  shopState.set({ session: { executive: person(left), client: null } });
  render(
    <>
      <textarea aria-label="work" />
      <SessionKeeper words={{ end, form }} />
    </>,
  );
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const title = (text: string) => screen.findByRole('heading', { name: text });

test('S02 as long as a new token lasts longer nobody is told anything', async () => {
  show(400);
  answered = { executive: person(4000), client: null };
  await pass(200);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('S02 before the end she is warned, signs in again in place, and what she was typing is still there', async () => {
  show(400);
  await user.type(screen.getByLabelText('work'), 'forty codes');
  await pass(200);
  expect(await title(end.endingTitle)).toBeVisible();
  await user.type(screen.getByLabelText(/User name/), 'lucia@velia.example');
  await user.type(screen.getByLabelText(/^Password/), 'Velia-Demo-2026');
  await user.click(screen.getByRole('button', { name: en.security.stay }));
  await pass(1);
  expect(screen.queryByText(end.endingTitle)).toBeNull();
  expect(screen.getByLabelText('work')).toHaveValue('forty codes');
});

test('S02 a call that finds the session ended opens the same dialog, and a wrong password leaves it open', async () => {
  show(1800);
  signInStatus = 401;
  await act(() => post('/api/socia/agregarArticulosLote', {}));
  expect(await title(end.endedTitle)).toBeVisible();
  await user.type(screen.getByLabelText(/User name/), 'lucia@velia.example');
  await user.type(screen.getByLabelText(/^Password/), 'wrong');
  await user.click(screen.getByRole('button', { name: en.security.stay }));
  expect(await screen.findByText(en.error.badCredentials)).toBeVisible();
});

test('S02 whoever was never signed in is asked for nothing', async () => {
  answered = { executive: null, client: null };
  render(<SessionKeeper words={{ end, form }} />);
  signInStatus = 401;
  await act(() => post('/api/deseos/sincronizar', {}));
  await pass(60);
  expect(screen.queryByRole('heading')).toBeNull();
});
