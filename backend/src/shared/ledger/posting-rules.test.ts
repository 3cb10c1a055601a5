import { describe, expect, test } from '@jest/globals';
import { movementTypes, tenderCodes } from 'contract/codes.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import type { BusinessEvent } from './business-event.ts';
import { type LedgerAccount, type Posting, postingsOf } from './posting-rules.ts';

const at = new Date('2026-11-29T10:00:00Z');
const attempt = { at, attemptId: 'a1', orderId: 'o1' };
const account = { at, attemptId: 'a1', orderId: null };
type EventOf<Kind extends BusinessEvent['kind']> = Extract<BusinessEvent, { kind: Kind }>;
type MovementKind = EventOf<'movement'>['movement']['kind'];

const movement = (kind: MovementKind, cents: number, orderId: string | null = null): EventOf<'movement'> => ({
  ...{ kind: 'movement', at, orderId, attemptId: null },
  movement: { id: 7, executiveId: 'e1', kind, cents, dueOn: '2026-12-31', who: { accountId: 'e1', actorId: null } },
});
const payment = (change: Partial<EventOf<'payment'>> = {}): EventOf<'payment'> => ({
  ...{ kind: 'payment', ...attempt, tender: 'TCR', cents: 4_990, spent: 'order', ...change },
});
const refund = (change: Partial<EventOf<'refund'>> = {}): EventOf<'refund'> => ({
  ...{ kind: 'refund', refundId: 'r1', ...attempt, tender: 'PPL', cents: 990, why: 'operator', spent: 'order' },
  ...change,
});
const taxes = [
  { rate: 2100, baseCents: 1_000, taxCents: 210 },
  { rate: 400, baseCents: 500, taxCents: 20 },
];
const invoice = (change: Partial<EventOf<'invoice'>> = {}): EventOf<'invoice'> => ({
  ...{ kind: 'invoice', at, number: 'F26-000001', corrects: null, orderId: 'o1', cents: 1_730 },
  ...{ country: null, exempt: false, taxes, ...change },
});
const carrier = (cents: number): BusinessEvent => ({ kind: 'carrier', at, orderId: 'o1', cents });

const nameOf = (one: LedgerAccount) => Object.values(one).join(' ');
const linesOf = (posting: Posting | null) =>
  posting?.transfers.map(({ debit, credit, cents }) => `${nameOf(debit)} < ${nameOf(credit)}: ${cents}`) ?? [];

describe('transfers', () => {
  test.each<[string, BusinessEvent, string[]]>([
    ['an order charged to the account', movement('PEDIDO', 500, 'o1'), ['executive e1 < orders: 500']],
    ['an order returned to the account', movement('ABONO', -500, 'o1'), ['orders < executive e1: 500']],
    ['a credit without an order', movement('ABONO', -500), ['adjustments < executive e1: 500']],
    ['a payment on the account', movement('PAGO', -500), ['deposits < executive e1: 500']],
    ['its refund', movement('DEVOLUCION', 500), ['executive e1 < deposits: 500']],
    ['a charge', movement('CARGO', 500), ['executive e1 < adjustments: 500']],
    ['a charge taken back', movement('CARGO', -500), ['adjustments < executive e1: 500']],
    ['a commission', movement('COMISION', -500), ['commission < executive e1: 500']],
    ['a commission taken back', movement('COMISION', 500), ['executive e1 < commission: 500']],
    ['a prize', movement('PREMIO', -500), ['prizes < executive e1: 500']],
    ['a paid order', payment(), ['provider TCR < deposits: 4990', 'deposits < orders: 4990']],
    ['late money', payment({ spent: 'late' }), ['provider TCR < deposits: 4990', 'deposits < orders: 4990']],
    ['a second payment', payment({ spent: 'twice' }), ['provider TCR < deposits: 4990']],
    ['money for the account', payment({ ...account, spent: 'account' }), ['provider TCR < deposits: 4990']],
    ['a complete transfer', payment({ tender: '002' }), ['deposits < orders: 4990']],
    ['a second transfer', payment({ tender: '002', spent: 'twice' }), []],
    ['a transfer for the account', payment({ ...account, tender: '002', spent: 'account' }), []],
    [
      'a line of the bank statement',
      { kind: 'arrival', ...attempt, bankId: 'N2611 01', tender: '002', cents: 150 },
      ['provider 002 < deposits: 150'],
    ],
    ['a refund of an order', refund(), ['orders < provider PPL: 990']],
    ['a refund of late money', refund({ why: 'late', spent: 'late' }), ['orders < provider PPL: 990']],
    ['a refund of a second payment', refund({ why: 'twice', spent: 'twice' }), ['deposits < provider PPL: 990']],
    ['a refund of a surplus', refund({ why: 'rest' }), ['deposits < provider PPL: 990']],
    ['a refund of an incomplete transfer', refund({ why: 'rest', spent: null }), ['deposits < provider PPL: 990']],
    ['a refund of the account', refund({ ...account, spent: 'account' }), ['deposits < provider PPL: 990']],
    ['cash that the carrier paid over', carrier(2_500), ['provider 001 < orders: 2500']],
    ['an order at the door that the account paid', carrier(0), []],
    [
      'an invoice',
      invoice(),
      [
        'orders < sales ES:2100: 1000',
        'orders < vat ES:2100: 210',
        'orders < sales ES:400: 500',
        'orders < vat ES:400: 20',
      ],
    ],
    [
      'an invoice with the VAT of another country',
      invoice({ country: 'DE', cents: 1_210, taxes: taxes.slice(0, 1) }),
      ['orders < sales DE:2100: 1000', 'orders < vat DE:2100: 210'],
    ],
    ['an invoice without VAT', invoice({ exempt: true, taxes: [] }), ['orders < sales EXPORT: 1730']],
    [
      'a tax that rounds to nothing',
      invoice({ cents: 2, taxes: [{ rate: 400, baseCents: 2, taxCents: 0 }] }),
      ['orders < sales ES:400: 2'],
    ],
    ['an invoice for a gift', invoice({ cents: 0, taxes: [] }), []],
    [
      'a correction',
      invoice({ number: 'R26-000001', corrects: 'F26-000001', cents: 1_210, taxes: taxes.slice(0, 1) }),
      ['sales ES:2100 < orders: 1000', 'vat ES:2100 < orders: 210'],
    ],
    [
      'a correction without VAT',
      invoice({ number: 'R26-000001', corrects: 'F26-000001', exempt: true, taxes: [] }),
      ['sales EXPORT < orders: 1730'],
    ],
  ])('%s', (_, event, lines) => expect(linesOf(postingsOf(event))).toEqual(lines));
});

test('a posting names its event, order, attempt and line of the statement', () => {
  const { who } = movement('PEDIDO', 500).movement;
  expect(postingsOf(movement('PEDIDO', 500, 'o1'))).toMatchObject({
    ...{ key: 'movement:7', kind: 'movement', at, orderId: 'o1', attemptId: null },
    movement: { id: 7, kind: 'PEDIDO', who },
    transfers: [{ dueOn: '2026-12-31' }],
  });
  expect(postingsOf(payment())).toMatchObject({ key: 'payment:a1', orderId: 'o1', attemptId: 'a1', movement: null });
  expect(postingsOf(refund())).toMatchObject({ key: 'refund:r1', orderId: 'o1', attemptId: 'a1' });
  expect(postingsOf(carrier(1))).toMatchObject({ key: 'carrier:o1', orderId: 'o1', attemptId: null });
  expect(postingsOf(invoice())).toMatchObject({ key: 'invoice:F26-000001', orderId: 'o1', attemptId: null });
});

test.each<[string, BusinessEvent]>([
  ['negative cents', payment({ cents: -1 })],
  ['a part of a cent', payment({ cents: 0.5 })],
  ['taxes that are not the total', invoice({ cents: 1_731 })],
  ['a negative tax', invoice({ cents: 90, taxes: [{ rate: 2100, baseCents: 100, taxCents: -10 }] })],
])('%s cannot be posted', (_, event) => expect(() => postingsOf(event)).toThrow(RangeError));

function anyEvent(random: Random): BusinessEvent {
  const cents = random.integer(1, 1_000_000);
  const orderId = random.pick(['o1', null]);
  const tender = random.pick(Object.values(tenderCodes));
  const [baseCents, taxCents] = [random.integer(0, cents), 0];
  return random.pick([
    movement(random.pick(movementTypes), cents * random.pick([1, -1]), orderId),
    payment({ cents, tender, spent: random.pick(['order', 'late', 'twice', 'account']) }),
    { kind: 'arrival', ...attempt, bankId: 'N1', tender: '002', cents },
    refund({ cents, tender, orderId, why: random.pick(['late', 'twice', 'cancelled', 'operator', 'rest']) }),
    carrier(cents),
    invoice({
      ...{ cents, exempt: random.chance(0.2), corrects: random.pick([null, 'F26-000001']) },
      taxes: [
        { rate: 2100, baseCents, taxCents },
        { rate: 400, baseCents: 0, taxCents: cents - baseCents },
      ],
    }),
  ]);
}

test('any event moves whole, positive cents between two different accounts, the same each time', () => {
  const random = createRandom('any event');
  for (let run = 0; run < 5_000; run += 1) {
    const event = anyEvent(random);
    const posting = postingsOf(event);
    const wrong = (posting?.transfers ?? []).filter(
      ({ debit, credit, cents }) => nameOf(debit) === nameOf(credit) || !Number.isSafeInteger(cents) || cents <= 0,
    );
    expect({ event, wrong }).toEqual({ event, wrong: [] });
    expect(postingsOf({ ...event })).toEqual(posting);
  }
});

test('a movement and its opposite, an invoice and its whole correction leave every account as it was', () => {
  const random = createRandom('opposites');
  const mirrored = (posting: Posting | null) =>
    linesOf(
      posting && {
        ...posting,
        transfers: posting.transfers.map((one) => ({ ...one, debit: one.credit, credit: one.debit })),
      },
    );
  for (let run = 0; run < 5_000; run += 1) {
    const event = anyEvent(random);
    if (event.kind === 'movement') {
      const opposite = { ...event, movement: { ...event.movement, cents: -event.movement.cents } };
      expect(linesOf(postingsOf(opposite))).toEqual(mirrored(postingsOf(event)));
    }
    if (event.kind === 'invoice') {
      const opposite = { ...event, corrects: event.corrects === null ? 'F26-000001' : null };
      expect(linesOf(postingsOf(opposite))).toEqual(mirrored(postingsOf(event)));
    }
  }
});
