import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import { createRandom } from 'demo/seed/goods/random.ts';
import { buildSimulators } from 'demo/simulators/simulators.ts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createShelf } from '../../../test/buyers.ts';
import { openApp } from '../../../test/client.ts';
import { createMortal, Died, type Mortal } from '../../../test/crash/mortal.ts';
import { type Played, preparePlay, stepsOf } from '../../../test/crash/plays.ts';
import { choosePoints } from '../../../test/crash/points.ts';
import { hasten, isBusy, listLater, listWrongs, passOutage, readEnding } from '../../../test/crash/truth.ts';
import { freePort } from '../../../test/free-port.ts';
import { onServer } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { transferAccount } from '../../../test/transfers.ts';

// The backend in its own process, killed at a step and restarted. KILL_POINTS sets the number of points per tender.

const kills = Number(process.env.KILL_POINTS ?? 1);
const seed = process.env.KILL_SEED ?? 'velia';
/** The least number of points per tender at which the process can be killed. */
const leastPoints = 40;
const outageSeconds = 60;
const consistentAfterSeconds = 10;

const tenders = Object.entries(tenderCodes);
jest.setTimeout(60_000 + kills * 60_000);

onServer((database) => {
  let mortal: Mortal;
  let simulators: FastifyInstance;
  let still: ReturnType<typeof openApp>;
  let compiled = '';
  let aheadMs = shopNow().getTime() - Date.now();
  const now = () => new Date(Date.now() + aheadMs);
  const db = () => database().db;
  const shelf = createShelf(db);
  const world = () => ({ db: db(), mortal, simulators });

  beforeAll(async () => {
    await db().updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    compiled = await mkdtemp(path.join(os.tmpdir(), 'crash-'));
    const port = await freePort();
    const backendUrl = `http://127.0.0.1:${port}`;
    const webhookUrl = `${backendUrl}/EuropaBackend/rest/api/public/avisoPaypal`;
    const mailServer = { host: '127.0.0.1', port: await freePort() };
    simulators = buildSimulators(silentLog, { payPal: { now, webhookUrl }, mailServer });
    // The storefront, which receives the notices.
    simulators.post('/api/revalidate', async () => ({}));
    const simulatorsUrl = await simulators.listen({ host: '127.0.0.1', port: 0 });
    mortal = createMortal(
      () => ({
        DATABASE_URL: String(database().pool.options.connectionString),
        DATABASE_SETUP: 'none',
        NODE_ENV: 'test',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: compiled,
        PORT: String(port),
        PUBLIC_URL: backendUrl,
        SIMULATORS_URL: simulatorsUrl,
        SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
        STOREFRONT_URL: simulatorsUrl,
        TRANSFER_HOLDER: transferAccount.holder,
        TRANSFER_IBAN: transferAccount.iban,
        TRANSFER_BIC: transferAccount.bic,
        CLOCK_AHEAD_MS: String(aheadMs),
      }),
      port,
    );
    still = openApp(database(), { now });
    await mortal.start();
    await sql`create view test_outbox as select name as kind, id::text as key, data as payload from jobs.job`.execute(
      db(),
    );
  }, 300_000);
  afterAll(async () => {
    await mortal?.kill();
    await still?.app.close();
    await simulators?.close();
    await rm(compiled, { recursive: true, force: true });
  });

  const aPlay = async (tender: TenderCode): Promise<Played> => {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    return preparePlay(world(), still.call, article, tender);
  };

  /** Waits until no work is pending: then every invariant must hold. */
  async function settle(played: Played): Promise<void> {
    while (await isBusy(db())) mortal.assertAlive();
    await mortal.assertAnswers();
    expect(await listWrongs(world(), played)).toEqual([]);
  }

  /** Starts another process a minute later; what the first left behind is repaired by itself within ten seconds. */
  async function recover(played: Played): Promise<void> {
    aheadMs += outageSeconds * 1000;
    await passOutage(db(), outageSeconds);
    await mortal.start();
    await hasten(db(), consistentAfterSeconds);
    expect(await listLater(db())).toEqual([]);
    await settle(played);
  }

  /** Repeats each request that got no answer once a process runs again. Returns how often the process died. */
  async function act(played: Played): Promise<number> {
    let deaths = 0;
    for (const step of stepsOf(world(), played)) {
      for (let done = false; !done; )
        try {
          await step();
          await settle(played);
          done = true;
        } catch (error) {
          if (!(error instanceof Died)) throw error;
          deaths += 1;
          await recover(played);
        }
    }
    return deaths;
  }

  test.each(tenders)(
    '%s: after a kill at a randomly chosen step, order, money, pieces and mails end up consistent',
    async (name, tender) => {
      const undisturbed = await aPlay(tender);
      await mortal.watch(null);
      expect(await act(undisturbed)).toBe(0);
      const points = choosePoints(await mortal.taken());
      expect(points.length).toBeGreaterThanOrEqual(leastPoints);
      const ending = await readEnding(db(), undisturbed);
      const random = createRandom(`${seed} ${name}`);
      const wanted = Math.min(kills, points.length);
      const order = random.sample(points, points.length);
      const reached = new Set<string>();
      const failures: string[] = [];
      // Some steps run only for the first to arrive, notice or page: a point that was not reached is tried once more.
      for (const point of [...order, ...order]) {
        if (reached.size + failures.length === wanted) break;
        if (reached.has(point)) continue;
        const played = await aPlay(tender);
        await mortal.watch(point);
        try {
          const deaths = await act(played);
          expect(await readEnding(db(), played)).toEqual(ending);
          expect(deaths).toBeLessThanOrEqual(1);
          if (deaths === 1) reached.add(point);
        } catch (error) {
          failures.push(`killed at "${point}": ${error}`);
          // Logged at once, because what follows takes time.
          process.stdout.write(`${name}: ${failures.at(-1)}\n${mortal.output()}\n`);
          // The next run begins with an undamaged process.
          await mortal.kill();
          await mortal.start();
        }
      }
      process.stdout.write(`${name}: killed at ${reached.size} of ${points.length} points, seed ${seed}\n`);
      expect(failures).toEqual([]);
      expect(reached.size).toBe(wanted);
    },
  );
}, seededShop);
