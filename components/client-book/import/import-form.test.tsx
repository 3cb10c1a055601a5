import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signOut } from '@/lib/sign-in/session-mutations';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { import: said, reasons } = messages.clientBook;
const realFetch = globalThis.fetch;
const clients = [{ id: '7', name: 'Ana Mora', phone: '+447700900123' }];

afterEach(() => {
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'contacts');
});

type Entry = { clave: string; nombre: string; telefono: string | null };

let view: ReturnType<typeof render>;
async function show(edit: (entries: Entry[]) => Response = () => refused(503, 'error.busy')) {
  const asked = stubProxy({
    clientesOrden: () => ok({ clients }),
    editar: (body) => edit((body as { clientes: Entry[] }).clientes),
  });
  const { ImportView } = await import('./import-view');
  view = render(await resolveServer(<ImportView session={aSession()} />));
  return () => asked.filter(({ name }) => name === 'editar');
}
/** jsdom's files cannot be read. */
const aFile = (text: string) =>
  Object.assign(new File([text], 'clients.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
const choose = (text: string) => userEvent.upload(screen.getByLabelText(said.file, { exact: false }), aFile(text));
const made = (entries: Entry[]) =>
  ok({ resultados: entries.map(({ clave }, at) => ({ clave, resultado: 'CREADA', id: `${at}`, motivo: null })) });
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`${name}$`) })).closest('tr') as HTMLElement;

test('R15 C085 a file is previewed before anything is sent: new, existing, and rows to correct', async () => {
  const sent = await show(made);
  await choose('Name;Phone\nEva Ruiz;07700 900999\nAna Mora;\nZoe;12\n');
  expect(await rowOf('Eva Ruiz')).toHaveTextContent(`+447700900999${said.states.new}`);
  const there = await rowOf('Ana Mora');
  expect(there).toHaveTextContent(said.states.known);
  const page = within(there).getByRole('link', { name: /^Ana Mora/ });
  expect(page).toHaveAttribute('href', '/en/executive/your-account/client?id=7');
  expect(page).toHaveAttribute('target', '_blank');
  expect(within(there).getByRole('checkbox')).not.toBeChecked();
  const wrong = await rowOf('Zoe');
  expect(wrong).toHaveTextContent(said.states.wrong);
  expect(within(wrong).getByRole('checkbox')).toBeDisabled();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(sent()).toEqual([]);

  await userEvent.click(within(wrong).getByRole('button', { name: 'Correct Zoe' }));
  const phone = screen.getByLabelText(said.fields.phone);
  expect(phone).toHaveAccessibleDescription(messages.clientBook.form.wrong.phone);
  await userEvent.clear(phone);
  expect(await rowOf('Zoe')).toHaveTextContent(said.states.new);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 clients' }));
  expect(await screen.findByText('2 clients are now in your client book.')).toBeVisible();
  expect(sent().map(({ body }) => (body as { clientes: Entry[] }).clientes)).toEqual([
    [
      expect.objectContaining({ nombre: 'Eva', apellidos: 'Ruiz', telefono: '+447700900999', idioma: 'en' }),
      expect.objectContaining({ nombre: 'Zoe', telefono: null }),
    ],
  ]);
  expect(screen.queryByText(said.addNone)).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

const isAskedToStay = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('C085 leaving the page with unsaved work asks first, and a second file keeps the rows of the first', async () => {
  await show(made);
  await choose('Ana Mora');
  await rowOf('Ana Mora');
  expect(isAskedToStay()).toBe(false);
  expect(screen.getByText(said.addNone)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Correct Ana Mora' }));
  await userEvent.type(screen.getByLabelText(said.fields.notes), 'x');
  expect(isAskedToStay()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ana Mora' }));
  expect(isAskedToStay()).toBe(false);
  expect(screen.getByLabelText(said.file, { exact: false })).toHaveFocus();

  await choose('Eva\nMar');
  await rowOf('Eva');
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 clients' }));
  await screen.findByText('2 clients are now in your client book.');
  expect(isAskedToStay()).toBe(false);
  await choose('Name;Phone\nZoe;12');
  await userEvent.click(await screen.findByRole('button', { name: 'Correct Zoe' }));
  await choose('Mar\nLuz');
  expect(await rowOf('Luz')).toHaveTextContent(said.states.new);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Eva',
    'Mar',
    'Zoe',
    'Mar',
    'Luz',
  ]);
  expect(screen.queryByLabelText(said.fields.phone)).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add 1 client' })).toBeVisible();
  expect(isAskedToStay()).toBe(true);
});

test('C085 T01 read and corrected rows return for the same person in this tab, not after signing out', async () => {
  const page = document.body.appendChild(document.createElement('main'));
  page.id = 'content';
  const comeAs = async (person: string) => {
    view?.unmount();
    page.dataset.executive = person;
    return show(made);
  };
  await comeAs('E1');
  await userEvent.selectOptions(screen.getByLabelText(said.country), 'DE');
  await choose('Name;Phone\nEva;0171 123456\nZoe;12');
  await userEvent.click(await screen.findByRole('button', { name: 'Correct Zoe' }));
  await userEvent.type(screen.getByLabelText(said.fields.givenName), 'lie');
  expect(screen.queryByText(said.isBack)).toBeNull();

  const sent = await comeAs('E1');
  expect(await rowOf('Eva')).toHaveTextContent('+49171123456');
  expect(await rowOf('Zoelie')).toHaveTextContent(said.states.wrong);
  expect(screen.getByText(said.isBack)).toBeVisible();
  expect(screen.getByLabelText(said.country)).toHaveValue('DE');
  // Rows of added clients are dropped; a row read now is a row of its own.
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 client' }));
  await rowOf('Eva');
  await choose('Mar');
  await comeAs('E1');
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Zoelie', 'Mar']);
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 client' }));
  await screen.findByText('1 client is now in your client book.');
  expect(sent()).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: said.clear }));
  expect(screen.getByLabelText(said.file, { exact: false })).toHaveFocus();
  await comeAs('E1');
  expect(screen.queryByRole('rowheader')).toBeNull();
  await choose('Sol');
  await rowOf('Sol');
  await comeAs('E2');
  expect(screen.queryByRole('rowheader')).toBeNull();
  expect(JSON.stringify(sessionStorage)).not.toContain('Sol');
  await comeAs('E1');
  await choose('Luz');
  await rowOf('Luz');
  stubProxy({ logoutApp: () => ok({}), session: () => Response.json({ executive: null, client: null }) });
  await signOut('executive');
  expect(JSON.stringify(sessionStorage)).not.toContain('Luz');
  page.remove();
});

test('C085 rows that the backend refuses can be corrected and sent again, and no client is sent twice', async () => {
  const sent = await show((entries) =>
    ok({
      resultados: entries.map(({ clave, nombre }) => {
        if (nombre === 'Eva') return { clave, resultado: 'RECHAZADA', id: null, motivo: 'clients.reason.tooMany' };
        if (nombre === 'Mar') return { clave, resultado: 'REPETIDA', id: '9', motivo: 'clients.reason.known' };
        return { clave, resultado: 'CREADA', id: '5', motivo: null };
      }),
    }),
  );
  await choose('Eva\nMar\nLuz');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 clients' }));
  expect(await rowOf('Eva')).toHaveTextContent(reasons.tooMany);
  expect(within(await rowOf('Mar')).getByRole('link', { name: new RegExp(said.openKnown) })).toBeVisible();
  expect(within(await rowOf('Luz')).queryByRole('checkbox')).toBeNull();
  await userEvent.click(within(await rowOf('Eva')).getByRole('button', { name: 'Correct Eva' }));
  await userEvent.type(screen.getByLabelText(said.fields.givenName), 'lyn');
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 client' }));
  expect(await rowOf('Evalyn')).toHaveTextContent(said.states.added);
  expect(sent().map(({ body }) => (body as { clientes: Entry[] }).clientes.map(({ nombre }) => nombre))).toEqual([
    ['Eva', 'Mar', 'Luz'],
    ['Evalyn'],
  ]);
});

test('C085 many rows are sent in batches, and a batch whose response was lost is retried under its key', async () => {
  let calls = 0;
  const sent = await show((entries) => {
    calls += 1;
    return calls === 2 ? refused(503, 'error.busy') : made(entries);
  });
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  await choose(
    Array.from({ length: 120 }, (_, at) => `Ana ${letters[at % 26]}${letters[Math.floor(at / 26)]}`).join('\n'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add 120 clients' }));
  await userEvent.click(await screen.findByRole('button', { name: messages.checkout.failures.retry }));
  expect(await screen.findByText('120 clients are now in your client book.')).toBeVisible();
  const [first, lost, again, last] = sent();
  expect(sent()).toHaveLength(4);
  expect([again?.key, again?.body]).toEqual([lost?.key, lost?.body]);
  expect(new Set([first?.key, lost?.key, last?.key]).size).toBe(3);
});

test('R15 an unreadable file is an error at its field, and phone contacts are offered where available', async () => {
  const contacts = { select: async () => [{ name: ['Eva Ruiz'], email: ['eva@example.com'], tel: ['+34600111222'] }] };
  Object.assign(navigator, { contacts });
  await show();
  await choose('PK\u0003\0');
  expect(await screen.findByText(said.problems.noText)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: said.pick }));
  expect(await rowOf('Eva Ruiz')).toHaveTextContent('+34600111222eva@example.com');
  expect(screen.queryByText(said.problems.noText)).toBeNull();
});
