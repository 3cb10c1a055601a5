import { beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { tenderCodes } from 'contract/codes.ts';
import { sql } from 'kysely';
import { type ByHand, byHand, type Step, toldOf } from '../../../../test/by-hand.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { listLies } from '../../../../test/money-truth.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { transferAccount, withTransfers } from '../../../../test/transfers.ts';
import { withWhole } from '../../../../test/whole.ts';
import { createTransferProvider } from '../transfers/transfer-provider.ts';
import { listTransfersToReturn } from '../transfers/transfers.repository.ts';
import { bookArrival, markReturned, runTransferSchedule } from '../transfers/transfers.service.ts';

const day = 24 * 60;
const mistyped = '2603AAAAAAAA';

test('there are 15 scenarios or more, each with a name of its own', () => {
  expect(byHand.length).toBeGreaterThanOrEqual(15);
  expect(new Set(byHand.map(({ name }) => name)).size).toBe(byHand.length);
});

onDatabase((database) => {
  const shop = withWhole(database, [aProvider(), createTransferProvider(transferAccount)]);
  const { arrive } = withTransfers(shop);

  let operatorId = '';
  beforeAll(async () => {
    // Each row waits for days, so together they would outlast the planned campaigns.
    await sql`update campaigns set ends_at = ends_at + interval '5 years'
      where ends_at = (select max(ends_at) from campaigns)`.execute(shop.db());
    const operator = { name: 'test', password_hash: 'no password opens it' };
    ({ id: operatorId } = await shop
      .db()
      .insertInto('operators')
      .values(operator)
      .returning('id')
      .executeTakeFirstOrThrow());
  });

  type Placed = Awaited<ReturnType<typeof shop.place>>;

  async function passDays(days: number): Promise<void> {
    for (let left = days; left > 0; left -= 2) {
      await shop.tick(Math.min(2, left) * day);
      await runTransferSchedule(shop.context());
    }
  }

  /** An operator sends every promised refund by transfer. */
  async function sendBack(): Promise<void> {
    for (const { id } of await listTransfersToReturn(shop.db()))
      await markReturned(shop.context(), { refundId: id, bankId: `OUT-${id}`, by: 'test' });
  }

  async function payByCard({ number }: Placed): Promise<void> {
    const { datos } = await shop.buyer().settle(`?origen=checkout&orden=${number}&metodo=TCR`);
    await shop.notify(aFinding(await shop.attemptOf(datos?.pago?.intento ?? ''), 'paid'));
  }

  const agree = ({ number }: Placed) => shop.buyer().settle(`?orden=${number}`);

  async function play(order: Placed, step: Step): Promise<void> {
    if (step === 'agrees') expect(await agree(order)).toMatchObject({ status: 200, datos: { asentada: true } });
    else if (step === 'agreesInVain') expect(await agree(order)).toMatchObject({ status: 409 });
    else if (step === 'paysByCard') await payByCard(order);
    else if (step === 'isCalledOff') await shop.cancel(order.id);
    else if (step === 'isSoldOut') await shop.sellAll();
    else if (typeof step === 'string') {
      const { seen } = await shop.office().read(order.id, 'en');
      await shop.office().take(order.id, step, { operatorId, reason: 'test', seen });
    } else if ('days' in step) await passDays(step.days);
    else await receive(order, step);
  }

  async function receive(
    { attempt, number }: Placed,
    { arrives, line, ...arrival }: Exclude<Step, string | { days: number }>,
  ) {
    const cents = arrives.due * (await shop.attemptOf(attempt)).cents + arrives.cents;
    if (!arrival.mistyped) return void (await arrive(attempt, cents, line && `${line} ${number}`));
    const strayed = { reference: mistyped, cents, bankId: `S-${number}`, payer: null, by: 'test' };
    expect(await bookArrival(shop.context(), strayed)).toMatchObject({ attempt: null, mistyped: true });
  }

  /** Payments less refunds equal the order's cost, or nothing. */
  async function expectMoney({ attempt }: Placed, { steps, end }: ByHand): Promise<void> {
    const { cents, received_cents } = await shop.attemptOf(attempt);
    const back = (await shop.backOf(attempt)).reduce((sum, one) => sum + one, 0);
    const stays = end.state === 'PAGADA' && !steps.includes('paysByCard');
    expect((received_cents ?? 0) - back).toBe(stays ? cents : 0);
  }

  test.each(byHand)('K09 $name: the order is $end.state', async (scenario) => {
    const order = await shop.place(scenario.tender);
    for (const step of scenario.steps) await play(order, step);
    await passDays(11);
    await runTransferSchedule(shop.context());
    await sendBack();

    await shop.expectEnd(order.id, scenario.end);
    if (scenario.tender === tenderCodes.bankTransfer) await expectMoney(order, scenario);
    const { datos } = await shop.buyer().get<AnswerOf<'readOrderPayment'>>(`consultarOrdenPagada/${order.number}`);
    expect(datos).toMatchObject({ estado: toldOf[scenario.end.state], reintentable: false });
    const kept = datos?.estado === 'PAGADO' ? datos.importe : 0;
    expect(datos?.pagado).toBe(kept);
  });

  test('after all scenarios the books are consistent', async () => expect(await listLies(shop.db())).toEqual([]));
}, seededShop);
