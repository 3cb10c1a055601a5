import type { Db } from '../../database/schema.ts';
import { toShopDate } from '../../shared/dates.ts';
import { type AccountBalance, readAccountBalance } from '../../shared/ledger.ts';
import type { HeldOrder, HeldOrdersPort } from '../order/placed/held-orders.ts';
import { findLastPayment, listUnpaidCharges, type UnpaidCharge } from './statement.repository.ts';

/** Age ranges of charges in days; the last has no end. */
const steps = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const;

export type AgeBand = { fromDays: number; toDays: number | null; cents: number };

export type AccountSummary = {
  account: AccountBalance;
  heldCents: number;
  /** The next due day that is not overdue, and its amount. */
  next: { day: string; cents: number } | null;
  ageing: AgeBand[];
  held: HeldOrder[];
  lastPayment: { at: Date; cents: number } | null;
};

export async function readAccountSummary(
  db: Db,
  executiveId: string,
  { ports, now }: { ports: HeldOrdersPort; now: Date },
): Promise<AccountSummary> {
  const today = toShopDate(now);
  const open = await listUnpaidCharges(db, executiveId, today);
  return {
    account: await readAccountBalance(db, executiveId, now),
    heldCents: await ports.readHeld(db, executiveId),
    next: findNext(open, today),
    ageing: toSteps(open),
    held: await ports.listHeld(db, executiveId),
    lastPayment: await findLastPayment(db, executiveId),
  };
}

function findNext(open: readonly UnpaidCharge[], today: string): AccountSummary['next'] {
  const coming = open.filter(({ dueOn }) => dueOn !== null && dueOn >= today);
  const day = coming[0]?.dueOn;
  return day ? { day, cents: sum(coming.filter(({ dueOn }) => dueOn === day)) } : null;
}

const toSteps = (open: readonly UnpaidCharge[]): AgeBand[] =>
  steps.map(([fromDays, toDays]) => ({
    fromDays,
    toDays,
    cents: sum(open.filter(({ days }) => days >= fromDays && days <= (toDays ?? Number.POSITIVE_INFINITY))),
  }));

const sum = (shares: readonly UnpaidCharge[]) => shares.reduce((cents, share) => cents + share.cents, 0);
