import { afterEach, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopState } from '@/lib/state/shop-state';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { SessionList } from './session-list';

const words = en.security.sessions;
const realFetch = globalThis.fetch;
const sessions = [
  { id: 's1', device: 'Firefox, Linux', times: 'since today', current: true },
  { id: 's2', device: 'Chrome, Android', times: 'since Monday', current: false, stays: true },
  { id: 's3', device: '', times: 'since May', current: false },
];

afterEach(() => {
  globalThis.fetch = realFetch;
  shopState.set({ session: null, leaving: false });
});

const show = () => render(<SessionList locale="en" sessions={sessions} version={7} words={words} />);
const end = (device: string) =>
  userEvent.click(screen.getByRole('button', { name: words.endOf.replace('{device}', device) }));

test('C041 each session shows its device and times, and only the current one cannot be ended alone', () => {
  show();
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(words.current);
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
  expect(second).toHaveTextContent('since Monday');
  expect(third).toHaveTextContent(words.unknown);
  expect(screen.getAllByText(words.stays)).toHaveLength(1);
  expect(second).toHaveTextContent(words.stays);
});

test('C066 sessions are ended one by one, each with the version of the last response', async () => {
  const asked = stubProxy({ actualizarDatos: (body) => ok({ version: (body as { version: number }).version + 1 }) });
  show();
  await end('Chrome, Android');
  expect(await screen.findByText(words.ended.replace('{device}', 'Chrome, Android'))).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await end(words.unknown);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked.map(({ body }) => body)).toEqual([
    { version: 7, cerrarSesiones: ['s2'] },
    { version: 8, cerrarSesiones: ['s3'] },
  ]);
});

test('C066 a session that could not be ended stays listed, and the failure is shown', async () => {
  stubProxy({ actualizarDatos: () => refused(409, 'error.conflict') });
  show();
  await end('Chrome, Android');
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('C005 signing out everywhere asks the backend to end all sessions, and a failure is shown', async () => {
  const still = { executive: { id: 'E1' }, client: null };
  const asked = stubProxy({ logoutApp: () => refused(503, 'error.busy'), session: () => Response.json(still) });
  show();
  await userEvent.click(screen.getByRole('button', { name: words.everywhere }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(asked[0]).toMatchObject({ name: 'logoutApp', search: '?ambito=socia&todas=S' });
  expect(shopState.get().leaving).toBe(false);
});
