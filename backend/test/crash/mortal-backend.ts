// The backend as server.ts starts it, plus named steps, one of which kills it. Only tests start this entry.
import { createServer } from 'node:http';
import { buildApp } from '../../src/app.ts';
import { openDatabase } from '../../src/database/database.ts';
import { jobHandlers } from '../../src/job-handlers.ts';
import { createJobs, type JobHandlers } from '../../src/jobs/jobs.ts';
import { createMailTransport, type SendMail } from '../../src/jobs/mail-transport.ts';
import { readConfig } from '../../src/kit/config.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { createLogger } from '../../src/kit/log.ts';
import { payableOrders } from '../../src/modules/checkout/settle/payable-orders.ts';
import { payableGiftCards } from '../../src/modules/gift-cards/payable-cards.ts';
import { createPaymentContext } from '../../src/modules/payment/providers.ts';
import { bookArrival, markReturned } from '../../src/modules/payment/transfers/transfers.service.ts';
import { createSteps, watchCalls, watchStatements } from './steps.ts';

const config = readConfig();
const log = createLogger(config);
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const now = () => new Date(Date.now() + aheadMs);
const database = await openDatabase(config.database);
const steps = createSteps();
watchStatements(database.pool, steps);
watchCalls(steps);
const jobs = createJobs(database, log);
const kit: Kit = { db: database.db, config, now, outbox: jobs };

const app = buildApp(config, database, { log, now, outbox: jobs });
// After the body was read, because reading it loses the async context.
app.addHook('preHandler', (request, _reply, done) =>
  steps.within(String(request.routeOptions.url?.split('/').at(-1)), done),
);
app.addHook('onSend', async () => steps.reach('answer'));
app.addHook('onResponse', async () => steps.reach('answered'));

const context = createPaymentContext(kit, { orders: payableOrders, giftCards: payableGiftCards });
const by = 'a person of the tests';
/** Operator commands, run in the process that may die, and the test's own controls. */
const orders: Record<string, (given: Record<string, string>) => unknown> = {
  watch: ({ point }) => steps.watch(point || null),
  taken: () => steps.taken(),
  arrived: ({ reference = '', cents, bankId = '' }) =>
    steps.within('arrived', () => bookArrival(context, { reference, cents: Number(cents), bankId, payer: null, by })),
  returned: ({ refundId = '', bankId = '' }) =>
    steps.within('returned', () => markReturned(context, { refundId, bankId, by })),
};
const desk = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://desk');
  const done = await orders[pathname.slice(1)]?.(Object.fromEntries(searchParams));
  response.end(JSON.stringify(done ?? null));
});

/** A step between the end of a job and its completion in the queue. */
const watched = (handlers: JobHandlers): JobHandlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([kind, handle]) => [
      kind,
      (payload: never, id: string) =>
        steps.within(kind, async () => {
          await handle(payload, id);
          steps.reach('done');
        }),
    ]),
  );

const mail = config.mail && createMailTransport(config.mail);
const sendMail: SendMail = async (...given) => {
  steps.reach('send mail');
  await mail?.send(...given);
  steps.reach('mail sent');
};

await jobs.open();
await app.listen({ host: config.host, port: config.port });
await jobs.work(watched(jobHandlers(kit, sendMail)));
// The minutes are the test's to say: what the clock begins every minute begins now, and not in the middle of an order.
await database.pool.query('delete from jobs.schedule');
for (const kind of ['expire-orders', 'reconcile-payments', 'attend-transfers'] as const)
  await jobs.send(database.db, kind, `${kind} of ${process.pid} at ${Date.now()}`, {});
desk.listen(0, '127.0.0.1', () => {
  const address = desk.address();
  process.stdout.write(`at the desk: ${typeof address === 'object' ? address?.port : ''}\n`);
});
