import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { basePath, type Call } from 'contract/call.ts';
import { failuresOf, successOf } from 'contract/calls/statuses.ts';
import { calls } from 'contract/calls/table.ts';
import { roles } from 'contract/public-codes.ts';
import type { FastifyInstance } from 'fastify';
import { cpuMs, parseCostMs } from '../../scripts/parts/work.mjs';
import { openApp } from '../test/client.ts';
import { aSession } from '../test/factories.ts';
import { createFuzzer, type FuzzedRequest } from '../test/fuzz.ts';
import { withDatabase } from '../test/harness.ts';
import { seededShop, shopNow } from '../test/seeded.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 3_000);
const seed = process.env.FUZZ_SEED ?? 'velia';
/** The limit of one response, in parsings of 256 kB of JSON. */
const mostWork = 600;
const renewEvery = 100;

jest.setTimeout(60_000 + requests * 200);

const database = withDatabase(seededShop);
let app: FastifyInstance;
beforeAll(() => {
  // Outside production the app validates its own answers: an invalid one is a 500.
  app = openApp(database(), { now: shopNow }).app;
});
afterAll(async () => {
  await app.close();
});

const rows = (calls as readonly Call[]).filter(({ elsewhere }) => !elsewhere);

/** The demo shop's accounts, each with a new session. */
async function signInAll(): Promise<Record<string, string>> {
  const { db } = database();
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'role', 'username', 'lang', 'passchanged'])
    .where('status', '=', 'active')
    .where('passchanged', '=', 'S')
    .orderBy('username')
    .execute();
  const person = (role: string) => {
    const found = accounts.find((account) => account.role === role);
    if (!found) throw new Error(`Nobody has the role ${role}.`);
    return { ...found, password: '' };
  };
  const tokenOf = async (...given: Parameters<typeof aSession> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await aSession(db, ...given)).token;
  const advisor = await aSession(db, person(roles.advisor));
  return {
    executive: await tokenOf(person(roles.executive)),
    client: await tokenOf(person(roles.client)),
    advisor: advisor.token,
    acting: await tokenOf(person(roles.executive), { actorSessionId: advisor.id }),
    ended: await tokenOf(person(roles.executive), { revoked: true }),
    none: '',
    broken: 'a.b.c',
  };
}

type Judged = { statusCode: number; body: string; headers: Record<string, unknown> };

function judge(row: Call, { statusCode: status, body, headers }: Judged, work: number): string[] {
  const allowed: number[] = [successOf(row), ...failuresOf(row)];
  const wrong = [];
  if (!allowed.includes(status)) wrong.push('a status outside the contract');
  if (status >= 500) wrong.push('a failure of ours');
  if (work > mostWork) wrong.push(`the work of parsing ${Math.round(work)} times 256 kB of JSON`);
  if (/node_modules|\.ts:\d/.test(body)) wrong.push('our own places');
  if (row.file && status < 300)
    return String(headers['content-type']).split(';')[0] === row.file ? wrong : [...wrong, 'no file'];
  const { codigo, mensaje, datos, idPeticion, campos = {} } = JSON.parse(body);
  const isSuccess = status < 300;
  const keeps =
    (isSuccess ? [0, 2, 3].includes(codigo) : codigo === 1 && datos === null) &&
    typeof mensaje === 'string' &&
    typeof idPeticion === 'string' &&
    Object.values(campos).every((key) => typeof key === 'string');
  if (!keeps) wrong.push('no envelope');
  return wrong;
}

test(`every call keeps its contract in ${requests} requests of every role, valid, mutated and hostile`, async () => {
  const fuzzer = createFuzzer(seed);
  const { random } = fuzzer;
  const counts = new Map<number, number>();
  const wrong: { verb: string; as: string; why: string[]; request: FuzzedRequest; answer: string }[] = [];
  let tokens = await signInAll();
  let worst = 0;
  let unit = parseCostMs();
  for (let made = 0; made < requests; made += 1) {
    if (made % renewEvery === renewEvery - 1) {
      tokens = await signInAll();
      unit = parseCostMs();
    }
    const row = rows[made % rows.length] as Call;
    const as = random.chance(0.7) && row.token in tokens ? row.token : random.pick(Object.keys(tokens));
    const request = fuzzer.requestOf(row);
    const began = cpuMs();
    const reply = await app.inject({
      method: row.method,
      url: basePath + request.path,
      headers: { ...request.headers, ...(tokens[as] && { authorization: `Bearer ${tokens[as]}` }) },
      // From many addresses, because otherwise only the limits per address would be tested.
      remoteAddress: random.chance(0.1) ? '127.0.0.1' : `10.${[0, 0, 0].map(() => random.integer(0, 255)).join('.')}`,
      ...(request.payload !== undefined && { payload: request.payload }),
    });
    const work = (cpuMs() - began) / unit;
    worst = Math.max(worst, work);
    counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1);
    const why = judge(row, reply, work);
    if (why.length > 0) wrong.push({ verb: row.verb, as, why, request, answer: reply.body.slice(0, 300) });
    if (reply.statusCode < 300 && !row.file) fuzzer.learn(reply.json().datos);
    if (reply.statusCode < 300 && row.effect) tokens = await signInAll();
  }
  const told = [...counts].sort(([one], [other]) => one - other).map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(
    `fuzzed with seed ${seed}: ${told.join(', ')}; the longest answer was the work of parsing ${Math.round(worst)} times 256 kB of JSON\n`,
  );
  expect(wrong).toEqual([]);
});
