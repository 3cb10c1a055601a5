import { expect, test } from '@jest/globals';
import { orderStates, warehouses } from 'contract/codes.ts';
import { findMove } from 'contract/order-state-machine.ts';
import fc from 'fast-check';
import type { ParcelState } from '../../../database/tables/order.ts';
import type { Piece } from '../../../shared/delivery/dispatch.repository.ts';
import { arePiecesEqual, joinParcels, listParcelSteps, nextOrderEvent, planSplit, stateAfter } from './parcel-rules.ts';

const { paid, sent, delivered, refused, cancelled } = orderStates;

/** An order in the middle of a play: one piece for each parcel. */
type Play = {
  state: (typeof orderStates)[keyof typeof orderStates];
  parcels: ParcelState[];
  held: number;
  invoices: number;
};

/** Every step that is possible now, with what follows from it. */
function listNext(play: Play): Play[] {
  const order = { state: play.state, toSend: play.state === paid };
  const steps = play.parcels.flatMap((parcel, at) =>
    listParcelSteps(order, parcel).map((step): Play => {
      const parcels = play.parcels.with(at, stateAfter[step]);
      const event = nextOrderEvent(play.parcels, parcels);
      const to = event === null ? null : (findMove(play.state, event)?.to ?? null);
      const released = step === 'return' || step === 'drop' ? 1 : 0;
      return {
        state: to ?? play.state,
        parcels,
        held: event === 'refuse' && to !== null ? 0 : play.held - released,
        invoices: play.invoices + (event === 'send' && to !== null ? 1 : 0),
      };
    }),
  );
  const cancelling = findMove(play.state, 'cancel');
  if (cancelling !== null) steps.push({ ...play, state: cancelling.to, held: 0 });
  return steps;
}

/** All plays from an order of so many packed parcels to their ends. */
function playAll(count: number): { seen: Play[]; ends: Play[] } {
  const seen = new Map<string, Play>();
  const ends: Play[] = [];
  const go = (play: Play) => {
    const name = JSON.stringify(play);
    if (seen.has(name)) return;
    seen.set(name, play);
    const next = listNext(play);
    if (next.length === 0) ends.push(play);
    for (const each of next) go(each);
  };
  go({ state: paid, parcels: Array.from({ length: count }, () => 'packed' as const), held: count, invoices: 0 });
  return { seen: [...seen.values()], ends };
}

const open: readonly ParcelState[] = ['packed', 'left'];
const gone: readonly ParcelState[] = ['returned', 'dropped'];

test.each([1, 2, 3])('every order of steps on %i parcels keeps pieces, invoice and state in agreement', (count) => {
  const { seen } = playAll(count);
  for (const { state, parcels, held, invoices } of seen) {
    const hasLeft = parcels.some((parcel) => parcel !== 'packed' && parcel !== 'dropped');
    const kept = parcels.filter((parcel) => !gone.includes(parcel)).length;
    expect(held).toBe(state === cancelled || state === refused ? 0 : kept);
    if (state === delivered) expect(parcels.filter((parcel) => open.includes(parcel))).toEqual([]);
    if (state === delivered) expect(parcels).toContain('arrived');
    expect(invoices).toBe(hasLeft ? 1 : 0);
    if (hasLeft) expect([sent, delivered, refused]).toContain(state);
    if (state === cancelled) expect(hasLeft).toBe(false);
  }
});

test.each([1, 2, 3])(
  'an order of %i parcels ends delivered, refused or cancelled, and each end is reached',
  (count) => {
    const { ends } = playAll(count);
    expect(new Set(ends.map(({ state }) => state))).toEqual(new Set([delivered, refused, cancelled]));
    for (const { state, parcels } of ends) {
      if (state === delivered) expect(parcels.some((parcel) => parcel === 'arrived')).toBe(true);
      if (state === refused) expect(parcels.every((parcel) => gone.includes(parcel))).toBe(true);
    }
  },
);

test('a packed parcel of an order that an older version delivered may still leave, and the order stays delivered', () => {
  expect(listParcelSteps({ state: delivered, toSend: false }, 'packed')).toEqual(['send', 'drop']);
  expect(nextOrderEvent(['left', 'packed'], ['left', 'left'])).toBeNull();
  for (const ended of [cancelled, refused])
    for (const parcel of open) expect(listParcelSteps({ state: ended, toSend: false }, parcel)).toEqual([]);
});

const { europe, central } = warehouses;
const bra = { lineId: 1, warehouse: europe };
const slip = { lineId: 2, warehouse: central };

test('pieces are taken into a new parcel, and a parcel left empty goes', () => {
  const one: Piece[] = [
    { ...bra, quantity: 3 },
    { ...slip, quantity: 1 },
  ];
  expect(planSplit([one], [{ ...bra, quantity: 2, from: 0 }])).toEqual([
    [
      { ...bra, quantity: 1 },
      { ...slip, quantity: 1 },
    ],
    [{ ...bra, quantity: 2 }],
  ]);
  const two = [[{ ...bra, quantity: 2 }], [{ ...slip, quantity: 2 }]];
  const mixed = [
    { ...bra, quantity: 1, from: 0 },
    { ...slip, quantity: 2, from: 1 },
  ];
  expect(planSplit(two, mixed)).toEqual([
    [{ ...bra, quantity: 1 }],
    [
      { ...bra, quantity: 1 },
      { ...slip, quantity: 2 },
    ],
  ]);
});

test.each([
  ['nothing is taken', []],
  ['more is taken than is there', [{ ...bra, quantity: 4, from: 0 }]],
  [
    'the same is taken twice',
    [
      { ...bra, quantity: 2, from: 0 },
      { ...bra, quantity: 2, from: 0 },
    ],
  ],
  ['a line is not in the parcel', [{ ...slip, quantity: 1, from: 0 }]],
  ['the parcel does not exist', [{ ...bra, quantity: 1, from: 1 }]],
  ['a quantity is zero', [{ ...bra, quantity: 0, from: 0 }]],
  ['everything is taken', [{ ...bra, quantity: 3, from: 0 }]],
])('there is no split where %s', (_why, taken) => {
  expect(planSplit([[{ ...bra, quantity: 3 }]], taken)).toBeNull();
});

test('however often parcels are split, together they have the same pieces, and joined they are as before', () => {
  const piece = fc.record({
    lineId: fc.integer({ min: 1, max: 4 }),
    warehouse: fc.constantFrom(europe, central),
    quantity: fc.integer({ min: 1, max: 5 }),
  });
  const taken = fc.array(fc.record({ from: fc.nat(4), at: fc.nat(8), quantity: fc.integer({ min: 1, max: 5 }) }));
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.array(taken, { maxLength: 5 }), (all, splits) => {
      const before = joinParcels([all]);
      let parcels: Piece[][] = [before];
      for (const split of splits) {
        const wanted = split.flatMap(({ from, at, quantity }) => {
          const source = parcels[from]?.[at];
          return source ? [{ ...source, quantity, from }] : [];
        });
        parcels = planSplit(parcels, wanted) ?? parcels;
        expect(parcels.every((pieces) => pieces.length > 0)).toBe(true);
        expect(arePiecesEqual(parcels.flat(), before)).toBe(true);
      }
      expect(arePiecesEqual(joinParcels(parcels), before)).toBe(true);
    }),
  );
});
