import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { fateOf, type Scenario, scenarios } from 'demo/simulators/paypal/scenarios.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import { listEvents } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { listLies } from '../../../../test/money-truth.ts';
import { providerAt } from '../../../../test/paypal-stand.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { ends, toldSoon, type Whole, withWhole } from '../../../../test/whole.ts';
import type { Provider } from '../provider/provider.ts';

type Run = Scenario & { hearing: 'told' | 'never told'; sale: string };
const runs = scenarios.flatMap((scenario): Run[] =>
  (scenario.notices === 'never' ? (['never told'] as const) : (['told', 'never told'] as const)).map((hearing) => ({
    ...scenario,
    hearing,
    sale: fateOf(scenario),
  })),
);

let shop: Whole;
let address = '';
/** The test ends each call, never a clock. */
let patience = new AbortController();
const asked: string[] = [];

const simulators = buildSimulators(silentLog, { payPal: { now: () => shop.now() } });
simulators.addHook('onRequest', async ({ url }) => void asked.push(url));

async function control<T>(path: string, payload?: object): Promise<T> {
  const method = payload ? 'POST' : 'GET';
  const answer = await simulators.inject({ method, url: `/paypal/control/${path}`, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const provide = (base: string): Provider =>
  providerAt(base, { now: () => shop.now(), deadline: () => patience.signal });

/** Aborts a call as soon as it is known to hang. */
async function giveUpWhenItHangs(): Promise<void> {
  await control('hanging');
  const before = patience;
  patience = new AbortController();
  before.abort();
}

/** Presses again if PayPal was away; the back button leads to the same page. */
async function leaveFor(attempt: string): Promise<string> {
  const answers = [];
  for (let press = 0; press < 3 && answers.length < 2; press += 1) {
    const { status, datos } = await shop.open(attempt);
    expect([200, 503]).toContain(status);
    if (status === 200) answers.push(datos?.url);
  }
  expect(answers).toHaveLength(2);
  expect(new Set(answers).size).toBe(1);
  return (await shop.attemptOf(attempt)).provider_id ?? '';
}

async function playThePayer({ payer, order, tokenSeconds }: Run, id: string): Promise<void> {
  const act = (what: string) => control(`orders/${id}/${what}`, {});
  if (tokenSeconds) shop.pass(5);
  if (payer === 'approvesTooLate') shop.pass(31);
  await act(payer === 'cancels' ? 'cancel' : payer === 'leaves' ? 'leave' : 'approve');
  if (payer === 'approvesTwice') await act('approve');
  if (order === 'voided') await act('void');
}

const areKept = ({ notices }: Run) => notices === 'held' || notices === 'backwards';

/** Delivers messages under way; those held back stay. */
const settleNotices = async (run: Run) => void (areKept(run) || (await control('deliver', {})));

/** A notice in time triggers a query at once; without one it takes a minute. */
async function hear(run: Run): Promise<void> {
  await settleNotices(run);
  if (run.hearing === 'told' && isTold(run) && !areKept(run) && !run.forged) {
    await shop.tick(0);
    if (run.fault) await shop.tick(0.5);
  } else {
    await shop.tick(0.5);
    await shop.tick(0.5);
  }
  await settleNotices(run);
}

/** A whole payment is refunded by cancelling its order, a part by an operator. */
async function giveBack({ refund }: Run, orderId: string, attempt: string, id: string): Promise<void> {
  if (!refund) return;
  if (refund.asked === 'onThePage') return void (await control(`orders/${id}/refund`, {}));
  const tooMuch = (await shop.attemptOf(attempt)).cents + 1;
  if (refund.asked === 'whole') await shop.cancel(orderId);
  else if (refund.asked === 'tooMuch')
    await expect(shop.giveBack(attempt, tooMuch)).rejects.toMatchObject({ status: 409 });
  else await shop.giveBack(attempt, 1_000);
  // A failed request is repeated when it is due.
  await shop.askRefunds(orderId).catch(() => {
    shop.pass(1);
    return shop.askRefunds(orderId);
  });
}

async function untilTheEnd(run: Run, attempt: string): Promise<void> {
  if (run.order === 'forgotten') shop.pass(7 * 60);
  await shop.tick(50);
  await control(`deliver${run.notices === 'backwards' ? '?backwards=yes' : ''}`, {});
  await shop.tick(80);
  if ((await shop.outcomeOf(attempt)) === 'waiting') await shop.tick(8 * 24 * 60);
  await control('deliver', {});
}

const isTold = ({ payer, notices, forged }: Run) =>
  forged !== undefined || (notices !== 'never' && payer !== 'leaves' && payer !== 'cancels');

type SimulatedOrder = { id: string; purchase_units: { payments?: { captures: unknown[]; refunds: unknown[] } }[] };

/** What PayPal itself took and refunded: at most one order, with nothing done twice. */
async function expectMoneyThere({ ends: { captures, refund }, refund: wanted }: Run): Promise<void> {
  const { orders } = await control<{ orders: SimulatedOrder[] }>('orders');
  expect(orders).toHaveLength(1);
  const payments = orders[0]?.purchase_units[0]?.payments;
  expect(payments?.captures ?? []).toHaveLength(captures);
  expect(payments?.refunds ?? []).toHaveLength(refund && wanted?.asked !== 'tooMuch' ? 1 : 0);
}

const readLog = async () => (await control<{ log: { what: string }[] }>('log')).log.map(({ what }) => what);

/** PayPal's own notices were accepted, and no others. */
async function expectNotices(run: Run): Promise<void> {
  const log = await readLog();
  const isHeard = run.hearing === 'told';
  expect(log.includes('notice taken')).toBe(isHeard && isTold(run) && run.forged === undefined);
  if (isHeard) expect(log.includes('notice refused')).toBe(run.forged !== undefined);
}

/** Mails beyond those of the fate. */
function moreMails({ fate, refund, ends: { refund: went } }: Run): string[] {
  if (fate === 'calledOff') return ['paid'];
  return went === 'done' && (refund?.asked === 'part' || refund?.asked === 'twice') ? ['refunded'] : [];
}

/** A statement about another reference is not about ours; a refund made elsewhere is reported by its notice alone. */
const isContradicted = ({ ends, terms, refund, hearing }: Run): boolean =>
  (ends.contradiction === true && !terms?.reference) || (refund?.asked === 'onThePage' && hearing === 'told');

async function expectTheEnd(run: Run, orderId: string, attempt: string): Promise<void> {
  const fate = fateOf(run);
  await shop.expectEnd(orderId, { ...ends[fate], mails: [...ends[fate].mails, ...moreMails(run)] });
  const { outcome, cents } = await shop.attemptOf(attempt);
  const back = (await shop.backOf(attempt)).reduce((sum, one) => sum + one, 0);
  expect(await shop.read(attempt)).toMatchObject({
    estado: await shop.toldInTheEnd(attempt, fate),
    pagado: ((outcome === 'paid' ? cents : 0) - back) / 100,
    reintentable: false,
  });
  expect((await listEvents(shop.db(), attempt)).includes('contradiction')).toBe(isContradicted(run));
  await expectMoneyThere(run);
  await expectNotices(run);
}

test('there are 40 scenarios or more, each with a name of its own', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(40);
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});

onDatabase((database) => {
  const providers: Provider[] = [];
  beforeAll(async () => {
    address = `${await simulators.listen({ host: '127.0.0.1', port: 0 })}/paypal`;
    providers.push(provide(address));
  });
  shop = withWhole(database, providers);
  let notices = '';
  beforeAll(async () => {
    notices = `${await shop.listen()}/EuropaBackend/rest/api/public/avisoPaypal`;
  });
  afterAll(() => simulators.close());
  beforeEach(() => control('reset', {}));
  afterEach(() => shop.leaveBehind());

  test.each(runs)('K09 $name: the sale $sale, and the shop is $hearing by a notice', async (run) => {
    await control('webhook', { url: run.hearing === 'told' ? notices : 'http://127.0.0.1:1/nobody' });
    const order = await shop.place(tenderCodes.payPal);
    await control('scenario', { name: run.name });
    const givesUp = run.fault?.kind === 'hangs' ? giveUpWhenItHangs() : null;
    const id = await leaveFor(order.attempt);
    await playThePayer(run, id);
    await hear(run);
    if (run.later) {
      await control(`orders/${id}/settle`, {});
      await hear(run);
    }
    await givesUp;

    const { outcome, asked: alone = outcome, contradiction } = run.ends;
    const told = await shop.read(order.attempt);
    const heard = run.hearing === 'told' ? outcome : alone;
    expect(told.estado).toBe(toldSoon[contradiction ? 'unheard' : heard]);
    if (run.ends.reason && run.hearing === 'told') expect(told.motivo).toBe(run.ends.reason);

    await giveBack(run, order.id, order.attempt, id);
    if (run.fault) expect((await readLog()).some((what) => what.includes('strikes'))).toBe(true);
    await untilTheEnd(run, order.attempt);
    await expectTheEnd(run, order.id, order.attempt);
    expect(asked).not.toContain('/paypal/elsewhere');
  });

  test('after all scenarios the books are consistent', async () => expect(await listLies(shop.db())).toEqual([]));
}, seededShop);
