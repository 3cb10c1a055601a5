import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { consultarEstadoCuenta, consultarResumenCuenta } from '@/contract/account/examples';
import { pendingHead } from '@/contract/order/examples';
import { heldKeys } from '@/contract/order/message-keys';
import { ok, refused, stubProxy } from '@/lib/testing/answers';
import { aSession } from '@/lib/testing/factories';
import { getMessages, getTranslations, resolveServer } from '@/lib/testing/server-components';
import messages from '@/messages/en.json';

jest.mock('server-only', () => ({}));
jest.mock('next-intl/server', () => ({ getMessages, getTranslations }));
jest.mock('next/root-params', () => ({ locale: async () => 'en' }), { virtual: true });

const { statement: words, summary: said } = messages.ledger;
const statement = consultarEstadoCuenta.datos;
const summary = consultarResumenCuenta.datos;
const realFetch = globalThis.fetch;
const path = '/en/executive/your-account/statement';

afterEach(() => {
  globalThis.fetch = realFetch;
});

type Answers = Parameters<typeof stubProxy>[0];

async function show(query: Record<string, string> = {}, answers: Answers = {}) {
  const asked = stubProxy({
    consultarEstadoCuenta: () => ok(statement),
    consultarResumenCuenta: () => ok(summary),
    ...answers,
  });
  const { StatementView } = await import('./statement-view');
  render(await resolveServer(<StatementView session={aSession()} query={query} />));
  return asked.filter(({ name }) => name === 'consultarEstadoCuenta').map(({ search }) => search);
}

test('the statement shows what is owed and when, lists movements, and links to paying and to a file', async () => {
  await show();
  expect(screen.getByText('You owe €86.40.')).toBeVisible();
  expect(screen.getByText('Next due: €86.40 on Wednesday 25 November.')).toBeVisible();
  expect(screen.getByText('Your last payment: €100.00 on 3 November 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: said.pay })).toHaveAttribute('href', '/en/executive/your-account/payments');
  const rows = within(screen.getByRole('table', { name: words.movements })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))).toEqual([
    'Entry | Amount | Balance',
    'Payment3 Nov 2026 | -€100.00 | €86.40',
    'Order V26-00410220 Oct 2026 · Due on Wednesday 25 November | €186.40 | €186.40',
    'Previous balance | €0.00',
  ]);
  expect(screen.getByRole('link', { name: 'Order V26-004102' })).toHaveAttribute(
    'href',
    '/en/executive/your-account/order?campaign=2026-11&order=V26-004102',
  );
  const ageing = screen.getByRole('table', { name: said.ageing });
  expect(within(ageing).getByRole('row', { name: '31 to 60 days €86.40' })).toBeVisible();
  expect(screen.getByRole('link', { name: words.file })).toHaveAttribute('href', `${path}/file`);
  expect(screen.getByRole('link', { name: words.paper })).toHaveAttribute(
    'href',
    '/EuropaBackend/rest/api/socia/documentoEstadoCuenta?locale=en',
  );
});

test('the address sets dates and page, which the form, the page links and the file keep', async () => {
  const movimientos = { ...statement.movimientos, pagina: 2, totalPaginas: 3, total: 120 };
  const asked = await show(
    { from: '2026-10-01', to: '2026-11-20', page: '2' },
    { consultarEstadoCuenta: () => ok({ ...statement, movimientos }) },
  );
  expect(asked).toEqual(['?pagina=2&tamano=50&desde=2026-10-01&hasta=2026-11-20']);
  expect(screen.getByLabelText(words.filter.from)).toHaveValue('2026-10-01');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    `${path}?from=2026-10-01&to=2026-11-20&page=3`,
  );
  expect(screen.getByRole('link', { name: words.file })).toHaveAttribute(
    'href',
    `${path}/file?from=2026-10-01&to=2026-11-20`,
  );
  expect(screen.getByRole('link', { name: words.filter.all })).toHaveAttribute('href', path);
  // Only the last page shows the balance before the first movement.
  expect(screen.queryByText(words.before)).toBeNull();
});

test.each<[from: string, to: string, field: 'from' | 'to', error: string]>([
  ['2026-03-02', '2026-03-01', 'to', words.filter.wrongOrder],
  ['2026-02-30', '', 'from', words.filter.wrongDay],
  ['', 'hoy', 'to', words.filter.wrongDay],
])('an invalid date range is not requested, and is an error at its field: %s to %s', async (from, to, field, error) => {
  expect(await show({ from, to })).toEqual([]);
  expect(screen.getByText(error)).toBeVisible();
  expect(screen.getByLabelText(words.filter[field])).toHaveAccessibleDescription(error);
});

test('waiting orders are listed with what releases them', async () => {
  const held = (numero: string, motivo: string, reservadaHasta?: string) => ({
    orden: { ...pendingHead, id: numero, numero },
    motivo,
    importeQueLibera: 12.5,
    reservadaHasta,
  });
  const retenidas = [
    held('V26-1', heldKeys.payment, '2096-11-20T10:50:00Z'),
    held('V26-2', heldKeys.transfer),
    held('V26-3', heldKeys.agreement),
  ];
  await show({}, { consultarResumenCuenta: () => ok({ ...summary, saldo: -20, antiguedad: [], retenidas }) });
  expect(screen.getByText('You have €20.00 in credit.')).toBeVisible();
  expect(screen.getByText(/^Order V26-1 is waiting for your payment: .* €12.50\.$/)).toBeVisible();
  expect(screen.getByText('Order V26-2 is waiting for your transfer of €12.50.')).toBeVisible();
  expect(screen.getByText('Order V26-3 for €12.50 is waiting for you to confirm it.')).toBeVisible();
  // Another backend may name no deadline; then none is promised.
  const notes = screen.getAllByText(/at least until/);
  expect(notes.map((note) => note.closest('li')?.textContent)).toEqual([
    expect.stringMatching(/^Order V26-1 .*Your items are kept at least until 20 November 2096 at 11:50\./),
  ]);
  expect(screen.queryByRole('table', { name: said.ageing })).toBeNull();
});

const nothing = { ...statement, movimientos: { ...statement.movimientos, elementos: [], totalPaginas: 0, total: 0 } };

test.each([
  ['an account without movements', {}, () => ok(nothing), words.empty],
  ['a period without movements', { campaign: '2026-12' }, () => ok(nothing), words.none],
  ['a page after the last one', { page: '9' }, () => refused(404, 'error.absent'), words.none],
  ['an unreachable backend', {}, () => refused(503, 'error.busy'), messages.checkout.trouble.title],
])('%s is reported, and the debt is still shown', async (_, query, answer, title) => {
  await show(query, { consultarEstadoCuenta: answer });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('You owe €86.40.')).toBeVisible();
});

test('movements are shown if the debt cannot be read', async () => {
  await show({}, { consultarResumenCuenta: () => refused(503, 'error.busy') });
  expect(screen.getByText(said.away)).toBeVisible();
  expect(screen.getByRole('table', { name: words.movements })).toBeVisible();
});

test.each([
  [10, '?campaign=2026-11&from=2026-10-01&locale=en'],
  [11, null],
])('B081 the PDF of %i pages of movements has the screen’s period, and more are too many', async (pages, asked) => {
  const movimientos = { ...statement.movimientos, totalPaginas: pages };
  await show(
    { from: '2026-10-01', campaign: '2026-11' },
    { consultarEstadoCuenta: () => ok({ ...statement, movimientos }) },
  );
  const paper = screen.queryByRole('link', { name: words.paper });
  expect(paper?.getAttribute('href') ?? null).toBe(
    asked && `/EuropaBackend/rest/api/socia/documentoEstadoCuenta${asked}`,
  );
  expect(screen.queryAllByText(words.paperTooLong)).toHaveLength(asked === null ? 1 : 0);
});
