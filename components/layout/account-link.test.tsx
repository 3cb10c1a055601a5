import { afterEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SignedIn } from '@/lib/session/session-info';
import { shopState } from '@/lib/state/shop-state';
import { AccountLink } from './account-link';

const person = (name: string): SignedIn => ({
  id: name,
  name,
  role: 'ROLE_W',
  lang: 'en',
  passwordChanged: true,
  exp: 1,
  actor: null,
});
const show = () =>
  render(
    <AccountLink href="/en/desk" clientHref="/en/client" signedOut="Sign in" signedIn="Hello," acting="Acting as" />,
  );

afterEach(() => {
  act(() => shopState.set({ session: null }));
  window.history.replaceState(null, '', '/');
});

test.each([
  ['nobody', { executive: null, client: null }, 'Sign in', '/en/desk'],
  ['an executive', { executive: person('Lucía Ferrer'), client: null }, 'Hello, Lucía Ferrer', '/en/desk'],
  [
    'an advisor who acts',
    { executive: { ...person('Lucía Ferrer'), actor: { sub: 'i', name: 'Inés', until: 2 } }, client: null },
    'Acting as Lucía Ferrer',
    '/en/desk',
  ],
  ['a client', { executive: null, client: person('Emma Whitfield') }, 'Hello, Emma Whitfield', '/en/client'],
  ['both', { executive: person('Lucía Ferrer'), client: person('Emma Whitfield') }, 'Hello, Lucía Ferrer', '/en/desk'],
])('S06 for %s the account link has the right text and leads to the right page', (_, session, name, href) => {
  show();
  act(() => shopState.set({ session }));
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('the row shows the first name alone', () => {
  show();
  act(() => shopState.set({ session: { executive: null, client: person('Emma Whitfield') } }));
  expect(screen.getByRole('link')).toHaveTextContent(/^Hello, Emma$/);
});

test('R34 after a guard’s redirect the sign-in link keeps the page asked for', () => {
  window.history.replaceState(null, '', '/en/home?return=%2Fexecutive%2Fquick-order%3Fa%3D1');
  show();
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/en/desk?return=%2Fexecutive%2Fquick-order%3Fa%3D1');
});
