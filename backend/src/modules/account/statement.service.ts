import type { Db } from '../../database/schema.ts';
import { toBookDay } from '../../shared/days.ts';
import { type Account, readAccount } from '../../shared/ledger.ts';
import type { HeldOrder, HeldOrders } from '../order/history/held.ts';
import { findLastPayment, listOpenShares, type OpenShare } from './statement.repository.ts';

/** Age ranges of charges in days; the last has no end. */
const steps = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const;

export type AgeStep = { fromDays: number; toDays: number | null; cents: number };

export type AccountSummary = {
  account: Account;
  heldCents: number;
  /** The next due day that is not overdue, and its amount. */
  next: { day: string; cents: number } | null;
  ageing: AgeStep[];
  held: HeldOrder[];
  lastPayment: { at: Date; cents: number } | null;
};

export async function readAccountSummary(
  db: Db,
  executiveId: string,
  { ports, now }: { ports: HeldOrders; now: Date },
): Promise<AccountSummary> {
  const today = toBookDay(now);
  const open = await listOpenShares(db, executiveId, today);
  return {
    account: await readAccount(db, executiveId, now),
    heldCents: await ports.readHeld(db, executiveId),
    next: findNext(open, today),
    ageing: toSteps(open),
    held: await ports.listHeld(db, executiveId),
    lastPayment: await findLastPayment(db, executiveId),
  };
}

function findNext(open: readonly OpenShare[], today: string): AccountSummary['next'] {
  const coming = open.filter(({ dueOn }) => dueOn !== null && dueOn >= today);
  const day = coming[0]?.dueOn;
  return day ? { day, cents: sum(coming.filter(({ dueOn }) => dueOn === day)) } : null;
}

const toSteps = (open: readonly OpenShare[]): AgeStep[] =>
  steps.map(([fromDays, toDays]) => ({
    fromDays,
    toDays,
    cents: sum(open.filter(({ days }) => days >= fromDays && days <= (toDays ?? Number.POSITIVE_INFINITY))),
  }));

const sum = (shares: readonly OpenShare[]) => shares.reduce((cents, share) => cents + share.cents, 0);
