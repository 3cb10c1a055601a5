import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultar, consultarCliente } from '@/contract/client-book/examples';
import { toEditOutcome } from '@/lib/client-book/client-book-mappers';
import { findLikelyDuplicates } from '@/lib/client-book/client-merge-rules';
import { ok, stubProxy } from '@/lib/testing/answers';
import { setCookie } from '@/lib/testing/cookies';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { merge: said, form, reasons, list } = messages.clientBook;
const realFetch = globalThis.fetch;
const one = { ...consultarCliente.datos, id: '7', conAcceso: false };
const other = {
  ...one,
  ...{ id: '8', nombre: 'Lucia', apellidos: 'Gomez', version: 2, telefono: '+34600999888', correo: null, cumple: null },
};
const likely = [{ id: '8', name: 'Lucia Gomez', phone: null }];

beforeEach(() => setCookie('XSRF-TOKEN=token'));
afterEach(() => {
  globalThis.fetch = realFetch;
});

async function show(
  query: Record<string, string>,
  change: Partial<typeof one> = {},
  otherChange: Partial<typeof one> = {},
) {
  const asked = stubProxy({
    'consultarCliente/7': () => ok({ ...one, ...change }),
    'consultarCliente/8': () => ok({ ...other, ...otherChange }),
    clientesOrden: () => ok({ clients: likely }),
    editar: () =>
      ok({ resultados: [{ clave: 'merge', resultado: 'RECHAZADA', id: '8', motivo: 'clients.reason.inDraft' }] }),
    consultar: () => ok(consultar.datos),
  });
  const { MergeView } = await import('./merge-view');
  render(await resolveServer(<MergeView session={aSession()} query={query} />));
  return () =>
    asked.filter(({ name }) => name === 'editar').map(({ body }) => (body as { clientes: unknown }).clientes);
}

test('R15 the other entry can be searched, and likely duplicates are listed', async () => {
  await show({ id: '7', text: 'luc' });
  expect(screen.getByLabelText(list.filter.text)).toHaveValue('luc');
  const address = '/en/executive/your-account/client-merge?id=7&with=';
  expect(screen.getByRole('link', { name: 'Lucia Gomez' })).toHaveAttribute('href', `${address}8`);
  expect(screen.getByRole('link', { name: 'Lucía Gómez' })).toHaveAttribute(
    'href',
    address + consultar.datos.clientes.elementos[0]?.id,
  );
});

test('R15 C085 the entry to keep and the data to take over are chosen; a refusal is shown', async () => {
  const sent = await show({ id: '7', with: '8' });
  expect(screen.getByText(said.final)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /keep \+34600999888/ }));
  expect(screen.queryByRole('radio', { name: new RegExp(`^${form.email}`) })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: said.submit }));
  expect(await screen.findByText(reasons.inDraft)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: said.entries.other }));
  await userEvent.click(screen.getByRole('radio', { name: /keep Lucía Gómez/ }));
  await userEvent.click(screen.getByRole('button', { name: said.submit }));
  expect(await screen.findByText(reasons.inDraft)).toBeVisible();
  expect(sent()).toEqual([
    [
      { clave: 'merge', id: '8', version: 2, fusionarCon: '7' },
      { clave: 'kept', id: '7', version: 5, telefono: '+34600999888' },
    ],
    [
      { clave: 'merge', id: '7', version: 4, fusionarCon: '8' },
      { clave: 'kept', id: '8', version: 3, nombre: 'Lucía', apellidos: 'Gómez' },
    ],
  ]);
});

test('C085 data refused for the entry that stays are reported, although the merge succeeded', () => {
  const went = { clave: 'merge', resultado: 'FUSIONADA', id: '7', motivo: null } as const;
  const refused = { clave: 'kept', resultado: 'RECHAZADA', id: '7', motivo: 'clients.reason.emailTaken' } as const;
  expect(toEditOutcome({ resultados: [went, refused] })).toMatchObject({ kind: 'refused' });
  expect(toEditOutcome({ resultados: [went] })).toEqual({ kind: 'done', id: '7' });
});

test('C085 a client with an own sign-in stays, with that address, and two such clients cannot be merged', async () => {
  const sent = await show({ id: '7', with: '8' }, {}, { conAcceso: true, correo: 'own@example.com' });
  expect(screen.queryByRole('radio', { name: said.entries.one })).toBeNull();
  expect(screen.queryByRole('radio', { name: /own@example/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: said.submit }));
  expect(sent()).toEqual([[{ clave: 'merge', id: '7', version: 4, fusionarCon: '8' }]]);
  await show({ id: '7', with: '8' }, { conAcceso: true }, { conAcceso: true });
  expect(screen.getByText(said.bothOwn)).toBeVisible();
});

test.each([
  ['itself', { id: '7', with: '7' }],
  ['no id', { id: '' }],
  ['an invalid id', { id: '7', with: '<' }],
])('R15 a merge with %s is reported as a client who is not in the book', async (_, query) => {
  await show(query);
  expect(screen.getByText(messages.clientBook.client.absent)).toBeVisible();
});

test('R15 likely duplicates share a phone, the same words in another order, or differ by one letter', () => {
  const she = { id: '1', givenName: 'Ana', familyName: 'Mora', phone: '+34600111222' };
  const book = ['Ana Mora', 'Mora, Aná', 'Ana Moral', 'Eva Mora', 'Ana Mora Gil'].map((name, at) => ({
    ...{ id: `${at + 1}`, name },
    phone: null,
  }));
  expect(findLikelyDuplicates(she, book).map(({ name }) => name)).toEqual(['Mora, Aná', 'Ana Moral']);
  expect(findLikelyDuplicates(she, [{ id: '9', name: 'Zoe', phone: '+34600111222' }])).toHaveLength(1);
});
