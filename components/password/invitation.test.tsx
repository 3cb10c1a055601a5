import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { validarCredenciales } from '@/contract/password/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { ClientInvitationStage } from './client-invitation-stage';

const said = en.access.invitation;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const opened = (pideCorreo: boolean) => () =>
  ok({ ...validarCredenciales.datos, claveToken: 'the-first-token-01', pideCorreo });
const open = (hash = 'the-first-token-01') => {
  window.history.replaceState(null, '', '/en/validation/invitation');
  window.location.hash = hash;
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <ClientInvitationStage locale="en" words={{ access: said, forms: en.forms }} />
    </SWRConfig>,
  );
};
const title = (text: string) => screen.findByRole('heading', { level: 1, name: text });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => userEvent.click(screen.getByRole('button', { name: said.submit }));

test('C003 an invitation names both people, and asks what the account needs', async () => {
  const asked = stubProxy({
    validarCredenciales: opened(true),
    cambiarPassword: () => refused(422, 'error.invalid', { campos: { usuario: 'error.field.taken' } }),
  });
  open();
  await title(said.title.replace('{name}', validarCredenciales.datos.nombre));
  expect(screen.getByText(new RegExp(`^${validarCredenciales.datos.socia?.nombre}, your executive`))).toBeVisible();
  await userEvent.type(field(said.username), ' lucia.gomez ');
  await userEvent.type(field(said.email), 'lucia@example.com');
  await userEvent.type(field(said.password), 'amber Lantern 77');
  await submit();
  // Typed text is kept; errors are shown at their fields.
  expect(await screen.findByText(en.forms.wrong.taken)).toBeVisible();
  expect(field(said.username)).toHaveFocus();
  expect(field(said.email)).toHaveValue('lucia@example.com');
  expect(asked.map(({ name, body }) => [name, body])).toEqual([
    ['validarCredenciales', { invitacion: 'the-first-token-01' }],
    [
      'cambiarPassword',
      {
        ambito: 'cliente',
        token: 'the-first-token-01',
        claveNueva: 'amber Lantern 77',
        usuario: 'lucia.gomez',
        correo: 'lucia@example.com',
      },
    ],
  ]);
});

test('C003 an invitation that came by mail asks for no address', async () => {
  const asked = stubProxy({ validarCredenciales: opened(false), cambiarPassword: () => refused(503, 'error.busy') });
  open();
  await screen.findByLabelText(new RegExp(`^${said.username}`));
  expect(screen.queryByLabelText(new RegExp(`^${said.email}`))).toBeNull();
  await userEvent.type(field(said.username), 'lucia.gomez');
  await userEvent.type(field(said.password), 'amber Lantern 77');
  await submit();
  expect(await screen.findByText(en.forms.failures.busy)).toBeVisible();
  expect(field(said.username)).toHaveValue('lucia.gomez');
  expect(asked.at(-1)?.body).not.toHaveProperty('correo');
});

test('invalid details are refused before anything is sent', async () => {
  const asked = stubProxy({ validarCredenciales: opened(true) });
  open();
  await screen.findByLabelText(new RegExp(`^${said.username}`));
  await userEvent.type(field(said.username), 'lucia@example.com');
  await userEvent.type(field(said.email), 'nowhere');
  await userEvent.type(field(said.password), 'password1');
  await submit();
  for (const text of [en.forms.wrong.username, en.forms.wrong.email, en.forms.wrong.weak])
    expect(await screen.findByText(text)).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['validarCredenciales']);
});

test.each([
  [410, 'error.link.used', said.closed.used],
  [410, 'error.link.expired', said.closed.expired],
  [404, 'error.absent', said.closed.unknown],
  [422, 'error.invalid', said.closed.unknown],
])('C003 an invitation that fails with %s %s says why, and links to signing in', async (status, key, closed) => {
  stubProxy({ validarCredenciales: () => refused(status, key) });
  open();
  await title(closed.title);
  expect(screen.getByRole('status')).toHaveTextContent(closed.text);
  expect(screen.getByRole('link', { name: said.signIn })).toHaveAttribute('href', '/en/clients/login');
  expect(screen.queryByLabelText(new RegExp(`^${said.password}`))).toBeNull();
});

test('C003 an invitation that cannot be read right now can be retried', async () => {
  let away = true;
  stubProxy({ validarCredenciales: () => (away ? refused(503, 'error.busy') : opened(false)()) });
  open();
  await title(said.closed.busy.title);
  away = false;
  await userEvent.click(screen.getByRole('button', { name: said.retry }));
  await screen.findByLabelText(new RegExp(`^${said.username}`));
});

test('C003 an invitation used meanwhile is reported in place of the form', async () => {
  let used = false;
  stubProxy({
    validarCredenciales: () => (used ? refused(410, 'error.link.used') : opened(false)()),
    cambiarPassword: () => {
      used = true;
      return refused(410, 'error.link.used');
    },
  });
  open();
  await screen.findByLabelText(new RegExp(`^${said.username}`));
  await userEvent.type(field(said.username), 'lucia.gomez');
  await userEvent.type(field(said.password), 'amber Lantern 77');
  await submit();
  await title(said.closed.used.title);
});

test('C003 without its token the page says where to find the invitation', async () => {
  open('');
  await title(said.closed.none.title);
});
