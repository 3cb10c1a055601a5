import type { AnswerOf } from 'contract/calls/table.ts';
import { paymentOrigins, type TenderCode, tenderCodes } from 'contract/codes.ts';
import { roles } from 'contract/public-codes.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/database/schema.ts';
import { aBuyer, aTill } from '../buyers.ts';
import type { Client } from '../client.ts';
import { anAccount, aSession, assign } from '../factories.ts';
import type { Stocked } from '../orders.ts';
import type { Mortal } from './mortal.ts';

type World = { db: Db; mortal: Mortal; simulators: FastifyInstance };
export type Played = Awaited<ReturnType<typeof preparePlay>>;
/** Repeated when there was no answer; must leave completed work alone. */
export type Step = () => Promise<unknown>;

type Reply = { status: number; text: string };
function assertDone<R extends Reply>(reply: R): R {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`);
  return reply;
}

/** A buyer with a bag ready to be paid, and the advisor; prepared without crashes. */
export async function preparePlay({ db }: World, still: Client, article: Stocked, tender: TenderCode) {
  const buyer = await aBuyer(db, still);
  await buyer.addCodes({ [article.code]: 3 });
  await buyer.ship();
  const advisor = await anAccount(db, { role: roles.advisor });
  await assign(db, advisor.id, buyer.id);
  const { token } = await aSession(db, advisor);
  return {
    buyer,
    article,
    tender,
    advisor: token,
    agreed: await buyer.asSeen({ metodo: tender }),
    key: buyer.newKey(),
    settleKey: buyer.newKey(),
  };
}

/** From the button to the refund, step by step as people act. */
export function stepsOf({ db, mortal, simulators }: World, played: Played): Step[] {
  const { buyer, advisor, tender, agreed, key, settleKey } = played;
  const context = aTill(mortal.call, buyer.token);

  const orderOf = () =>
    db
      .selectFrom('orders')
      .select(['id', 'number', 'state'])
      .where('executive_id', '=', buyer.id)
      .where('number', 'is not', null)
      .executeTakeFirstOrThrow();
  const attemptOf = async () =>
    db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('order_id', '=', (await orderOf()).id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
  const isWaiting = async () => (await orderOf()).state === 'PENDIENTE';
  const control = async (path: string, payload: object) => {
    const answer = await simulators.inject({ method: 'POST', url: path, payload });
    return assertDone({ status: answer.statusCode, text: answer.body });
  };
  const open = async () => {
    const { datos } = assertDone(
      await context.post<AnswerOf<'openPayment'>>('abrirPago', { payment: (await attemptOf()).id }),
    );
    return datos;
  };

  const confirm = async () => assertDone(await context.confirm(agreed, key));
  const payAtBank = async () => {
    if (!(await isWaiting())) return;
    const form = (await open())?.campos;
    // Without a scenario some amounts are declined.
    const name = tender === tenderCodes.bizum ? 'bizum-approve' : 'approve';
    await control('/bank/control/scenario', { name, order: (await attemptOf()).reference });
    await control('/bank/control/pay', { form });
  };
  const approveAtPayPal = async () => {
    if (!(await isWaiting())) return;
    const id = new URL((await open())?.url ?? '').searchParams.get('token');
    await control(`/paypal/control/orders/${id}/scenario`, { name: 'notice-held' });
    await control(`/paypal/control/orders/${id}/approve`, {});
    await control('/paypal/control/deliver', {});
  };
  const comeBack = async () => {
    const { id, provider_id } = await attemptOf();
    const body = { origen: paymentOrigins.checkout, intento: id, idPaypal: provider_id };
    const ask = { body, headers: { 'idempotency-key': key } };
    // Repeats the call as the page does, because a provider asked a moment ago is not asked again at once.
    do assertDone(await mortal.call('POST', '/api/public/procesarPagoPaypal', ask));
    while (await isWaiting());
    await control('/paypal/control/deliver', {});
  };
  /** Cash on delivery: agreed, and then cancelled before dispatch. */
  const agreeAtDoor = async () => {
    const { number, state } = await orderOf();
    if (state === 'PENDIENTE') assertDone(await context.settle(`?orden=${number}`, settleKey));
  };
  const book = async () => {
    const { reference, cents } = await attemptOf();
    await mortal.arrived({ reference, cents: String(cents), bankId: `in ${reference}` });
  };
  const callOff = async () => {
    const { number, state } = await orderOf();
    if (state === 'CANCELADA' || state === 'REEMBOLSADA') return;
    const path = `/api/asesora/cancelarOrden?${new URLSearchParams({ orden: number ?? '' })}`;
    assertDone(await mortal.call('GET', path, { token: advisor }));
  };
  const sendBack = async () => {
    const { id, reference } = await attemptOf();
    const refund = await db
      .selectFrom('payment_refunds')
      .select('id')
      .where('attempt_id', '=', id)
      .executeTakeFirstOrThrow();
    await mortal.returned({ refundId: refund.id, bankId: `out ${reference}` });
  };

  const ways: Partial<Record<TenderCode, Step[]>> = {
    [tenderCodes.card]: [payAtBank],
    [tenderCodes.bizum]: [payAtBank],
    [tenderCodes.payPal]: [approveAtPayPal, comeBack],
    [tenderCodes.bankTransfer]: [book],
    [tenderCodes.cashOnDelivery]: [agreeAtDoor],
  };
  return [confirm, ...(ways[tender] ?? []), callOff, ...(isRecordedByOperator(tender) ? [sendBack] : [])];
}
