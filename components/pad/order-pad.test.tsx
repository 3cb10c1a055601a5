import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as examples from '@/contract/order/examples';
import type { LineInput } from '@/contract/order/line-schemas';
import { toActiveOrder, toOrder } from '@/lib/order/order-mappers';
import { announceSignedInAgain, useSignInEvent } from '@/lib/sign-in/sign-in-events';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import messages from '@/messages/en.json';
import { OrderPad } from './order-pad';

const { pad, paste, again, others } = messages.pad;
const { order: ofOrder, error: ofError } = messages.checkout.remarks;
const words = {
  order: { ...messages.order, signIn: messages.signIn.again, reasons: { order: ofOrder, error: ofError } },
  pad,
  paste,
  again,
  others,
};
const clients = [
  { id: 'cl-301', name: 'Lucía Gómez' },
  { id: 'cl-302', name: 'Ana Belén Ortiz' },
];
const [line] = examples.consultarOrdenSesion.datos.lineas;

let lines: LineInput[];
let away: boolean;
let signedOut: boolean;
let outcome: (line: LineInput) => object;

const added = ({ clave, codigo, cantidadPedida }: LineInput) => ({
  clave,
  resultado: 'AGREGADA',
  pedida: cantidadPedida,
  agregada: cantidadPedida,
  linea: { ...line, id: `n-${codigo}`, codigo, cantidadPedida },
  alternativas: [],
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollIntoView = () => {};
  // jsdom opens no dialog.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  setCookie('XSRF-TOKEN=x');
  lines = [];
  away = false;
  signedOut = false;
  outcome = added;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const path = String(address);
    if (away) throw new TypeError('no network');
    const answer = (datos: unknown, status = 200) =>
      new Response(JSON.stringify(status === 200 ? anEnvelope(datos) : { ...anEnvelope(null), codigo: 1 }), { status });
    if (signedOut) return answer(null, 401);
    if (path.includes('consultarColoresTallas')) {
      const known = /\/(482157|482158|V1042)\//.test(path);
      const grid = examples.consultarColoresTallas.datos;
      return answer(path.includes('V1042') ? { ...grid, elegido: null } : grid, known ? 200 : 404);
    }
    if (path.includes('insertarItem')) {
      const asked = (JSON.parse(String(init?.body)) as { lineas: LineInput[] }).lineas;
      lines.push(...asked);
      return answer({ ...examples.insertarItem.datos, resultados: asked.map(outcome) });
    }
    return answer(examples.consultarOrdenSesion.datos);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function show(order = toOrder(examples.consultarOrdenSesion.datos), set: string[] = []) {
  return render(
    <OrderPad
      owner="E1"
      set={set}
      locale="en"
      active={toActiveOrder(examples.consultarPedidoActivo.datos)}
      order={order}
      clients={clients}
      again={{ articles: [], lastOrder: null, lists: [] }}
      others={{ orders: [], campaigns: [] }}
      bag="/en/checkout/bag"
      words={words}
    />,
  );
}
const sent = () => lines.map(({ codigo, cantidadPedida, cliente }) => [codigo, cantidadPedida, cliente]);

test('R13 with a keyboard the field has the focus at once, on a touch screen no keyboard opens', () => {
  const { unmount } = show();
  expect(screen.getByLabelText(pad.code)).toHaveFocus();
  unmount();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  show();
  expect(document.body).toHaveFocus();
});

test('N28 the pieces of a set are added by one press for the client chosen, and offered once', async () => {
  window.history.replaceState(null, '', '?from=home&code=482157&code=482158');
  show(undefined, ['482157', '482158']);
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('ana{Enter}');
  expect(screen.getByText('The set you chose: 482157 + 482158.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add both items for Ana Belén Ortiz' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      ['482157', 1, 'cl-302'],
      ['482158', 1, 'cl-302'],
    ]),
  );
  expect(screen.queryByText(/^The set you chose/)).toBeNull();
  // Nor again by the same address.
  expect(window.location.search).toBe('?from=home');
});

test('V09 an address in another tax zone is reported once, on return to the pad', () => {
  const order = toOrder(examples.consultarOrdenSesion.datos);
  const vatNews = () =>
    [pad.priceChange.withVat, pad.priceChange.withoutVat].filter((text) => screen.queryByText(text));
  const open = (withoutVat: boolean) => {
    const { unmount } = show({ ...order, totals: { ...order.totals, withoutVat } });
    const said = vatNews();
    unmount();
    return said;
  };
  expect([false, true, true, false].map(open)).toEqual([
    [],
    [pad.priceChange.withoutVat],
    [],
    [pad.priceChange.withVat],
  ]);
});

test('R13 F096 a line is a code and Enter; a name and Enter sets the client of the following lines', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('ana{Enter}');
  expect(screen.getByText('The lines that follow are for Ana Belén Ortiz.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: pad.client })).toHaveValue('Ana Belén Ortiz');
  await userEvent.keyboard('482157{Enter}3*482158{Enter}482158x2{Enter}me{Enter}482157{Enter}');
  expect(screen.getByLabelText(pad.code)).toHaveFocus();
  await waitFor(() =>
    expect(sent()).toEqual([
      ['482157', 1, 'cl-302'],
      ['482158', 3, 'cl-302'],
      ['482158', 2, 'cl-302'],
      ['482157', 1, undefined],
    ]),
  );
});

test('R13 F096 Tab leads to quantity and client, and Enter adds from every field', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('482157{Tab}2{Enter}');
  expect(screen.getByLabelText(pad.code)).toHaveFocus();
  await userEvent.keyboard('482158{Tab}{Tab}ana{Enter}');
  await waitFor(() =>
    expect(sent()).toEqual([
      ['482157', 2, undefined],
      ['482158', 1, 'cl-302'],
    ]),
  );
});

test('R13 T15 a name that is not in the book asks with similar names; another Enter confirms', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('Lucai{Enter}');
  expect(screen.getByText('“Lucai” isn’t in your client book.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'It’s Lucía Gómez' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('The lines that follow are for Lucai, a new client.')).toBeVisible();
  await userEvent.keyboard('482157{Enter}');
  await waitFor(() => expect(lines).toHaveLength(1));
});

test('T15 lines for an unconfirmed name wait; one answer covers all of them', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('Lucai{Enter}482157{Enter}482158{Enter}');
  const open = within(await screen.findByRole('region', { name: '2 lines to resolve' }));
  const [first] = open.getAllByRole('button', { name: 'It’s Lucía Gómez' });
  if (!first) throw new Error('Nobody is offered.');
  await userEvent.click(first);
  await waitFor(() =>
    expect(sent()).toEqual([
      ['482157', 1, 'cl-301'],
      ['482158', 1, 'cl-301'],
    ]),
  );
  expect(screen.getByText('The lines that follow are for Lucía Gómez.')).toBeVisible();
});

test('T15 the chosen client stays chosen after a reload', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('ana{Enter}');
  unmount();
  show();
  expect(await screen.findByText('The lines that follow are for Ana Belén Ortiz.')).toBeVisible();
});

test.each([
  ['482157 482157', /^The code 482157 is there twice/],
  ['9999*482157', 'Type a quantity between 1 and 99.'],
  ['-1*482157', 'Type a quantity between 1 and 99.'],
  ['-1 x 482157 talla 85B', 'The quantity must be between 1 and 99.'],
])('T15 “%s” adds nothing: the question is beside the field, and the text stays', async (text, said) => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard(`${text}{Enter}`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText(pad.code)).toHaveValue(text);
  expect(lines).toEqual([]);
  expect(screen.queryByRole('region', { name: /to resolve/ })).not.toBeInTheDocument();
});

test('T15 a line cut at its own limit says so, instead of blaming the stock', async () => {
  outcome = (each) => ({ ...added(each), resultado: 'REDUCIDA', agregada: 6, tope: 6 });
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('9*482157{Enter}');
  const open = await screen.findByRole('region', { name: '1 line to resolve' });
  const said = 'A line takes 6 items at most: 6 of 9 added.';
  expect(within(open).getByText(said)).toBeVisible();
  // The message is beside the field as well, with a link to the question.
  expect(screen.getAllByText(said)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '1 question without an answer' }));
  expect(within(open).getByRole('heading')).toHaveFocus();
});

test('R13 the quantity field takes precedence over a quantity beside the code', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('3*482157{Tab}');
  expect(screen.getByLabelText(pad.quantity)).toHaveValue('3');
  await userEvent.keyboard('4{Enter}');
  await waitFor(() => expect(sent()).toEqual([['482157', 4, undefined]]));
});

test('R13 every key of the pad is listed on it', async () => {
  show();
  await userEvent.click(screen.getByText(pad.keys.title));
  for (const { does } of Object.values(pad.keys.keys)) expect(screen.getByText(does)).toBeVisible();
});

test('N01 while a code is typed its name, price, stock and points appear', async () => {
  show();
  await userEvent.type(screen.getByLabelText(pad.code), '482157');
  expect(await screen.findByText('Negro · size 85B')).toBeVisible();
  expect(screen.getAllByText('€34.90')[0]).toBeVisible();
  expect(screen.getByText('40 in stock · 35 points')).toBeVisible();
});

test('N01 a style without a size leads into its grid, where arrows move and Enter takes', async () => {
  show();
  await userEvent.type(screen.getByLabelText(pad.code), 'V1042');
  await screen.findByText(pad.chooseSize);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Size 85B, Negro, €34.90, 40 in stock' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Size 90B, Negro, €36.90, sold out' })).toHaveFocus();
  await userEvent.keyboard('85b');
  expect(screen.getByRole('button', { name: /^Size 85B/ })).toHaveFocus();
  await userEvent.keyboard('90');
  expect(screen.getByRole('button', { name: /^Size 90B/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText(pad.code)).toHaveValue('482158');
  expect(screen.getByLabelText(pad.quantity)).toHaveFocus();
});

test('N01 an article’s other sizes unfold on request, so that the lines keep their room', async () => {
  show();
  await userEvent.type(screen.getByLabelText(pad.code), '482157');
  await screen.findByText('Negro · size 85B');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('button', { name: /^Size 85B, Negro/ })).toHaveFocus();
});

test('N01 Enter before a style’s lookup waits for it and leads into the grid', async () => {
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('V1042{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Size 85B, Negro/ })).toHaveFocus());
  expect(lines).toHaveLength(0);
});

test('F096 an unknown code stops once with its reason, and a second Enter adds it anyway', async () => {
  show();
  await userEvent.type(screen.getByLabelText(pad.code), '111111');
  await waitFor(() => expect(document.querySelector('.entry')).toHaveAttribute('data-state', 'unknown'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/Code 111111 not found/)).toBeVisible();
  expect(screen.getByLabelText(pad.code)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([['111111', 1, undefined]]));
});

test('F096 the arrow keys move between the lines and back to the code', async () => {
  show();
  const code = screen.getByLabelText(pad.code);
  await userEvent.click(code);
  await userEvent.keyboard('{ArrowDown}');
  const [first, second] = screen.getAllByRole('textbox', { name: /^Quantity of/ });
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(code).toHaveFocus();
});

test('T15 N18 an out-of-stock line stays with its alternatives, and choosing one adds it', async () => {
  outcome = (each) =>
    each.codigo === '482157' ? { ...examples.insertarItem.datos.resultados[1], clave: each.clave } : added(each);
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('482157{Enter}');
  const open = within(await screen.findByRole('region', { name: '1 line to resolve' }));
  expect(await open.findByText('Sold out.')).toBeVisible();
  await userEvent.click(open.getByRole('button', { name: /Sister size 85C/ }));
  await waitFor(() => expect(sent().at(-1)).toEqual(['482161', 1, undefined]));
  await waitFor(() => expect(screen.queryByRole('region', { name: /to resolve/ })).not.toBeInTheDocument());
});

test('N20 offline lines wait and say so, and are added once online', async () => {
  away = true;
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('482157{Enter}');
  expect(await screen.findByText(/1 line is waiting to be added/)).toBeVisible();
  expect(localStorage.getItem('order-entries:E1')).toContain('482157');
  away = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sent()).toEqual([['482157', 1, undefined]]));
  await waitFor(() => expect(screen.queryByText(/waiting to be added/)).not.toBeInTheDocument());
});

test('N20 when the session ends the line stays, the pad opens the dialog, and continues after signing in', async () => {
  signedOut = true;
  show();
  await userEvent.click(screen.getByLabelText(pad.code));
  await userEvent.keyboard('482157{Enter}');
  expect(await screen.findByText(/Your session has ended. What you typed/)).toBeVisible();
  expect(localStorage.getItem('order-entries:E1')).toContain('482157');
  const dialog = jest.fn();
  renderHook(() => useSignInEvent('asked', dialog));
  await userEvent.click(screen.getByRole('button', { name: messages.signIn.again.open }));
  expect(dialog).toHaveBeenCalledTimes(1);
  signedOut = false;
  act(announceSignedInAgain);
  await waitFor(() => expect(sent()).toEqual([['482157', 1, undefined]]));
  expect(localStorage.getItem('order-entries:E1')).toBeNull();
});

test('N02 F098 a pasted message shows how it was read, and none of its lines is lost', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: paste.open }));
  const text = screen.getByLabelText(paste.text);
  await userEvent.click(text);
  await userEvent.paste('Hi!\n2 x 482157 for Ana\n200 x 482158\n482158 for Eva');
  const read = within(screen.getByRole('list', { name: paste.readTitle })).getAllByRole('listitem');
  expect(read.map(({ textContent }) => textContent)).toEqual([
    'Hi!We can’t see a code in this line.',
    '2 x 482157 for Ana2 × 482157 for Ana Belén Ortiz',
    '200 x 482158The quantity must be between 1 and 99.',
    '482158 for Eva1 × 482158 for Eva (new client)',
  ]);
  expect(screen.getByText(paste.newClients)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add 4 lines' }));
  await waitFor(() => expect(lines).toHaveLength(1));
  const open = within(await screen.findByRole('region', { name: '3 lines to resolve' }));
  await userEvent.click(open.getByRole('button', { name: 'New client: Eva' }));
  await waitFor(() => expect(lines).toHaveLength(2));
});

test('panels are not rendered before their button opens them, and keep typed text while closed', async () => {
  show();
  const bodies = [...document.querySelectorAll('dialog .ui-modal-body')];
  expect(bodies.map((body) => body.childElementCount)).toEqual([0, 0, 0]);
  await userEvent.click(screen.getByRole('button', { name: paste.open }));
  await userEvent.type(screen.getByLabelText(paste.text), '482157');
  await userEvent.click(screen.getByRole('button', { name: paste.cancel }));
  expect(screen.queryByLabelText(paste.text)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: paste.open }));
  expect(screen.getByLabelText(paste.text)).toHaveValue('482157');
});

test('N10 N12 the head shows when the campaign closes, what changes then, and what is missing for the prize', () => {
  show();
  const said = screen.getByRole('list', { name: messages.order.figures.label });
  expect(said).toHaveTextContent(/when “Noche de invierno” closes .*\+€10.00 on 1 line after that/);
  expect(said).toHaveTextContent(/\d+ points, up from 820\d+ more points for “Set de viaje”/);
  expect(said).toHaveTextContent('€60.00 minimum order reached');
});
