import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarCliente, consultarProductosCliente } from '@/contract/client-book/examples';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { setCookie } from '@/lib/testing/cookies';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { client: words, actions, form, purchases, reasons } = messages.clientBook;
const realFetch = globalThis.fetch;
const own = { ...consultarCliente.datos, conAcceso: false };

beforeEach(() => setCookie('XSRF-TOKEN=token'));
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(query: Record<string, string>, answers: Record<string, () => Response> = {}) {
  stubProxy({
    consultarCliente: () => ok(own),
    consultarProductosCliente: () => ok(consultarProductosCliente.datos),
    ...answers,
  });
  const { ClientView } = await import('./client-view');
  render(await resolveServer(<ClientView session={aSession()} query={query} />));
}

test('R15 C084 C086 a client’s page shows a purchase, when it may run out, and name, size and messages', async () => {
  await show({ id: own.id });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lucía Gómez');
  const row = within(screen.getByRole('table', { name: purchases.title })).getAllByRole('row')[1] as HTMLElement;
  expect(row).toHaveTextContent('Sujetador Alba');
  expect(row).toHaveTextContent('May need another around 1 Mar 2027');
  expect(screen.getByLabelText(form.givenName, { exact: false })).toHaveValue('Lucía');
  expect(screen.getByLabelText(new RegExp(form.sizeTypes.bra))).toHaveValue('85B');
  expect(screen.getByText('WhatsApp', { exact: false, selector: 'li' })).toHaveTextContent('Noche de invierno');
  expect(screen.getByRole('link', { name: words.write })).toHaveAttribute(
    'href',
    `/en/executive/your-account/client-message?to=${own.id}`,
  );
});

test.each([
  ['merged', messages.clientBook.merge.done],
  ['1', form.saved],
])('R15 an action before the page load is confirmed on it: %s', async (saved, told) => {
  await show({ id: own.id, saved });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(told);
});

test('R15 a client with an account shows no box for consents of the client’s own', async () => {
  const withAccount = () => ok({ ...own, conAcceso: true });
  await show({ id: own.id }, { consultarCliente: withAccount });
  expect(screen.queryByLabelText(form.mail)).toBeNull();
  expect(screen.getByText(form.own)).toBeVisible();
});

test.each([
  ['an unknown client’s page', () => refused(404, 'error.absent'), words.absent],
  ['an unreachable backend', () => refused(503, 'error.busy'), messages.checkout.trouble.title],
  ['an ended session', () => refused(401, 'error.session'), messages.signIn.again.title],
])('R15 %s is reported', async (_, answer, title) => {
  await show({ id: own.id }, { consultarCliente: answer });
  expect(screen.getByText(title)).toBeVisible();
});

test('C085 V10 errors are shown at their fields, and an existing client is one press away', async () => {
  await show(
    {},
    {
      editar: () =>
        ok({ resultados: [{ clave: 'form', resultado: 'REPETIDA', id: '7', motivo: 'clients.reason.known' }] }),
    },
  );
  const phone = screen.getByLabelText(new RegExp(`^${form.phone}`));
  await userEvent.type(screen.getByLabelText(new RegExp(`^${form.givenName}`)), 'Nerea');
  await userEvent.type(phone, '600 111 222');
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(phone).toHaveAccessibleDescription(expect.stringContaining(form.wrong.phone));
  expect(phone).toHaveValue('600 111 222');
  await userEvent.clear(phone);
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(await screen.findByText(form.known)).toBeVisible();
  expect(screen.getByRole('link', { name: form.knownOpen })).toHaveAttribute(
    'href',
    '/en/executive/your-account/client?id=7',
  );
  expect(screen.getByLabelText(new RegExp(`^${form.givenName}`))).toHaveValue('Nerea');
});

test('C085 a client that the backend refuses is reported in words, and typed text is kept', async () => {
  const full = [{ clave: 'form', resultado: 'RECHAZADA', id: null, motivo: 'clients.reason.tooMany' }];
  await show({}, { editar: () => ok({ resultados: full }) });
  await userEvent.type(screen.getByLabelText(new RegExp(`^${form.givenName}`)), 'Nerea');
  await userEvent.click(screen.getByRole('button', { name: form.save }));
  expect(await screen.findByText(reasons.tooMany)).toBeVisible();
  expect(screen.getByLabelText(new RegExp(`^${form.givenName}`))).toHaveValue('Nerea');
});

test('C085 a client with an own sign-in cannot be removed by others, and the page says who can', async () => {
  await show({ id: own.id }, { consultarCliente: () => ok({ ...own, conAcceso: true }) });
  expect(screen.queryByRole('button', { name: actions.remove })).toBeNull();
  expect(screen.getByText(actions.removeOwn)).toBeVisible();
  expect(screen.getByRole('button', { name: actions.block })).toBeVisible();
});
