import { expect, test } from '@jest/globals';
import { listEvents, withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aFinding, aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { queryAttempt } from './reconcile.service.ts';

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const { aWaitingOrder, attemptOf, open, notify, read, stateOf, mailsOf } = shop;

  async function anOpenPayment() {
    const waiting = await aWaitingOrder();
    await open(waiting.buyer, waiting.attempt);
    const { reference } = await attemptOf(waiting.attempt);
    return { ...waiting, reference };
  }

  test('an order whose notice was lost is paid within a minute, with its mail', async () => {
    const { id, attempt, reference } = await anOpenPayment();
    provider.settle(reference, 'paid');
    shop.pass(1);
    await shop.reconcile();
    expect(await stateOf(id)).toBe('PAGADA');
    expect(await mailsOf(attempt)).toEqual(['paid']);
    const asked = provider.asked.query;
    shop.pass(60);
    await shop.reconcile();
    expect(provider.asked.query).toBe(asked);
  });

  test('an order keeps its pieces until its provider has been queried about a payer who left', async () => {
    const { buyer, id, attempt } = await anOpenPayment();
    provider.state.away = true;
    shop.pass(40);
    await shop.reconcile();
    expect(await shop.expire()).toBe(0);
    expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'DESCONOCIDO' } });
    provider.state.away = false;
    shop.pass(60);
    await shop.reconcile();
    await shop.expire();
    expect(await stateOf(id)).toBe('VENCIDA');
    expect(await read(buyer, attempt)).toMatchObject({ datos: { estado: 'VENCIDO', reintentable: false } });
  });

  test('an order does not wait for a payer who never left, and waits for a provider that is still reviewing', async () => {
    const { id } = await aWaitingOrder();
    const looking = await anOpenPayment();
    provider.settle(looking.reference, 'waiting');
    shop.pass(40);
    await shop.reconcile();
    await shop.expire();
    expect(await stateOf(id)).toBe('VENCIDA');
    expect(await stateOf(looking.id)).toBe('PENDIENTE');
    expect(await read(looking.buyer, looking.attempt)).toMatchObject({
      datos: { estado: 'EN_ESPERA', reintentable: false },
    });
    provider.settle(looking.reference, 'paid');
    shop.pass(120);
    await shop.reconcile();
    expect(await stateOf(looking.id)).toBe('PAGADA');
  });

  test('a payment made late at the provider is known within a minute', async () => {
    const { id, reference } = await anOpenPayment();
    for (let minute = 0; minute < 12; minute += 1) {
      shop.pass(1);
      await shop.reconcile();
    }
    provider.settle(reference, 'paid');
    shop.pass(1);
    await shop.reconcile();
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('a payment made after a denial, whose notice was lost, is known within a minute', async () => {
    const { id, attempt, reference } = await anOpenPayment();
    await notify(aFinding(await attemptOf(attempt), 'denied'));
    provider.settle(reference, 'paid');
    shop.pass(1);
    await shop.reconcile();
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('a refund whose provider is down is retried until it is done, and made once', async () => {
    const { id, attempt } = await anOpenPayment();
    await shop.cancel(id);
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    provider.state.away = true;
    await expect(shop.askRefunds()).rejects.toThrow('switched off');
    shop.pass(2);
    await shop.reconcile();
    expect(await stateOf(id)).toBe('PAGADA_TARDE');
    provider.state.away = false;
    for (let round = 0; round < 3; round += 1) {
      shop.pass(60);
      await shop.reconcile();
    }
    expect(await stateOf(id)).toBe('REEMBOLSADA');
    const { reference } = await attemptOf(attempt);
    expect([...provider.refunds.values()].filter((refund) => refund.reference === reference)).toHaveLength(1);
  });

  test('a refund that its provider refuses, or that is unknown, moves no order and is recorded', async () => {
    const { id, attempt } = await anOpenPayment();
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    await shop.cancel(id);
    const row = await attemptOf(attempt);
    const { id: refund } = await shop
      .db()
      .selectFrom('payment_refunds')
      .select('id')
      .where('attempt_id', '=', attempt)
      .executeTakeFirstOrThrow();
    const about = (of: string, outcome: 'done' | 'refused') =>
      aFinding(row, 'unheard', { about: { kind: 'refund', id: of, outcome } });
    await notify(about('somebody-elses', 'done'));
    await notify({ ...about(refund, 'done'), cents: 1 });
    await notify(about(refund, 'refused'));
    expect(await stateOf(id)).toBe('CANCELADA');
    expect((await listEvents(shop.db(), attempt)).slice(-3)).toEqual([
      'contradiction',
      'contradiction',
      'refund-refused',
    ]);
  });

  test('a refund made in the provider’s own panel is noted within a day, once, and daily repeats are not kept', async () => {
    const { id, attempt, reference } = await anOpenPayment();
    provider.settle(reference, 'paid');
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    provider.refunds.set('panel:77', { reference, cents: 150 });
    await aDay();
    const kept = await evidenceOf(reference);
    expect(await notesOf(attempt)).toEqual(['refund panel:77 150: not ours']);
    await aDay();
    await aDay();
    expect((await attemptOf(attempt)).asked_at).toEqual(shop.now());
    expect(await notesOf(attempt)).toEqual(['refund panel:77 150: not ours']);
    expect(await evidenceOf(reference)).toBe(kept);
    provider.refunds.set('panel:78', { reference, cents: 50 });
    await aDay();
    expect(await notesOf(attempt)).toEqual(['refund panel:77 150: not ours', 'refund panel:78 50: not ours']);
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('a finding that was recorded but not processed is processed by the next query', async () => {
    const { attempt, reference } = await anOpenPayment();
    provider.settle(reference, 'paid');
    await notify(aFinding(await attemptOf(attempt), 'paid'));
    await aDay();
    provider.refunds.set('panel:79', { reference, cents: 150 });
    const dies = (point: string) => {
      if (point === 'evidence kept') throw new Error('died');
    };
    shop.pass(1);
    await expect(queryAttempt({ ...shop.context(), reach: dies }, await attemptOf(attempt))).rejects.toThrow('died');
    expect(await notesOf(attempt)).toEqual([]);
    await aDay();
    expect(await notesOf(attempt)).toEqual(['refund panel:79 150: not ours']);
  });

  const aDay = async () => {
    shop.pass(24 * 60);
    await shop.reconcile();
  };

  const notesOf = async (attempt: string) =>
    (
      await shop
        .db()
        .selectFrom('payment_events')
        .select('detail')
        .where('attempt_id', '=', attempt)
        .where('event', '=', 'contradiction')
        .orderBy('id')
        .execute()
    ).map(({ detail }) => detail);

  const evidenceOf = async (reference: string) =>
    (await shop.db().selectFrom('payment_evidence').select('id').where('reference', '=', reference).execute()).length;

  test('C034 a returning payer triggers a provider query at once, by an id that only the payer can know', async () => {
    const { id, attempt, reference } = await payPalOrder();
    provider.settle(reference, 'paid');
    const ask = (idPaypal?: string) =>
      shop.call('POST', '/api/public/procesarPagoPaypal', {
        body: { origen: 'checkout', intento: attempt, idPaypal },
        headers: { 'idempotency-key': 'k'.repeat(20) },
      });
    expect(await ask()).toMatchObject({ status: 404 });
    expect(await ask('P-somebody-elses')).toMatchObject({ status: 404 });
    expect(await stateOf(id)).toBe('PENDIENTE');
    expect(await ask(`P-${reference}`)).toMatchObject({ status: 200, datos: { estado: 'PAGADO', metodo: 'PPL' } });
    expect(await stateOf(id)).toBe('PAGADA');
  });

  test('C034 a provider outage leaves the known result, and of three queries in a row at most two reach the provider', async () => {
    const { attempt, reference } = await payPalOrder();
    const ask = () =>
      shop.call('POST', '/api/public/procesarPagoPaypal', {
        body: { origen: 'checkout', intento: attempt, idPaypal: `P-${reference}` },
        headers: { 'idempotency-key': 'k'.repeat(20) },
      });
    provider.state.away = true;
    expect(await ask()).toMatchObject({ status: 200, datos: { estado: 'EN_ESPERA' } });
    provider.state.away = false;
    const before = provider.asked.query;
    await Promise.all([ask(), ask()]);
    await ask();
    expect(provider.asked.query).toBeLessThanOrEqual(before + 2);
  });

  async function payPalOrder() {
    const waiting = await aWaitingOrder('PPL');
    await open(waiting.buyer, waiting.attempt);
    const { reference } = await attemptOf(waiting.attempt);
    return { ...waiting, reference };
  }
}, seededShop);
