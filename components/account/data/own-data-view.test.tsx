import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { consultarSociaSesion } from '@/contract/account/examples';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { expectNavigation } from '@/lib/testing/console';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { form, book, ...said } = messages.ownData;
const { datos } = consultarSociaSesion;
const [kept] = datos.direcciones;
const fetchOfAll = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetchOfAll;
});

async function show(answers: Record<string, () => Response> = {}) {
  const asked = stubProxy({
    consultarSociaSesion: () => ok(datos),
    consultarPaisesLateCheckout: () => ok(consultarPaisesLateCheckout.datos),
    actualizarDatos: () => ok(datos),
    ...answers,
  });
  const { OwnDataView } = await import('./own-data-view');
  const view = await resolveServer(<OwnDataView session={aSession()} query={{}} />);
  render(<SWRConfig value={{ provider: () => new Map() }}>{view}</SWRConfig>);
  return () => asked.filter(({ name }) => name === 'actualizarDatos').map(({ body }) => body);
}

test('R28 C066 a wrong phone is an error at its field, and only the changed consent is sent, with its version', async () => {
  const left = expectNavigation();
  const sent = await show();
  const phone = screen.getByLabelText(new RegExp(`^${form.phone}`));
  await userEvent.clear(phone);
  await userEvent.type(phone, '600');
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.wrong.phone));
  expect(sent()).toEqual([]);

  const given = datos.consentimientos.some(({ codigo, dado }) => codigo === 'BUSCADOR' && dado);
  await userEvent.clear(phone);
  await userEvent.type(phone, '0034 600 111 222');
  await userEvent.click(screen.getByLabelText(form.consent.found));
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(sent()).toEqual([
    {
      version: datos.version,
      nombre: datos.nombre,
      apellidos: datos.apellidos,
      telefono: '+34600111222',
      idioma: datos.idioma,
      consentimientos: [{ codigo: 'BUSCADOR', dado: !given, version: '2026-01' }],
    },
  ]);
  await left;
});

test('R28 C066 removing an address is requested by a second press, and a changed address is sent with its id', async () => {
  const sent = await show({ actualizarDatos: () => refused(409, 'error.conflict') });
  const row = within(screen.getAllByRole('listitem')[0] as HTMLElement);
  await userEvent.click(row.getByRole('button', { name: book.removeLabel.replace('{line}', kept?.linea1 ?? '') }));
  expect(sent()).toEqual([]);
  const yes = row.getByRole('button', { name: book.removeYes });
  expect(yes).toHaveFocus();
  await userEvent.click(yes);
  expect(sent()).toEqual([{ version: datos.version, quitarDireccion: kept?.id }]);
  expect(await screen.findByText(book.failed)).toBeVisible();

  await userEvent.click(row.getByRole('button', { name: book.removeNo }));
  await userEvent.click(row.getByRole('button', { name: book.changeLabel.replace('{line}', kept?.linea1 ?? '') }));
  const street = screen.getByLabelText(new RegExp(`^${messages.checkout.shipping.form.line1}`));
  await userEvent.clear(street);
  await userEvent.type(street, 'Calle Nueva 9');
  await userEvent.click(screen.getByRole('button', { name: book.save }));
  expect(sent().at(-1)).toMatchObject({
    version: datos.version,
    direccion: { id: kept?.id, datos: { linea1: 'Calle Nueva 9', codigoPostal: kept?.codigoPostal } },
  });
});

test('R28 C066 a wrong code and an unchanged mail address are reported; a new one is sent with the password', async () => {
  const { mail } = messages.ownData;
  const sent = await show({
    consultarSociaSesion: () => ok({ ...datos, correoPorConfirmar: 'new@example.com' }),
    actualizarDatos: () => refused(422, 'error.invalid', { campos: { codigoCorreo: 'error.field.wrong' } }),
  });
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.code}`)), '12345');
  await userEvent.click(screen.getByRole('button', { name: mail.confirm }));
  expect(await screen.findByText(mail.wrongCode.pattern)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.clear(screen.getByLabelText(new RegExp(`^${mail.code}`)));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.code}`)), '123 456');
  await userEvent.click(screen.getByRole('button', { name: mail.confirm }));
  expect(await screen.findByText(mail.wrongCode.wrong)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: mail.again }));
  const field = screen.getByLabelText(new RegExp(`^${mail.email}`));
  await userEvent.type(field, datos.correo.toUpperCase());
  await userEvent.type(screen.getByLabelText(new RegExp(`^${mail.password}`)), 'amber-Lantern-77');
  await userEvent.click(screen.getByRole('button', { name: mail.send }));
  expect(await screen.findByText(mail.wrong.same)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'other@example.com');
  await userEvent.click(screen.getByRole('button', { name: mail.send }));
  expect(sent()).toEqual([
    { version: datos.version, codigoCorreo: '123456' },
    { version: datos.version, correo: 'other@example.com', claveActual: 'amber-Lantern-77' },
  ]);
});

test('R28 the executive has a plain link to the export of the data, which an acting advisor is not offered', async () => {
  await show();
  expect(screen.getByRole('link', { name: said.copy.save })).toHaveAttribute(
    'href',
    '/EuropaBackend/rest/api/socia/exportarDatos',
  );
  cleanup();
  const { OwnDataView } = await import('./own-data-view');
  const session = aSession();
  const acting = { ...session, claims: { ...session.claims, actor: { sub: 'b', name: 'B', until: 0 } } };
  render(await resolveServer(<OwnDataView session={acting} query={{}} />));
  expect(screen.queryByRole('link', { name: said.copy.save })).toBeNull();
});

test('R28 closing the account takes two steps, the second with the password, and a refusal shows its reason', async () => {
  const { closeAccount: close, ownData } = messages;
  await show({ cerrarCuenta: () => refused(409, 'account.close.money') });
  expect(screen.getByText(ownData.close.stays)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: close.ask }));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${close.password}`)), 'amber-Lantern-77');
  await userEvent.click(screen.getByRole('button', { name: close.sure }));
  expect(await screen.findByText(ownData.close.failures.money)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${close.password}`))).toHaveValue('amber-Lantern-77');
});

test('R28 an outage is shown with a way to try again', async () => {
  await show({ consultarSociaSesion: () => refused(503, 'error.busy') });
  expect(screen.getByRole('alert')).toHaveTextContent(said.away);
  expect(screen.getByRole('link', { name: said.retry })).toBeVisible();
});
