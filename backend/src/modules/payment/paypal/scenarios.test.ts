import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askAgain, pages, type Stand, startStand } from '../../../../test/paypal-stand.ts';
import { type Scenario, scenarios } from '../../../simulators/paypal/scenarios.ts';
import { type Attempt, type Finding, outcomes, type Told } from '../provider/provider.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.close());

type SimulatedOrder = {
  purchase_units: { invoice_id: string; payments?: { captures: unknown[]; refunds: unknown[] } }[];
};
const ordersThere = async () => (await stand.control('orders')).orders as SimulatedOrder[];

const struck = async () =>
  ((await stand.control('log')).log as { what: string }[]).some(({ what }) => what.includes('strikes'));

async function open(attempt: Attempt): Promise<Attempt> {
  const opened = await askAgain(() => stand.provider.open(attempt, pages));
  if (opened === null) throw new Error('It was never opened.');
  const left = { ...attempt, providerId: opened.providerId };
  // The back button, and a second tab: the same order, no other.
  expect(await askAgain(() => stand.provider.open(left, pages))).toEqual(opened);
  return left;
}

async function playThePayer({ payer, order }: Scenario, { providerId }: Attempt): Promise<void> {
  const act = (what: string) => stand.control(`orders/${providerId}/${what}`, {});
  if (payer === 'approvesTooLate') stand.wait(31);
  await act(payer === 'cancels' ? 'cancel' : payer === 'leaves' ? 'leave' : 'approve');
  if (payer === 'approvesTwice') await act('approve');
  if (order === 'voided') await act('void');
  if (order === 'forgotten') stand.wait(7 * 60);
}

async function giveBack({ refund }: Scenario, attempt: Attempt): Promise<void> {
  if (!refund) return;
  if (refund.asked === 'onThePage') return void (await stand.control(`orders/${attempt.providerId}/refund`, {}));
  const cents = { whole: 4990, part: 1000, twice: 1000, tooMuch: 4991 }[refund.asked];
  const asking = { id: 'refund-1', cents };
  await hear(() => stand.provider.refund(attempt, asking));
  if (refund.asked === 'twice') await hear(() => stand.provider.refund(attempt, asking));
}

async function hear(ask: () => Promise<Told>): Promise<void> {
  const told = await askAgain(ask);
  stand.heard.push(...(told?.findings ?? []));
}

/** From the first click to the last look; what is heard on the way lies in `stand.heard`. */
async function play(scenario: Scenario): Promise<Attempt> {
  const giveUp = scenario.fault?.kind === 'hangs' ? stand.giveUpWhenItHangs() : null;
  const attempt = await open(stand.anAttempt());
  if (scenario.tokenSeconds) stand.wait(5);
  await playThePayer(scenario, attempt);
  const look = () => hear(() => stand.provider.query(attempt));
  await look();
  await look();
  if (scenario.later) await stand.control(`orders/${attempt.providerId}/settle`, {});
  await giveBack(scenario, attempt);
  await stand.control(`deliver${scenario.notices === 'backwards' ? '?backwards=yes' : ''}`, {});
  await look();
  await giveUp;
  return attempt;
}

const isPayment = ({ about }: Finding) => about.kind === 'payment';
const rank = ({ about }: Finding) => (about.kind === 'payment' ? outcomes.indexOf(about.outcome) : -1);

function isAsAgreed({ reference, cents, currency, merchant }: Finding, attempt: Attempt): boolean {
  return (
    reference === attempt.reference &&
    (cents ?? attempt.cents) === attempt.cents &&
    (currency ?? attempt.currency) === attempt.currency &&
    (merchant ?? stand.provider.merchant) === stand.provider.merchant
  );
}

function expectTruth({ ends }: Scenario, attempt: Attempt): void {
  const findings = stand.heard.filter(isPayment);
  const [highest] = findings.toSorted((a, b) => rank(b) - rank(a));
  expect(highest?.about).toEqual({ kind: 'payment', outcome: ends.outcome });
  if (ends.reason) expect(highest?.reason).toBe(ends.reason);
  expect(findings.every((finding) => isAsAgreed(finding, attempt))).toBe(!ends.contradiction);
  // Money without an owner is never said to be there, or gone.
  const ofMoney = stand.heard.filter(({ about: { outcome } }) => outcome === 'paid' || outcome === 'done');
  expect(ofMoney.every(({ merchant }) => merchant !== null)).toBe(true);
  const back = stand.heard.flatMap(({ about }) => (about.kind === 'refund' ? [about] : []));
  expect(back.at(-1)?.outcome).toBe(ends.refund);
  expect(new Set(back.map(({ id }) => id)).size).toBe(ends.refund ? 1 : 0);
}

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_name, scenario) => {
  test('what is known in the end is the truth, whoever said it and how often', async () => {
    stand.heard.length = 0;
    stand.notices.length = 0;
    await stand.control('reset', {});
    await stand.control('scenario', { name: scenario.name });
    expectTruth(scenario, await play(scenario));

    if (scenario.fault) expect(await struck()).toBe(true);
    expect(stand.asked).not.toContain('/paypal/elsewhere');
    const told = stand.notices.map((notice) => notice.told !== null);
    expect(told).toEqual(told.map(() => scenario.forged === undefined));
    expect(told.length > 0).toBe(isTold(scenario));

    const [order, ...others] = await ordersThere();
    const { captures = [], refunds = [] } = order?.purchase_units[0]?.payments ?? {};
    expect(others).toEqual([]);
    expect(captures).toHaveLength(scenario.ends.captures);
    expect(refunds).toHaveLength(scenario.ends.refund && scenario.refund?.asked !== 'tooMuch' ? 1 : 0);
  });
});

const isTold = ({ payer, notices, forged }: Scenario) =>
  forged !== undefined || (notices !== 'never' && payer !== 'leaves' && payer !== 'cancels');

test('there are scenarios enough, each with a name of its own', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(40);
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});
