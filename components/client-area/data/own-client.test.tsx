import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarClienteSesion } from '@/contract/client-area/examples';
import { termsVersion } from '@/contract/rules';
import { fill } from '@/lib/i18n/message-texts';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { form, close: closing, ...said } = messages.clientData;
const close = { ...messages.closeAccount, ...closing };
const { datos } = consultarClienteSesion;
const fetchOfAll = globalThis.fetch;
beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.fetch = fetchOfAll;
});

async function show(answers: Record<string, () => Response> = {}) {
  const asked = stubProxy({ consultarClienteSesion: () => ok(datos), ...answers });
  const { ClientDataView } = await import('./client-data-view');
  render(await resolveServer(<ClientDataView session={aSession()} query={{}} />));
  return (call: string) => asked.filter(({ name }) => name === call).map(({ body }) => body);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('R20 the size consent can be withdrawn only without a size, and is sent with its text’s version', async () => {
  const left = expectNavigation();
  const sent = await show({ cambiarDatosCliente: () => ok({ version: 4 }) });
  const bra = screen.getByLabelText(new RegExp(`^${form.sizeTypes.bra}`));
  expect(bra).toHaveValue('38B');
  await userEvent.click(screen.getByLabelText(form.consent.sizesSeen));
  await press(form.save);
  expect(await screen.findByText(form.wrong.sizes)).toBeVisible();
  expect(sent('cambiarDatosCliente')).toEqual([]);
  await userEvent.clear(bra);
  await press(form.save);
  expect(sent('cambiarDatosCliente')).toEqual([
    {
      ...{ version: datos.version, givenName: datos.nombre, familyName: '', phone: datos.telefono, locale: 'es' },
      consents: [{ codigo: 'TALLAS_SOCIA', dado: false, version: termsVersion }],
    },
  ]);
  await left;
});

test('a client reads that the executive keeps visible sizes after the account drops them', async () => {
  await show();
  expect(screen.getByText(`${form.accountText} ${form.sizesStay}`)).toBeVisible();
});

test('R20 a conflicting change is reported, and typed text is kept', async () => {
  await show({ cambiarDatosCliente: () => refused(409, 'error.conflict') });
  const phone = screen.getByLabelText(new RegExp(`^${form.phone}`));
  await userEvent.clear(phone);
  await userEvent.type(phone, '+34 600 111 333');
  await press(form.save);
  expect(await screen.findByText(form.failures.conflict)).toBeVisible();
  expect(phone).toHaveValue('+34 600 111 333');
});

test('R20 closing an account takes two steps, the second with the password; a wrong one closes nothing', async () => {
  const sent = await show({
    cerrarCuentaCliente: () => refused(422, 'error.invalid', { campos: { password: 'error.field.wrong' } }),
  });
  expect(screen.getByText(close.stays)).toBeVisible();
  expect(screen.getByRole('link', { name: said.copy.save })).toHaveAttribute(
    'href',
    '/EuropaBackend/rest/api/clientes/exportarDatosCliente',
  );
  expect(screen.queryByLabelText(new RegExp(`^${close.password}`))).toBeNull();
  await press(close.ask);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${close.password}`)), 'amber-Lantern-77');
  await press(close.sure);
  expect(await screen.findByText(close.wrong.wrong)).toBeVisible();
  expect(sent('cerrarCuentaCliente')).toEqual([{ password: 'amber-Lantern-77' }]);
  expect(sent('logoutApp')).toEqual([]);
});

test('R20 a backend that allows no changes is reported', async () => {
  await show({ consultarClienteSesion: () => ok({ ...datos, version: undefined }) });
  expect(screen.getByRole('alert')).toHaveTextContent(said.away);
});

const { mail } = messages.ownData;

test('a new mail address is sent with the password, and a wrong password is an error at its field', async () => {
  const sent = await show({
    cambiarDatosCliente: () => refused(422, 'error.invalid', { campos: { password: 'error.field.wrong' } }),
  });
  await press(mail.change);
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.email}`)), 'new@example.com');
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.password}`)), 'quiet-Orchard-58');
  await press(mail.send);
  expect(screen.getByLabelText(new RegExp(`^${mail.password}`))).toHaveAccessibleDescription(
    messages.forms.wrong.wrong,
  );
  expect(sent('cambiarDatosCliente')).toEqual([
    { version: datos.version, email: 'new@example.com', password: 'quiet-Orchard-58' },
  ]);
});

test('an unconfirmed address asks for its code', async () => {
  const sent = await show({
    consultarClienteSesion: () => ok({ ...datos, correoPorConfirmar: 'new@example.com' }),
    cambiarDatosCliente: () => refused(422, 'error.invalid', { campos: { code: 'error.field.absent' } }),
  });
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.code}`)), '123 456');
  await press(mail.confirm);
  expect(await screen.findByText(mail.wrongCode.absent)).toBeVisible();
  expect(sent('cambiarDatosCliente')).toEqual([{ version: datos.version, code: '123456' }]);
});

test('if the backend cannot change the address the client reads whom to write to', async () => {
  const { correoPorConfirmar: _, ...older } = datos;
  await show({ consultarClienteSesion: () => ok(older) });
  expect(screen.getByText(messages.clientData.emailByUs)).toBeVisible();
  expect(screen.queryByRole('button', { name: mail.change })).toBeNull();
});

const sizes = messages.sizeTables.said;
const braField = () => screen.getByLabelText(new RegExp(`^${form.sizeTypes.bra}`));

test.each([
  ['en', null, '34DD', 'UK', '75E'],
  ['en', 'es', '90E', 'ES/FR', '75E'],
  ['en', 'eu', '75E', 'EU', '75E'],
  ['en', 'us', '34DD/E', 'US', '75E'],
])(
  'N26 C092 R20 in %s, with %s chosen, a client types %s in %s and the stored label is %s',
  async (_, chosen, typed, name, label) => {
    if (chosen) localStorage.setItem('size-system', chosen);
    const sent = await show({ cambiarDatosCliente: () => refused(503, 'error.busy') });
    expect(braField()).toHaveAccessibleName(new RegExp(`^${form.sizeTypes.bra} \\(${name}\\)`));
    await userEvent.clear(braField());
    await userEvent.type(braField(), ` ${typed} `);
    if (typed !== label) expect(braField()).toHaveAccessibleDescription(fill(sizes.onLabel, { size: label }));
    await press(form.save);
    expect(sent('cambiarDatosCliente')).toMatchObject([{ sizes: [{ talla: label }] }]);
    // After a failure the field keeps the text as typed.
    expect(braField()).toHaveValue(typed);
  },
);

test('N26 another system shows the same size in its own terms, and leaves the stored one unchanged', async () => {
  const sent = await show({ cambiarDatosCliente: () => refused(503, 'error.busy') });
  expect(braField()).toHaveValue('38B');
  await userEvent.selectOptions(screen.getByLabelText(sizes.system), 'es');
  expect(braField()).toHaveValue('100B');
  await press(form.save);
  expect(sent('cambiarDatosCliente')).toMatchObject([{ sizes: [{ talla: '85B' }] }]);
  // The same for a size that the client has typed.
  await userEvent.clear(braField());
  await userEvent.type(braField(), '90E');
  await userEvent.selectOptions(screen.getByLabelText(sizes.system), 'uk');
  expect(braField()).toHaveValue('34DD');
});

test.each([
  ['85B', '38B', '85B'],
  // None of our labels: it can only belong to the system that has it.
  ['36DD', '36DD', '80E'],
  ['M', 'M', 'M'],
  ['la de siempre', 'la de siempre', 'la de siempre'],
])('N26 C092 a size stored before as %s keeps its meaning: shown as %s, sent as %s', async (talla, shown, label) => {
  const sent = await show({
    consultarClienteSesion: () => ok({ ...datos, tallas: [{ tipo: 'sujetador', talla }] }),
    cambiarDatosCliente: () => refused(503, 'error.busy'),
  });
  expect(braField()).toHaveValue(shown);
  await press(form.save);
  expect(sent('cambiarDatosCliente')).toMatchObject([{ sizes: [{ talla: label }] }]);
});

test('N26 sizes are copied from the device as labels, and shown in the client’s own system', async () => {
  keepOwnSize('bras', ['75B']);
  await show();
  await press(form.fromDevice);
  expect(braField()).toHaveValue('34B');
  expect(braField()).toHaveAccessibleDescription(fill(sizes.onLabel, { size: '75B' }));
});
