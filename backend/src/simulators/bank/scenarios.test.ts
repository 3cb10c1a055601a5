import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import type { FastifyInstance } from 'fastify';
import { createLogger } from '../../kit/log.ts';
import {
  type Attempt,
  type Finding,
  type Outcome,
  outcomes,
  ProviderAway,
} from '../../modules/payment/provider/provider.ts';
import { createRedsys } from '../../modules/payment/redsys/redsys.ts';
import { algorithms } from '../../modules/payment/redsys/signature.ts';
import { buildSimulators } from '../simulators.ts';
import { testShop } from './request.ts';
import { type Scenario, scenarios, tamperings } from './scenarios.ts';

const start = Date.parse('2026-11-22T10:00:00Z');
let notices: string[] = [];
let app: FastifyInstance;
let address = '';

beforeAll(async () => {
  const send = async (_url: string, body: string) => {
    notices.push(body);
    return 200;
  };
  app = buildSimulators(createLogger({ logLevel: 'silent' }), { bank: { clock: () => start, send } });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());
beforeEach(async () => {
  notices = [];
  await control('reset');
});

async function control(path: string, payload: object = {}) {
  const answer = await app.inject({ method: 'POST', url: `/bank/control/${path}`, payload });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

const provide = (algorithm: (typeof algorithms)[number], deadlineMs = 1_000) =>
  createRedsys({
    ...testShop,
    algorithm,
    formUrl: `${address}/bank/sis/realizarPago`,
    restUrl: `${address}/bank/sis/rest/trataPeticionREST`,
    queryUrl: `${address}/bank/sis/rest/consultaOperaciones`,
    deadlineMs,
  });
type Provided = ReturnType<typeof provide>;

const pages = {
  paid: 'https://shop.example/validation/payment/attempt-1?said=yes',
  unpaid: 'https://shop.example/validation/payment/attempt-1?said=no',
  notice: 'https://backend.example/notice',
};
const anAttempt = (changed: Partial<Attempt> = {}): Attempt => ({
  id: 'attempt-1',
  tender: tenderCodes.card,
  reference: '2611AbCd0001',
  providerId: null,
  cents: 4_990,
  currency: 'EUR',
  locale: 'es',
  expiresAt: new Date(start + 30 * 60_000),
  ...changed,
});
const tenderOf = ({ pays }: Scenario): TenderCode => (pays === 'bizum' ? tenderCodes.bizum : tenderCodes.card);

/** Leaves for the bank and does there what the scenario says, by its page's own steps. */
async function visit(provider: Provided, scenario: Scenario): Promise<Attempt> {
  const attempt = anAttempt({ tender: tenderOf(scenario) });
  const opened = await provider.open(attempt, pages);
  if (opened.action !== 'FORMULARIO') throw new Error('The bank is reached by a form.');
  await control('scenario', { name: scenario.name, order: attempt.reference });
  await control('pay', { form: opened.fields });
  return attempt;
}

/** As the one function for all evidence sees it: what does not agree with the attempt moves nothing. */
function judge(provider: Provided, attempt: Attempt, findings: Finding[]): Outcome {
  const agrees = ({ reference, cents, currency, merchant }: Finding) =>
    reference === attempt.reference &&
    (cents === null || cents === attempt.cents) &&
    (currency === null || currency === attempt.currency) &&
    (merchant === null || merchant === provider.merchant);
  const heard = findings.filter(agrees).flatMap(({ about }) => (about.kind === 'payment' ? [about.outcome] : []));
  return outcomes[Math.max(0, ...heard.map((outcome) => outcomes.indexOf(outcome)))] ?? 'unheard';
}

async function queryAfterFault(provider: Provided, attempt: Attempt, { fault }: Scenario): Promise<Finding[]> {
  if (fault) await expect(provider.query(attempt)).rejects.toThrow(ProviderAway);
  return (await provider.query(attempt)).findings;
}

async function readAll(provider: Provided): Promise<(Finding[] | null)[]> {
  return Promise.all(notices.map(async (body) => (await provider.readNotice({ body, headers: {} }))?.findings ?? null));
}

test('there are 60 scenarios or more, each with a name of its own', () => {
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
});

describe.each(algorithms)('by %s', (algorithm) => {
  test.each(scenarios)('K09 $name ends $expected, with its notices and by queries alone', async (scenario) => {
    const provider = provide(algorithm);
    const attempt = await visit(provider, scenario);
    for (const { id, cents, expected } of scenario.refunds) {
      const told = await provider.refund(attempt, { id, cents: cents === 'all' ? attempt.cents : cents });
      expect(told.findings.map(({ about }) => about)).toEqual([{ kind: 'refund', id, outcome: expected }]);
    }
    const asked = await queryAfterFault(provider, attempt, scenario);
    expect(judge(provider, attempt, asked)).toBe(scenario.expected);

    await control('clock', { advanceMs: 2 * 60 * 60_000 });
    await control('deliver');
    const heard = (await readAll(provider)).flatMap((findings) => findings ?? []);
    expect(judge(provider, attempt, [...heard, ...asked])).toBe(scenario.expected);
  });
});

const noticesOf: Record<Scenario['notice'], number> = {
  beforeReturn: 1,
  afterReturn: 0,
  afterExpiry: 0,
  held: 0,
  never: 0,
};
const answered = scenarios.filter(({ walk }) => ['pay', 'failChallenge', 'cancel', 'wrongPin'].includes(walk));

test.each(answered)('the notice of $name arrives when and as often as its row says', async (scenario) => {
  const provider = provide('HMAC_SHA512_V2');
  const attempt = await visit(provider, scenario);
  expect(notices).toHaveLength(noticesOf[scenario.notice] * scenario.copies);
  await control('clock', { advanceMs: 2 * 60 * 60_000 });
  await control('deliver');
  expect(notices).toHaveLength(scenario.notice === 'never' ? 0 : scenario.copies);

  const read = await readAll(provider);
  const made = scenario.tampering ? tamperings[scenario.tampering] : 'accepted';
  const hasContradiction = read
    .flatMap((findings) => findings ?? [])
    .some(
      ({ cents, currency, merchant }) =>
        cents !== attempt.cents || currency !== attempt.currency || merchant !== provider.merchant,
    );
  expect(read.every((findings) => (findings === null) === (made === 'refused'))).toBe(true);
  expect(hasContradiction).toBe(made === 'contradicts');
});

test('what came after a denial comes first where notices are reordered', async () => {
  const provider = provide('HMAC_SHA512_V2');
  const heard = async (name: string) => {
    const scenario = scenarios.find((row) => row.name === name);
    if (!scenario) throw new Error(`There is no scenario ${name}.`);
    await visit(provider, scenario);
    await control('clock', { advanceMs: 60_000 });
    const codes = (await readAll(provider)).map((findings) => findings?.[0]?.code);
    notices = [];
    await control('reset');
    return codes;
  };
  expect(await heard('another-card-after-denial')).toEqual(['0129', '0000']);
  expect(await heard('another-card-after-denial-reordered')).toEqual(['0000', '0129']);
});
