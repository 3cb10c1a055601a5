import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from '@/contract/order/examples';
import type { OrderWire } from '@/contract/order/schemas';
import type { Suggestions } from '@/lib/order/order-line';
import { toOrder } from '@/lib/order/order-mappers';
import { toSuggestions } from '@/lib/order/order-queries';
import { toEntry } from '@/lib/pad/entry';
import { createEntryStore } from '@/lib/pad/entry-store';
import { expectNavigation } from '@/lib/testing/console';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { OrderBag } from './order-bag';

const words = {
  ...messages.bag,
  order: { ...messages.order, signIn: messages.signIn.again, reasons: messages.checkout.remarks },
  totals: messages.checkout.totals,
  differences: messages.checkout.differences,
};
const wire = examples.consultarOrdenSesion.datos;
let told: { path: string; body: unknown }[];
let answers: Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setCookie('XSRF-TOKEN=x');
  told = [];
  answers = {
    actualizarItem: { ...examples.actualizarItem.datos, linea: null },
    eliminarItem: examples.eliminarItem.datos,
    omitirClientes: examples.omitirClientes.datos,
    validarCupon: examples.validarCupon.datos,
    consultarColoresTallas: examples.consultarColoresTallas.datos,
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = String(address).replace('/EuropaBackend/rest/api/socia/', '');
    const name = path.split(/[/?]/)[0] ?? '';
    const body = init?.body ? JSON.parse(String(init.body)) : null;
    told.push({ path, body });
    const answer = name === 'insertarItem' ? toAdded(body.lineas) : (answers[name] ?? wire);
    return new Response(JSON.stringify(anEnvelope(answer)));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Each line that was sent has its outcome. */
const toAdded = (lines: { clave: string }[]) => {
  const { resultados, ...change } = examples.insertarItem.datos;
  return { ...change, resultados: lines.map(({ clave }) => ({ ...resultados[0], clave })) };
};

const suggestions = toSuggestions(examples.consultarItemsCrossUpSelling.datos, 'en');

function show(change: Partial<OrderWire> = {}, pieces: Suggestions = { together: [], up: [] }) {
  return render(
    <OrderBag
      owner="E1"
      name="Marta Ruiz"
      locale="en"
      order={toOrder({ ...wire, ...change })}
      campaign="2026-12"
      clients={[{ id: 'cl-302', name: 'Ana Belén Ortiz' }]}
      suggestions={pieces}
      pad="/en/executive/quick-order"
      words={words}
    />,
  );
}
const writes = () => told.filter(({ path }) => !path.startsWith('consultar'));

test('R27 N03 lines are grouped by client, each with its total', () => {
  show();
  const ana = within(screen.getByRole('region', { name: 'Ana Belén Ortiz' }));
  expect(ana.getByText('1 item · €44.90 · 45 points')).toBeVisible();
  expect(ana.getByText('After the campaign closes: €54.90')).toBeVisible();
  expect(ana.getByText('Was €54.90; lowest in the 30 days before the reduction: €52.90')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'For me' })).getByText(/Sealed for hygiene/)).toBeVisible();
});

test('C050 a client is left out of the order by one press', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Leave out of this order Ana Belén Ortiz' }));
  await waitFor(() => expect(writes()[0]?.path).toBe('omitirClientes/cl-302?omitir=S'));
});

test('C069 C070 the stepper changes a quantity; undo has the focus and restores a removed line', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'One more of Sujetador Alba, Negro, 85B' }));
  await waitFor(() => expect(writes()[0]?.body).toEqual({ linea: 'l-1', version: 14, cantidadPedida: 3 }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Body reductor Brisa, Arena, M' }));
  await waitFor(() => expect(screen.getByRole('button', { name: words.page.undo })).toHaveFocus());
  expect(screen.queryByText('Body reductor Brisa')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(writes().at(-1)?.body).toMatchObject({
      lineas: [{ codigo: '517203', cantidadPedida: 1, cliente: 'cl-302' }],
    }),
  );
});

test('C070 N21 a gift is removed by its line, and its removal cannot be undone', async () => {
  const [line] = wire.lineas;
  if (!line) throw new Error('no line');
  show({ lineas: [...wire.lineas, { ...line, id: 'l-9', tipo: 'A', nombre: 'Medias Brisa', cliente: null }] });
  expect(screen.queryByRole('button', { name: /^Change Medias Brisa/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Remove Medias Brisa/ }));
  await waitFor(() => expect(writes()[0]).toEqual({ path: 'eliminarItem', body: { lineas: ['l-9'], version: 14 } }));
  await waitFor(() => expect(screen.queryByText('Medias Brisa')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: words.page.undo })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'For me' })).toHaveFocus();
});

test('C069 size, client and note of a line are changed together', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Change Sujetador Alba, Negro, 85B' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Sujetador Alba' }));
  await userEvent.click(await dialog.findByRole('button', { name: /^Size 90B/ }));
  await userEvent.type(dialog.getByRole('combobox'), 'ana{Enter}');
  await userEvent.type(dialog.getByLabelText(words.editor.note), 'Gift');
  await userEvent.click(dialog.getByRole('button', { name: words.editor.save }));
  await waitFor(() =>
    expect(writes()[0]?.body).toEqual({
      linea: 'l-1',
      version: 14,
      codigo: '482158',
      cliente: 'cl-302',
      nota: 'Gift',
    }),
  );
});

test('F096 undoing a line’s change to a new client removes that client from the book again', async () => {
  answers.agregarClienteOrden = { id: 'cl-9', name: 'Eva Nueva', phone: null };
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Change Sujetador Alba, Negro, 85B' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Sujetador Alba' }));
  await userEvent.type(dialog.getByRole('combobox'), 'Eva Nueva{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: /Eva Nueva/ }));
  await userEvent.click(dialog.getByRole('button', { name: words.editor.save }));
  await userEvent.click(await screen.findByRole('button', { name: words.page.undo }));
  await waitFor(() => expect(writes().at(-1)).toEqual({ path: 'quitarClienteOrden', body: { client: 'cl-9' } }));
  expect(writes().map(({ path }) => path)).toEqual([
    'agregarClienteOrden',
    'actualizarItem',
    'actualizarItem',
    'quitarClienteOrden',
  ]);
});

test('K08 C073 an empty coupon field is reported, and a typed coupon is applied and has the focus', async () => {
  show({ cupon: null });
  await userEvent.click(screen.getByRole('button', { name: words.coupon.apply }));
  expect(screen.getByText(words.coupon.missing)).toBeVisible();
  await userEvent.type(screen.getByLabelText(words.coupon.label), 'INVIERNO10{Enter}');
  await waitFor(() => expect(writes()[0]?.body).toEqual({ cupon: 'INVIERNO10', accion: 'APLICAR' }));
  const applied = await screen.findByText(/Voucher INVIERNO10: €15.22 off/);
  expect(applied.parentElement).toHaveFocus();
  answers.validarCupon = { ...examples.validarCupon.datos, valido: false, cupon: null };
  answers.consultarOrdenSesion = { ...wire, cupon: null };
  await userEvent.click(screen.getByRole('button', { name: words.coupon.remove }));
  await waitFor(() => expect(screen.getByLabelText(words.coupon.label)).toHaveFocus());
});

test('K08 a coupon that does not count says why', async () => {
  answers.validarCupon = { ...examples.validarCupon.datos, valido: false, cupon: null, motivo: 'coupon.reason.over' };
  show({ cupon: null });
  await userEvent.type(screen.getByLabelText(words.coupon.label), 'PASADO20{Enter}');
  expect(await screen.findByText(messages.checkout.remarks.coupon.reason.over)).toBeVisible();
});

test('N12 a suggested piece is added for the client chosen', async () => {
  show({}, suggestions);
  const [piece] = suggestions.together;
  await userEvent.type(screen.getByRole('combobox', { name: words.suggestions.for }), 'ana{Enter}');
  await userEvent.click(screen.getByRole('button', { name: `${words.suggestions.add} ${piece?.product.name}` }));
  await waitFor(() =>
    expect(writes()[0]?.body).toMatchObject({
      lineas: [{ codigo: piece?.code, cantidadPedida: 1, cliente: 'cl-302' }],
    }),
  );
});

test('N12 in an order for one client a suggested piece is for that client', async () => {
  show({ lineas: wire.lineas.filter(({ cliente }) => cliente?.id === 'cl-302') }, suggestions);
  const [piece] = suggestions.together;
  expect(screen.getByRole('combobox', { name: words.suggestions.for })).toHaveValue('Ana Belén Ortiz');
  await userEvent.click(screen.getByRole('button', { name: `${words.suggestions.add} ${piece?.product.name}` }));
  await waitFor(() => expect(writes()[0]?.body).toMatchObject({ lineas: [{ cliente: 'cl-302' }] }));
});

test('N21 the bag reports a closed campaign', () => {
  const values = { antes: 'Velvet', ahora: 'Festive nights' };
  show({ diferencias: [], avisos: [{ clave: 'order.remark.campaignMoved', valores: values }] });
  expect(screen.getByRole('region', { name: words.page.differencesTitle })).toHaveTextContent(
    'The campaign “Velvet” has closed',
  );
});

test('R27 below the minimum order the missing amount replaces the next step', () => {
  show({ totales: { ...wire.totales, minimo: 200, faltaMinimo: 47.8 } });
  expect(screen.getByText(/Add €47.80 to continue/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Continue/ })).not.toBeInTheDocument();
});

test('R27 before a delivery method is chosen the bag does not call it free', () => {
  show({ totales: { ...wire.totales, envio: 0 }, entrega: { ...wire.entrega, forma: null } });
  expect(screen.queryByText('free')).toBeNull();
  expect(screen.getByText('chosen in the next step')).toBeTruthy();
});

test('R27 with gifts to choose, the bag’s next step leads to the gifts', () => {
  show();
  expect(screen.getByRole('link', { name: words.page.nextGifts })).toHaveAttribute('href', '/en/checkout/gifts');
});

test.each([
  ['takes the last order’s delivery and passes its step by', 'EST', 1],
  ['leads to the delivery of who has not ordered yet', null, 0],
])('R27 K11 without a delivery the way on %s', async (_, last, times) => {
  const summary = examples.consultarResumenOrden.datos;
  const orden = { ...summary.orden, entrega: { ...summary.orden.entrega, forma: null } };
  answers.consultarResumenOrden = { ...summary, orden, formaAnterior: last };
  answers.actualizarFormaEnvio = examples.actualizarFormaEnvio.datos;
  show({ regalosPendientes: 0, entrega: { ...wire.entrega, forma: null } });
  const next = screen.getByRole('link', { name: words.page.next });
  expect(next).toHaveAttribute('href', '/en/checkout/shipping');
  const leaving = expectNavigation();
  await userEvent.click(next);
  await leaving;
  const chosen = writes().filter(({ path }) => path === 'actualizarFormaEnvio');
  expect(chosen.map(({ body }) => body)).toEqual(
    Array(times).fill({ forma: last, discreto: orden.entrega.discreto, version: orden.version }),
  );
});

test('N21 the bag names an article whose price has changed, with the old and the new price', () => {
  show({ diferencias: examples.consultarResumenOrden.datos.orden.diferencias });
  expect(screen.getByRole('region', { name: words.page.differencesTitle })).toHaveTextContent(
    'Body reductor Brisa: down from €54.90 to €44.90',
  );
});

test('T15 pad lines that wait for an answer are counted in the bag, with a link back', async () => {
  const store = createEntryStore('E1');
  store.add([
    toEntry({ source: null, code: '482157', size: null, words: '', quantity: 1, client: null, outcome: 'outOfStock' }),
    toEntry({ source: null, code: '482158', size: null, words: '', quantity: 1, client: null, outcome: 'twice' }),
  ]);
  show();
  expect(await screen.findByText(/^2 lines in Quick order aren’t resolved and aren’t in this order/)).toBeVisible();
  const back = screen.getByRole('link', { name: messages.order.unanswered.back });
  expect(back).toHaveAttribute('href', '/en/executive/quick-order');
  store.remove(store.get().entries.map(({ key }) => key));
});

test('R27 in print the bag has title, name, date and quantities', () => {
  const { container } = show();
  const paper = [...container.querySelectorAll('.only-paper')].map(({ textContent }) => textContent);
  expect(paper[0]).toMatch(/My order, not confirmed yet.*Marta Ruiz · \d+ \w+ \d{4}/);
  expect(paper).toContain('2 × ');
});
