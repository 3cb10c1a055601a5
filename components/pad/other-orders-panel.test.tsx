import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultarOrdenPendiente } from '@/contract/order/examples';
import type { OpenOrders } from '@/lib/pad/open-orders/open-orders';
import { toOpenOrders } from '@/lib/pad/open-orders/open-orders-mappers';
import { refused, stubProxy } from '@/lib/testing/answers';
import messages from '@/messages/en.json';
import { OtherOrdersButton, OtherOrdersPanel } from './other-orders-panel';

const words = messages.pad.others;
const { datos } = consultarOrdenPendiente;
const [draft] = datos.elementos;
const [now, next] = datos.campanas ?? [];
if (!draft || !now || !next) throw new Error('The example has no draft between two campaigns.');
/** The order in hand is the example's; another one for the next campaign is put aside. */
const aside = { ...draft, id: 'ord-2', campana: next.codigo, unidades: 1, total: 12, enMano: false };
const both = toOpenOrders({ ...datos, elementos: [draft, aside] });
const realFetch = globalThis.fetch;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

function show(all: OpenOrders, { units = 6, waits = false } = {}) {
  const asked = stubProxy({ consultarOrdenPendiente: () => refused(503, 'error.busy') });
  const inHand = units > 0 ? { units, totalCents: 14_093 } : null;
  render(
    <OtherOrdersPanel open onClose={() => {}} all={all} inHand={inHand} waits={waits} locale="en" words={words} />,
  );
  return asked;
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('C067 orders put aside are listed, and a second press resumes one after naming the order put aside instead', async () => {
  const asked = show(both);
  const button = `Continue Campaign ${next.nombre}`;
  expect(rows()).toEqual([`Campaign ${next.nombre} 1 item · €12.00 · last changed on 20 November 2026${button}`]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(
    screen.getByRole('group', { name: /^The order you have now, 6 items for €140.93, is put aside/ }),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: words.yes }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words.failed);
  expect(asked.map(({ body }) => body)).toEqual([{ estados: ['BORRADOR'], tomar: { orden: 'ord-2' } }]);
});

test('C067 an empty order put aside is not listed: its campaign is offered as new', () => {
  show(toOpenOrders({ ...datos, elementos: [draft, { ...aside, unidades: 0, total: 0 }] }));
  expect(rows()).toEqual([expect.stringMatching(`^Campaign ${next.nombre} begins on`)]);
});

test('C067 N10 the next campaign shows when it begins, and nothing is asked if no order would be put aside', async () => {
  const asked = show(toOpenOrders({ ...datos, elementos: [] }), { units: 0 });
  const button = `Start an order Campaign ${next.nombre}`;
  expect(rows()).toEqual([`Campaign ${next.nombre} begins on Monday 30 November${button}`]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(asked.map(({ body }) => body)).toEqual([{ estados: ['BORRADOR'], tomar: { campana: next.codigo } }]);
});

test('C067 from the next campaign’s order one for the current campaign can be started', () => {
  show(toOpenOrders({ ...datos, elementos: [{ ...aside, enMano: true }] }));
  expect(rows()).toEqual([`Campaign ${now.nombre} under wayStart an order Campaign ${now.nombre}`]);
});

test('N20 C067 while lines wait for the order in hand no other can be resumed', () => {
  show(both, { waits: true });
  expect(screen.getByText(words.waits)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test.each([
  ['another order', both, '1 other order'],
  ['the next campaign', toOpenOrders(datos), words.next],
  ['an unreachable backend', toOpenOrders({ ...datos, elementos: [], campanas: undefined }), null],
])('C067 the pad has the right button, or none, for %s', (_, all, label) => {
  render(<OtherOrdersButton all={all} onOpen={() => {}} words={words} />);
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(label);
});
