import { type OrderState, orderStates, type TenderCode } from 'contract/codes.ts';
import { findMove, type OrderEvent } from 'contract/order-state-machine.ts';
import type { Totals } from '../../src/modules/order/core/totals.ts';
import type { MoneyUse, StoredRefund } from '../../src/modules/payment/attempts/payment-rules.ts';
import type { PaymentOutcome } from '../../src/modules/payment/provider/provider.ts';
import type { AccountMovement, BusinessEvent } from '../../src/shared/ledger/business-event.ts';
import { type Posting, postingsOf } from '../../src/shared/ledger/posting-rules.ts';
import type { ShopRecords } from './referee.ts';

// A shop without a database. It decides by the rules of production where they are pure, keeps the records that
// production keeps, and posts each event together with its record.

export type Order = {
  id: string;
  /** Null is a guest. */
  executiveId: string | null;
  state: OrderState;
  events: readonly OrderEvent[];
  settled: boolean;
  tender: TenderCode | null;
  totals: Totals;
  country: string | null;
  /** What the account pays. */
  partCents: number;
};
export type Attempt = {
  id: string;
  orderId: string | null;
  executiveId: string | null;
  tender: TenderCode;
  cents: number;
  outcome: PaymentOutcome;
  spent: MoneyUse | null;
};
export type Refund = StoredRefund & { attemptId: string; why: Extract<BusinessEvent, { kind: 'refund' }>['why'] };
type Movement = Omit<AccountMovement, 'who'> & { orderId: string | null };

export type Shop = {
  rules: (event: BusinessEvent) => Posting | null;
  executives: { id: string; limitCents: number }[];
  orders: Order[];
  attempts: Attempt[];
  arrivals: { bankId: string; attemptId: string; cents: number }[];
  refunds: Refund[];
  movements: Movement[];
  giftCardMovements: ShopRecords['giftCardMovements'][number][];
  carrierPayments: { orderId: string; cents: number }[];
  invoices: (ShopRecords['invoices'][number] & { number: string })[];
  events: BusinessEvent[];
  /** The ledger, by key. */
  ledger: Map<string, Posting>;
  /** Whether an expired order's pieces are still for sale. */
  hasStock: boolean;
};

export const aShop = (rules: Shop['rules'] = postingsOf): Shop => ({
  rules,
  executives: [
    { id: 'e1', limitCents: 5_000 },
    { id: 'e2', limitCents: 100_000 },
  ],
  ...{
    orders: [],
    attempts: [],
    arrivals: [],
    refunds: [],
    movements: [],
    giftCardMovements: [],
    carrierPayments: [],
    invoices: [],
  },
  ...{ events: [], ledger: new Map(), hasStock: true },
});

const copyRows = <Row extends object>(rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row }));

/** What a transaction that is rolled back leaves. */
export const copyOf = (shop: Shop): Shop => ({
  ...shop,
  executives: copyRows(shop.executives),
  orders: copyRows(shop.orders),
  attempts: copyRows(shop.attempts),
  refunds: copyRows(shop.refunds),
  arrivals: [...shop.arrivals],
  movements: [...shop.movements],
  giftCardMovements: [...shop.giftCardMovements],
  carrierPayments: [...shop.carrierPayments],
  invoices: [...shop.invoices],
  events: [...shop.events],
  ledger: new Map(shop.ledger),
});

export function requireRow<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
}

// Posting

type WithoutTime<Event> = Event extends BusinessEvent ? Omit<Event, 'at'> : never;

export function record(shop: Shop, details: WithoutTime<BusinessEvent>): void {
  const event: BusinessEvent = { ...details, at: new Date(1_790_000_000_000 + shop.events.length * 60_000) };
  shop.events.push(event);
  post(shop, event);
}

/** A known key with the same transfers changes nothing; with others it contradicts what is posted. */
export function post({ rules, ledger }: Pick<Shop, 'rules' | 'ledger'>, event: BusinessEvent): void {
  const posting = rules(event);
  if (posting === null) return;
  const known = ledger.get(posting.key);
  if (known === undefined) ledger.set(posting.key, posting);
  else if (JSON.stringify(known.transfers) !== JSON.stringify(posting.transfers))
    throw new Error(`${posting.key} is posted with other transfers`);
}

// Orders

export const canMove = ({ state }: Order, event: OrderEvent): boolean => findMove(state, event) !== null;

/** Throws where the table has no move, as production does. */
export function moveOrder(order: Order, event: OrderEvent): void {
  const move = findMove(order.state, event);
  if (!move) throw new Error(`${order.id} in state ${order.state} cannot ${event}`);
  order.state = move.to;
  order.events = [...order.events, event];
}

export const isWaiting = ({ state, settled }: Order): boolean => state === orderStates.pending && !settled;

// Accounts of executives

export const sumCents = (rows: readonly { cents: number }[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** What the account has paid for an order so far. */
export const sumPaidByAccount = ({ movements }: Shop, orderId: string): number =>
  sumCents(movements.filter((row) => row.orderId === orderId));

export const balanceOf = ({ movements }: Shop, executiveId: string): number =>
  sumCents(movements.filter((row) => row.executiveId === executiveId));

/** The most that the account can pay of an order: its limit, less debts and what other waiting orders were promised. */
export function allowanceOf(shop: Shop, executiveId: string, exceptOrder: string | null = null): number {
  const promised = shop.orders.filter(
    (order) => order.executiveId === executiveId && order.id !== exceptOrder && isWaiting(order),
  );
  const { limitCents } = requireRow(shop.executives, executiveId);
  return promised.reduce((left, { partCents }) => left - partCents, limitCents - balanceOf(shop, executiveId));
}

type MovementInput = Pick<Movement, 'executiveId' | 'kind' | 'cents' | 'orderId'> & { attemptId?: string };

export function addMovement(shop: Shop, { attemptId, ...input }: MovementInput): void {
  const { orderId, ...line } = input;
  const id = shop.movements.length + 1;
  const dueOn = line.kind === 'PEDIDO' ? '2026-12-31' : null;
  shop.movements.push({ ...input, id, dueOn });
  const movement = { ...line, id, dueOn, who: { accountId: null, actorId: null } };
  record(shop, { kind: 'movement', movement, orderId, attemptId: attemptId ?? null });
}

/** Nothing for an order that costs nothing, or of which the account pays no part. */
export function chargeAccount(shop: Shop, { id, executiveId }: Order, cents: number): void {
  if (cents === 0) return;
  if (executiveId === null) throw new Error('a guest has no account');
  addMovement(shop, { executiveId, kind: 'PEDIDO', cents, orderId: id });
}

export function refundToAccount(shop: Shop, { id, executiveId }: Order, cents: number): void {
  if (executiveId === null) throw new Error('a guest has no account');
  addMovement(shop, { executiveId, kind: 'ABONO', cents: -cents, orderId: id });
}
