import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type OrderState, orderStates } from './codes.ts';
import {
  findMove,
  firstOrderState,
  holdsStock,
  listEvents,
  type OrderEvent,
  orderEvents,
  orderGuards,
  orderMoves,
} from './order-state-machine.ts';

const states = Object.values(orderStates);
const events = Object.keys(orderEvents) as OrderEvent[];
const moves = events.flatMap((event) =>
  Object.entries(orderMoves[event]).map(([from, move]) => ({ event, from: from as OrderState, ...move })),
);

/** States reachable from here, including this one. */
function reach(from: OrderState, moved = moves): Set<OrderState> {
  const seen = new Set([from]);
  for (const state of seen) for (const move of moved) if (move.from === state) seen.add(move.to);
  return seen;
}

test('S07 every state is reachable from the first one, and no move leads out of the table', () => {
  expect([...reach(firstOrderState)].toSorted()).toEqual(states.toSorted());
  for (const { from, to } of moves) expect(states).toEqual(expect.arrayContaining([from, to]));
});

test('S07 refunded is the only final state, and reachable from every state', () => {
  const ends = states.filter((state) => listEvents(state).length === 0);
  expect(ends).toEqual([orderStates.refunded]);
  for (const state of states) expect(reach(state).has(orderStates.refunded)).toBe(true);
});

test('S07 every event has a move, every guard is used, and all are explained', () => {
  for (const event of events) expect(Object.keys(orderMoves[event])).not.toHaveLength(0);
  expect([...new Set(moves.flatMap(({ guards }) => guards))].toSorted()).toEqual(Object.keys(orderGuards).toSorted());
  for (const words of [...Object.values(orderEvents), ...Object.values(orderGuards)])
    expect(words.length).toBeGreaterThan(10);
});

test('S07 no sequence of events leaves the table', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (walk) => {
      let state: OrderState = firstOrderState;
      for (const event of walk) {
        const move = findMove(state, event);
        expect(move !== null).toBe(listEvents(state).includes(event));
        state = move?.to ?? state;
        expect(states).toContain(state);
      }
    }),
  );
});

test('S07 an order is dispatched only if it is paid or cash on delivery', () => {
  const leaving = moves.filter(({ to }) => to === orderStates.sent);
  expect(leaving.map(({ from, guards }) => [from, [...guards]])).toEqual([
    [orderStates.paid, []],
    [orderStates.pending, ['settledOnDelivery']],
  ]);
  const paying = moves.filter(({ to }) => to === orderStates.paid);
  for (const { guards } of paying) expect(guards).toContain('nothingDue');
});

test('S07 an order holds stock only after a move that checks the stock', () => {
  const entering = moves.filter(({ from, to }) => holdsStock.includes(to) && !holdsStock.includes(from));
  expect(entering.map(({ event }) => event)).toEqual(['confirm', 'resume']);
  for (const { guards } of entering) expect(guards).toContain('stockHeld');
});

test('S07 a dispatched order can neither be cancelled nor expire', () => {
  for (const state of reach(orderStates.sent)) {
    expect(findMove(state, 'cancel')).toBeNull();
    expect(findMove(state, 'expire')).toBeNull();
  }
});

test('S07 a cash on delivery order does not expire', () => {
  expect(findMove(orderStates.pending, 'expire')?.guards).toEqual(['notSettled', 'reservationOver']);
});

test('S07 no order becomes a draft again', () => {
  expect(moves.filter(({ to }) => to === orderStates.draft)).toEqual([]);
});
