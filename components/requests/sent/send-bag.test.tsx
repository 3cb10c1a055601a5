import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enviarBolsa } from '@/contract/requests/examples';
import { verificarSocia } from '@/contract/sign-up/examples';
import { addToCart, clearCart, listLines } from '@/lib/cart/cart';
import { toCartLine } from '@/lib/cart/cart-line';
import { fill } from '@/lib/i18n/message-texts';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import { aCartRecord } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import type { SendBagProps } from './send-bag-form';
import { SendBagStage } from './send-bag-stage';

// The database may be slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const { send, choose } = messages.sentBag;
const words = { send, choose, forms: messages.forms };
const line = toCartLine(aCartRecord({ cantidadPedida: 2 }));
const marta = { code: 'marta-velia', name: 'Marta R.', portrait: null, hours: 'Mornings' };
const realFetch = globalThis.fetch;

beforeEach(async () => {
  sessionStorage.clear();
  await clearCart();
  await addToCart(line);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const show = (props: Partial<SendBagProps> = {}) =>
  render(
    <SendBagStage
      locale="en"
      to={null}
      countries={[{ code: 'ES', name: 'Spain' }]}
      start="ES"
      prefix="+34"
      privacy="/en/customer-care/privacy"
      words={words}
      lines={[line]}
      {...props}
    />,
  );
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillIn(name = 'Marta R.') {
  await userEvent.type(field(send.name), 'Inés Soto');
  await userEvent.type(field(send.email), 'ines@correo.es');
  await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '600 777 888');
  await userEvent.type(field(send.note), 'Before Saturday?');
  await userEvent.click(screen.getByRole('checkbox', { name: fill(send.agree, { name }) }));
}

test('B030 a visitor finds a nearby executive, and the bag goes to the chosen one and leaves the device once it has arrived', async () => {
  const left = expectNavigation();
  const asked = stubProxy({ verificarSocia: () => ok(verificarSocia.datos), enviarBolsa: () => ok(enviarBolsa.datos) });
  show();
  await press(choose.search);
  expect(screen.getByText(choose.short)).toBeVisible();
  await userEvent.type(screen.getByLabelText(choose.town), '46014');
  await press(choose.search);
  expect(await screen.findByText('1 executive, nearest first')).toBeVisible();
  expect(asked[0]?.body).toEqual({ pais: 'ES', localidad: '46014' });
  expect(screen.getByText('Valencia · in your area')).toBeVisible();
  expect(screen.getByText('Speaks Spanish')).toBeVisible();
  await press('Choose Marta R.');
  await fillIn();
  await press('Send to Marta R.');
  await waitFor(async () => expect(await listLines()).toMatchObject({ ok: true, value: [] }));
  expect(asked.at(-1)).toMatchObject({
    name: 'enviarBolsa',
    key: expect.any(String),
    body: {
      ...{ locale: 'en', executive: 'S-10482', name: 'Inés Soto', email: 'ines@correo.es', phone: '+34600777888' },
      ...{ note: 'Before Saturday?', agrees: true },
      lines: [{ codigo: '482157', cantidadPedida: 2, precio: 34.9 }],
    },
  });
  await left;
});

test('B030 in a personal store there is no search for an executive, and a bag without consent is not sent', async () => {
  const asked = stubProxy({ enviarBolsa: () => ok(enviarBolsa.datos) });
  show({ to: marta });
  expect(screen.queryByText(choose.title)).toBeNull();
  expect(screen.queryByRole('button', { name: send.change })).toBeNull();
  expect(screen.getByText('Mornings')).toBeVisible();
  await userEvent.type(field(send.name), 'www.x.es');
  await press('Send to Marta R.');
  expect(await screen.findByText(messages.forms.wrong.agree)).toBeVisible();
  expect(screen.getByText(messages.forms.wrong.name)).toBeVisible();
  expect(field(send.name)).toHaveFocus();
  expect(asked).toEqual([]);
});

test('T04 B030 a bag without a response stays with all typed text, and is sent again under its key', async () => {
  const asked = stubProxy({ enviarBolsa: () => refused(503, 'error.busy') });
  const first = show({ to: marta });
  await fillIn();
  await press('Send to Marta R.');
  expect(await screen.findByText(send.unsure)).toBeVisible();
  expect(await listLines()).toMatchObject({ ok: true, value: [{ key: '482157' }] });
  await press('Send to Marta R.');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
  first.unmount();
  show({ to: marta });
  expect(field(send.note)).toHaveValue('Before Saturday?');
  // Consent has to be given again each time.
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test.each([
  ['away', () => refused(409, 'requests.reason.away')],
  ['full', () => refused(409, 'requests.reason.full')],
  ['gone', () => refused(422, 'error.invalid', { campos: { executive: 'error.field.absent' } })],
] as const)(
  'B030 an executive who is %s is reported, and another one can be chosen without typing again',
  async (kind, answer) => {
    stubProxy({ verificarSocia: () => ok(verificarSocia.datos), enviarBolsa: answer });
    show();
    const look = async () => {
      await userEvent.type(screen.getByLabelText(choose.town), 'Valencia');
      await press(choose.search);
      await userEvent.click(await screen.findByRole('button', { name: 'Choose Marta R.' }));
    };
    await look();
    await fillIn();
    await press('Send to Marta R.');
    expect(await screen.findByText(fill(send[kind], { name: 'Marta R.' }))).toBeVisible();
    await look();
    expect(field(send.email)).toHaveValue('ines@correo.es');
  },
);

test('B030 if the backend takes no line of a bag, the page says so', async () => {
  stubProxy({ enviarBolsa: () => ok({ bag: null, secret: null, differences: [] }) });
  show({ to: marta });
  await fillIn();
  await press('Send to Marta R.');
  expect(await screen.findByText(send.nothing)).toBeVisible();
});

test('R10 a search that fails or finds nobody says so', async () => {
  let answer: () => ReturnType<typeof ok> = () =>
    ok({ ...verificarSocia.datos, elementos: [], total: 0, totalPaginas: 0 });
  stubProxy({ verificarSocia: () => answer() });
  show();
  await userEvent.type(screen.getByLabelText(choose.town), 'Nowhere');
  await press(choose.search);
  expect(await screen.findByText(choose.none)).toBeVisible();
  answer = () => refused(429, 'error.tooMany');
  await press(choose.search);
  expect(await screen.findByText(choose.tooMany)).toBeVisible();
});
