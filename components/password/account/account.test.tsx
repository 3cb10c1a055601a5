import { afterEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { leerEnlaceCuenta } from '@/contract/client-area/examples';
import { termsVersion } from '@/contract/rules';
import { fill } from '@/lib/i18n/message-texts';
import { currentStore } from '@/lib/personal-store/current-store';
import { forgetOwnSizes, keepOwnSize } from '@/lib/size-tables/own-sizes';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import en from '@/messages/en.json';
import { AskForAccount } from './ask-for-account';
import { CreateAccountStage } from './create-account-stage';

const said = en.access.account;
const { datos } = leerEnlaceCuenta;
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  forgetOwnSizes();
  localStorage.clear();
});

const open = (hash = 'the-first-token-01') => {
  window.history.replaceState(null, '', '/en/validation/account');
  window.location.hash = hash;
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <CreateAccountStage locale="en" words={{ account: said, forms: en.forms }} />
    </SWRConfig>,
  );
};
const ask = () => render(<AskForAccount locale="en" words={{ ask: said.ask, forms: en.forms }} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

test('asking for an account needs a valid address, is confirmed, and sends the current store’s alias', async () => {
  currentStore.enter({ alias: 'marta-velia', name: 'Marta' });
  const asked = stubProxy({ pedirCuenta: () => ok({}) });
  ask();
  await userEvent.type(field(said.ask.email), 'nowhere');
  await press(said.ask.submit);
  expect(await screen.findByText(en.forms.wrong.email)).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.clear(field(said.ask.email));
  await userEvent.type(field(said.ask.email), ' clara@example.com ');
  await press(said.ask.submit);
  expect(await screen.findByRole('heading', { name: said.ask.done.title })).toHaveFocus();
  expect(asked.map(({ body }) => body)).toEqual([{ email: 'clara@example.com', locale: 'en', alias: 'marta-velia' }]);
});

test('nothing is preticked, and the device’s sizes are sent only with consent', async () => {
  keepOwnSize('bras', ['90B']);
  const asked = stubProxy({
    leerEnlaceCuenta: () => ok(datos),
    crearCuenta: () => refused(422, 'error.invalid', { campos: { password: 'error.field.weak' } }),
  });
  open();
  await screen.findByText(fill(said.found, { count: String(datos.orders) }));
  expect(field(said.givenName)).toHaveValue(datos.givenName);
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  for (const box of boxes) expect(box).not.toBeChecked();
  await userEvent.type(field(said.password), 'amber Lantern 77');
  await press(said.submit);
  // Typed text is kept; errors are shown at their fields.
  expect(await screen.findByText(en.forms.wrong.weak)).toBeVisible();
  expect(field(said.password)).toHaveValue('amber Lantern 77');
  await userEvent.click(screen.getByLabelText(said.sizes));
  await userEvent.click(screen.getByLabelText(fill(said.executive, { name: datos.executive?.nombre ?? '' })));
  await press(said.submit);
  const common = { token: 'the-first-token-01', givenName: 'Clara', familyName: 'Ruiz', password: 'amber Lantern 77' };
  const consents = (sizes: boolean) => [
    { codigo: 'TALLAS_CUENTA', dado: sizes, version: termsVersion },
    { codigo: 'DESEOS_CUENTA', dado: false, version: termsVersion },
  ];
  const sent = asked.filter(({ name }) => name === 'crearCuenta').map(({ body }) => body);
  expect(sent).toEqual([
    { ...common, withExecutive: false, consents: consents(false) },
    { ...common, withExecutive: true, sizes: [{ tipo: 'sujetador', talla: '90B' }], consents: consents(true) },
  ]);
});

test.each([
  [410, 'error.link.used', said.closed.used],
  [410, 'error.link.expired', said.closed.expired],
  [404, 'error.absent', said.closed.unknown],
])('a link that fails with %s %s says why, and offers a way on', async (status, key, closed) => {
  stubProxy({ leerEnlaceCuenta: () => refused(status, key) });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: closed.title })).toBeVisible();
  expect(screen.getByRole('link', { name: said.signIn })).toHaveAttribute('href', '/en/clients/login');
  const again = screen.queryByRole('link', { name: said.again });
  if (key === 'error.link.used') expect(again).toBeNull();
  else expect(again).toHaveAttribute('href', '/en/clients/new-account');
});

test('a link used meanwhile is reported in place of the form', async () => {
  let used = false;
  stubProxy({
    leerEnlaceCuenta: () => (used ? refused(410, 'error.link.used') : ok({ ...datos, executive: null, orders: 0 })),
    crearCuenta: () => {
      used = true;
      return refused(410, 'error.link.used');
    },
  });
  open();
  await screen.findByLabelText(new RegExp(`^${said.password}`));
  // Without a store there is no executive to ask about.
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  await userEvent.type(field(said.password), 'amber Lantern 77');
  await press(said.submit);
  expect(await screen.findByRole('heading', { level: 1, name: said.closed.used.title })).toBeVisible();
});

test('without its token the page says where to find the link', async () => {
  open('');
  expect(await screen.findByRole('heading', { level: 1, name: said.closed.none.title })).toBeVisible();
});
