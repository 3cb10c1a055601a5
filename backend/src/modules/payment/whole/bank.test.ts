import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { sendByHttp } from 'demo/simulators/bank/courier.ts';
import { testShop } from 'demo/simulators/bank/request.ts';
import { type Scenario, scenarios, tamperings } from 'demo/simulators/bank/scenarios.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import { testConfig } from '../../../../test/client.ts';
import { listEvents } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { listLies } from '../../../../test/money-truth.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { silentLog } from '../../../../test/silent-log.ts';
import { ends, toldSoon, type Whole, withWhole } from '../../../../test/whole.ts';
import { createPaymentAdmin } from '../admin/payment-admin.service.ts';
import type { Provider } from '../provider/provider.ts';
import { createRedsys } from '../redsys/redsys.ts';

/** Notified, with one signature; or never notified, so that the reconciler queries, with the other. */
const hearings = { told: 'HMAC_SHA512_V2', 'never told': 'HMAC_SHA256_V1' } as const;
type Hearing = keyof typeof hearings;

const runs = scenarios.flatMap((scenario) =>
  (scenario.notice === 'never' ? (['never told'] as const) : (['told', 'never told'] as const)).map((hearing) => ({
    ...scenario,
    hearing,
  })),
);
type Run = (typeof runs)[number];

let shop: Whole;
let shopAddress = '';
let hearing: Hearing = 'told';
/** The shop's answers to the notices of a run. */
let answers: number[] = [];

const simulators = buildSimulators(silentLog, {
  bank: {
    clock: () => shop.now().getTime(),
    send: async (url, body) => {
      if (hearing === 'never told') return 0;
      const status = await sendByHttp(url.replace(testConfig.publicUrl, shopAddress), body);
      answers.push(status);
      return status;
    },
  },
});

async function control(path: string, payload: object = {}): Promise<void> {
  const answer = await simulators.inject({ method: 'POST', url: `/bank/control/${path}`, payload });
  expect(answer.statusCode).toBe(200);
}

const provide = (address: string, algorithm: (typeof hearings)[Hearing]): Provider =>
  createRedsys({
    ...testShop,
    algorithm,
    formUrl: `${address}/bank/sis/realizarPago`,
    restUrl: `${address}/bank/sis/rest/trataPeticionREST`,
    queryUrl: `${address}/bank/sis/rest/consultaOperaciones`,
    now: () => shop.now(),
    deadlineMs: 2_000,
  });

type View = { order: string; movements: { type: string; cents: number; response: string; data: string }[] };

/** The refunds that the bank made for us. */
async function givenBack(reference: string): Promise<number[]> {
  const answer = await simulators.inject({ method: 'GET', url: '/bank/control/operations' });
  const { operations } = answer.json<{ operations: View[] }>();
  const { movements = [] } = operations.find(({ order }) => order === reference) ?? {};
  return movements.flatMap(({ type, cents, data }) => (type === '3' && data !== '' ? [cents] : []));
}

/** Leaves for the bank and plays a scenario there. Returns the attempt that the payer left with. */
async function visit(attempt: string, name: string): Promise<string> {
  const { datos } = await shop.open(attempt);
  const left = datos?.intento ?? '';
  const { reference } = await shop.attemptOf(left);
  await control('scenario', { name, order: reference });
  await control('pay', { form: datos?.campos ?? {} });
  return left;
}

const isAnswered = ({ walk }: Run) => !['leave', 'leaveAtChallenge', 'tooLate'].includes(walk);
const countNotices = (run: Run) => (isAnswered(run) ? run.copies * (run.walk === 'deniedThenPay' ? 2 : 1) : 0);

/** True if no query is needed, because a valid notice comes with the payer or just after. */
const isToldInTime = (run: Run) =>
  run.hearing === 'told' &&
  isAnswered(run) &&
  (run.notice === 'beforeReturn' || run.notice === 'afterReturn') &&
  (run.tampering === null || run.tampering === 'wrongCase');

/** Only scheduled jobs run, for a minute. */
async function waitAMinute({ fault }: Scenario, attempt: string): Promise<void> {
  await shop.tick(0.5);
  if (fault) expect(await shop.outcomeOf(attempt)).toBe('unheard');
  await shop.tick(0.5);
}

/** A whole payment is refunded by cancelling its order, a part by an operator. */
async function giveBack({ refunds }: Scenario, orderId: string, attempt: string): Promise<void> {
  for (const [at, { cents, expected }] of refunds.entries()) {
    if (cents === 'all' && at === 0) await shop.cancel(orderId);
    if (cents !== 'all' && expected === 'refused')
      await expect(shop.giveBack(attempt, cents)).rejects.toMatchObject({ status: 409 });
    else if (cents !== 'all') await shop.giveBack(attempt, cents);
    await shop.askRefunds(orderId);
  }
}

/** Delivers what was delayed or held back, until the payer's and the bank's time are over. */
async function untilTheEnd(orderId: string): Promise<void> {
  shop.pass(50);
  await control('clock', { advanceMs: 0 });
  await control('deliver');
  await shop.tick(0);
  await shop.askRefunds(orderId);
  await shop.tick(80);
}

/** Mails beyond those of the fate: of partial refunds, and of a duplicate payment. */
function moreMails({ fate, paysTwice, refunds }: Run): string[] {
  if (paysTwice) return ['paidTwice', 'refunded'];
  if (fate === 'calledOff' && refunds.some(({ expected }) => expected === 'waiting')) return ['paid'];
  const parts = refunds.filter(({ cents, expected }) => cents !== 'all' && expected === 'done');
  return parts.map(() => 'refunded');
}

async function expectTheEnd(run: Run, orderId: string, attempts: string[]): Promise<void> {
  const end = ends[run.fate];
  await shop.expectEnd(orderId, { ...end, mails: [...end.mails, ...moreMails(run)] });
  for (const attempt of attempts) {
    const { reference, cents, outcome } = await shop.attemptOf(attempt);
    const back = await shop.backOf(attempt);
    expect(await givenBack(reference)).toEqual(back);
    const kept = (outcome === 'paid' ? cents : 0) - back.reduce((sum, one) => sum + one, 0);
    const estado = kept === 0 && outcome === 'paid' ? 'REEMBOLSADO' : await shop.toldInTheEnd(attempt, run.fate);
    expect(await shop.read(attempt)).toMatchObject({ estado, pagado: kept / 100, reintentable: false });
  }
  await expectNotices(run, attempts[0] ?? '');
  if (run.panel !== null) await expectNoticed(run.panel, attempts[0] ?? '');
}

const aDay = 24 * 60;
const whys = { refund: 'otherRefund', chargeback: 'claimed' };

/** A movement made by the bank alone is listed for an operator within a day, once, however often it is queried. */
async function expectNoticed(panel: NonNullable<Scenario['panel']>, attempt: string): Promise<void> {
  await shop.tick(aDay);
  await shop.tick(aDay);
  expect((await listEvents(shop.db(), attempt)).filter((event) => event === 'contradiction')).toHaveLength(1);
  const rows = await createPaymentAdmin(shop.context()).list('stray', 0, 1_000);
  expect(rows.filter(({ attemptId }) => attemptId === attempt).map(({ why }) => why)).toEqual([whys[panel]]);
}

/** Each notice came as often as its row says, and was interpreted correctly. */
async function expectNotices(run: Run, attempt: string): Promise<void> {
  const made = run.tampering ? tamperings[run.tampering] : 'accepted';
  const count = run.hearing === 'told' ? countNotices(run) + (run.paysTwice ? 1 : 0) : 0;
  expect(answers.filter((status) => (status === 200) === (made !== 'refused'))).toHaveLength(count);
  expect(answers).toHaveLength(count);
  if (run.hearing !== 'told' || run.panel !== null) return;
  const events = await listEvents(shop.db(), attempt);
  expect(events.includes('contradiction')).toBe(made === 'contradicts');
  if (run.walk === 'deniedThenPay') expect(events.includes('denied')).toBe(!run.reordered);
}

test('there are 60 scenarios or more, each with a name of its own', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});

onDatabase((database) => {
  const providers: Provider[] = [];
  const byHearing = new Map<Hearing, Provider>();
  beforeAll(async () => {
    const address = await simulators.listen({ host: '127.0.0.1', port: 0 });
    for (const [name, algorithm] of Object.entries(hearings))
      byHearing.set(name as Hearing, provide(address, algorithm));
    providers.push(...byHearing.values());
  });
  shop = withWhole(database, providers);
  beforeAll(async () => {
    shopAddress = await shop.listen();
  });
  afterAll(() => simulators.close());
  beforeEach(async () => {
    answers = [];
    await control('reset');
  });
  afterEach(() => shop.leaveBehind());

  test.each(runs)('K09 $name: the sale $fate, and the shop is $hearing by a notice', async (run) => {
    hearing = run.hearing;
    providers.splice(0, 2, byHearing.get(hearing) as Provider);
    const order = await shop.place(run.pays === 'bizum' ? tenderCodes.bizum : tenderCodes.card);
    const attempt = await visit(order.attempt, run.name);
    const attempts = run.paysTwice ? [attempt, await visit(attempt, 'approve')] : [attempt];
    if (hearing === 'told' && !run.paysTwice)
      expect(answers).toHaveLength(run.notice === 'beforeReturn' ? countNotices(run) : 0);
    await control('clock', { advanceMs: 5_000 });

    if (!isToldInTime(run)) await waitAMinute(run, attempt);
    expect(await shop.outcomeOf(attempt)).toBe(run.expected);
    const told = await Promise.all(attempts.map(shop.read));
    expect(told.map(({ estado }) => estado).sort()).toEqual(
      [toldSoon[run.expected], ...(run.paysTwice ? ['PAGADO_DOS_VECES'] : [])].sort(),
    );
    expect(told[0]?.reintentable).toBe(run.expected !== 'paid' && run.expected !== 'waiting');
    expect(told[0]?.motivo !== null).toBe(run.expected === 'denied' || run.expected === 'cancelled');

    await giveBack(run, order.id, attempt);
    await untilTheEnd(order.id);
    await expectTheEnd(run, order.id, attempts);
  });

  test('after all scenarios the books are consistent', async () => expect(await listLies(shop.db())).toEqual([]));
}, seededShop);
