import { expect, test } from '@jest/globals';
import { type OrderState, orderStates } from 'contract/codes.ts';
import { findMove, type OrderEvent } from 'contract/order-state-machine.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import {
  type AgreedPayment,
  decideOnFinding,
  type MoneyUse,
  raiseRefundState,
  refundableCents,
} from '../attempts/payment-rules.ts';
import { type PaymentOutcome, type ProviderFinding, paymentOutcomes } from '../provider/provider.ts';

// The state machine alone, in random orders of evidence, requests, expiries and crashes. MONEY_RUNS sets how many,
// MONEY_RUN replays one.

const runs = Number(process.env.MONEY_RUNS ?? 1_000_000);
const only = process.env.MONEY_RUN;
const seed = process.env.MONEY_SEED ?? 'velia';
const steps = 14;
const due = 4990;

type Try = {
  agreed: AgreedPayment;
  outcome: PaymentOutcome;
  spent: MoneyUse | null;
  refund: 'wanted' | 'waiting' | 'refused' | 'done' | null;
};
type World = {
  state: OrderState;
  settled: boolean;
  held: boolean;
  free: boolean;
  tries: Try[];
  mails: number;
  /** What the account pays beside the provider, its charge so far, and whether its limit has room with nothing held. */
  part: number;
  borne: number;
  hasRoom: boolean;
};

const aWorld = (part: number): World => ({
  part,
  borne: 0,
  hasRoom: true,
  state: orderStates.pending,
  settled: false,
  held: true,
  free: true,
  tries: [aTry(0)],
  mails: 0,
});

const aTry = (at: number): Try => ({
  agreed: { reference: `2603${String(at).padStart(8, '0')}`, cents: due, currency: 'EUR', merchant: 'm' },
  outcome: 'unheard',
  spent: null,
  refund: null,
});

/** Moves as the table allows; throws otherwise, as the database would. */
function move(world: World, event: OrderEvent): void {
  const next = findMove(world.state, event);
  if (!next) throw new Error(`${world.state} cannot ${event}`);
  world.state = next.to;
}

function apply(world: World, one: Try, finding: ProviderFinding): void {
  const decision = decideOnFinding(one.agreed, one.outcome, finding, { state: world.state, settled: world.settled });
  if (decision.kind === 'heard') one.outcome = decision.outcome;
  if (decision.kind !== 'money') return;
  one.outcome = 'paid';
  one.spent = decision.spent;
  world.mails += 1;
  if (decision.spent === 'order') {
    move(world, 'pay');
    Object.assign(world, { settled: true, borne: world.borne + world.part });
    return;
  }
  if (decision.spent === 'late') {
    const ranOut = world.state === orderStates.expired;
    move(world, 'payLate');
    if (ranOut && world.free && (world.hasRoom || world.part === 0)) {
      move(world, 'resume');
      Object.assign(world, { settled: true, held: true, borne: world.borne + world.part });
      one.spent = 'order';
      return;
    }
  }
  one.refund = 'wanted';
}

function end(world: World, event: 'expire' | 'cancel'): void {
  if (event === 'expire' && (world.settled || world.state !== orderStates.pending)) return;
  if (event === 'cancel' && !findMove(world.state, 'cancel')) return;
  move(world, event);
  Object.assign(world, { held: false, borne: 0 });
  for (const one of world.tries)
    if (
      one.spent === 'order' &&
      refundableCents(due, one.refund ? [{ id: '', cents: due, state: one.refund }] : []) > 0
    )
      one.refund = 'wanted';
}

function giveBack(world: World, one: Try, said: 'waiting' | 'done'): void {
  if (one.refund === null) return;
  const state = raiseRefundState(one.refund, said);
  if (state === 'done' && one.refund !== 'done' && one.spent !== 'twice' && findMove(world.state, 'refund'))
    move(world, 'refund');
  one.refund = state;
}

const copyOf = (world: World): World => ({ ...world, tries: world.tries.map((one) => ({ ...one })) });

function aFindingFor({ agreed }: Try, outcome: PaymentOutcome, wrong: boolean): ProviderFinding {
  const cents = wrong ? agreed.cents + 1 : agreed.cents;
  return { ...agreed, cents, about: abouts[outcome], reason: null, code: null, transaction: null };
}

const about = (outcome: PaymentOutcome) => ({ kind: 'payment' as const, outcome });
const abouts = Object.fromEntries(paymentOutcomes.map((outcome) => [outcome, about(outcome)])) as Record<
  PaymentOutcome,
  ReturnType<typeof about>
>;

type Step = (world: World, one: Try, random: Random) => void;
const anything: readonly Step[] = [
  (world, one, random) => apply(world, one, aFindingFor(one, random.pick(paymentOutcomes), false)),
  (world, one, random) => apply(world, one, aFindingFor(one, random.pick(paymentOutcomes), false)),
  (world, one, random) => apply(world, one, aFindingFor(one, random.pick(paymentOutcomes), random.chance(0.3))),
  (world, one, random) => giveBack(world, one, random.chance(0.5) ? 'waiting' : 'done'),
  (world) => end(world, 'expire'),
  (world) => end(world, 'cancel'),
  (world) => {
    world.free = !world.free;
  },
  (world) => {
    world.hasRoom = !world.hasRoom;
  },
  (world) => {
    const mayTry = world.state === orderStates.pending && !world.settled && world.tries.length < 4;
    if (mayTry) world.tries.push(aTry(world.tries.length));
  },
];

/** The reason why money was kept wrongly, or null: an invariant for any order of events. */
function findViolation({ state, settled, tries, mails }: World): string | null {
  const isPaid = state === orderStates.paid;
  let paying = 0;
  let paid = 0;
  for (const { outcome, spent, refund } of tries) {
    if (outcome === 'paid') paid += 1;
    if (outcome === 'paid' && spent !== 'order' && refund === null) return 'nobody gives it back';
    if (spent !== 'order') continue;
    paying += 1;
    if (isPaid === (refund !== null)) return isPaid ? 'paid and given back' : 'money without an order';
  }
  if (paying > 1) return 'two payments pay one order';
  if (isPaid && (paying !== 1 || !settled)) return 'paid without money';
  return mails === paid ? null : 'a mail too many or too few';
}

const findAccountViolation = ({ state, part, borne }: World): string | null =>
  borne === (state === orderStates.paid ? part : 0) ? null : 'the account bears more or less than agreed';

test(
  `in ${only ? `run ${only} of the` : runs} interleavings at most one payment pays the order, and all other money goes back`,
  () => {
    const ends = new Set<string>();
    const first = Number(only ?? 0);
    for (let run = first; run < (only ? first + 1 : runs); run += 1) {
      const random = createRandom(`${seed} ${run}`);
      let world = aWorld(random.pick([0, 1000]));
      for (let at = 0; at < steps; at += 1) {
        // A crash rolls back what its transaction had begun.
        const before = random.chance(0.1) ? copyOf(world) : null;
        random.pick(anything)(world, random.pick(world.tries), random);
        world = before ?? world;
        const lie = findViolation(world) ?? findAccountViolation(world);
        if (lie !== null) throw new Error(`run ${run} of seed ${seed}, step ${at}: ${lie}: ${JSON.stringify(world)}`);
      }
      for (const one of world.tries) giveBack(world, one, 'done');
      const kept = world.tries.filter(({ outcome, refund }) => outcome === 'paid' && refund !== 'done').length * due;
      const owed = world.state === orderStates.paid ? due : 0;
      if (kept !== owed)
        throw new Error(`run ${run} of seed ${seed}: kept ${kept} for ${owed}: ${JSON.stringify(world)}`);
      ends.add(world.state);
    }
    if (only) return;
    // Reaching each end shows that the interleavings cover everything.
    expect([...ends].sort()).toEqual(
      [orderStates.cancelled, orderStates.expired, orderStates.paid, orderStates.pending, orderStates.refunded].sort(),
    );
  },
  30_000 + runs / 10,
);
