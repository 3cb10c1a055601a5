import { beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { heldKeys } from 'contract/order/message-keys.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop, shopDay, shopNow } from '../../../test/seeded.ts';
import { addMovement, type Movement } from '../../shared/ledger.ts';

type Statement = AnswerOf<'readStatement'>;
type Summary = AnswerOf<'readAccountSummary'>;

const who = { accountId: null, actorId: null };
const ago = (days: number, hours = 10) => new Date(shopDay.getTime() - days * 86_400_000 + hours * 3_600_000);
const dayOf = (days: number) => ago(days).toISOString().slice(0, 10);

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), aProvider({ tenders: ['002'], minutes: 7 * 24 * 60 })]);
  let token = '';
  let id = '';
  const post = (kind: Movement['kind'], cents: number, days: number, dueOn: string | null = null, at = ago(days)) =>
    addMovement(shop.db(), { executiveId: id, kind, cents, orderId: null, dueOn, who, now: at });
  const statement = (query = '') => shop.call<Statement>('GET', `/api/socia/consultarEstadoCuenta${query}`, { token });
  const summary = () => shop.call<Summary>('GET', '/api/socia/consultarResumenCuenta', { token });
  const told = async (query = '') =>
    (await statement(query)).datos?.movimientos.elementos.map(({ importe, saldo }) => [importe, saldo]);

  beforeAll(async () => {
    ({ token, id } = await anExecutive(shop.db()));
    await shop
      .db()
      .updateTable('executives')
      .set({ credit_limit_cents: 50_000 })
      .where('account_id', '=', id)
      .execute();
  });

  test('C063 C064 an account without movements owes nothing and says so', async () => {
    expect((await statement()).datos).toMatchObject({
      saldo: 0,
      saldoInicial: 0,
      movimientos: { elementos: [], pagina: 1, totalPaginas: 0, total: 0 },
      campanas: [],
    });
    expect((await summary()).datos).toEqual({
      saldo: 0,
      vencido: 0,
      proximo: null,
      cupo: { limite: 500, usado: 0, disponible: 500 },
      retenidas: [],
      antiguedad: [
        { desdeDias: 0, hastaDias: 30, importe: 0 },
        { desdeDias: 31, hastaDias: 60, importe: 0 },
        { desdeDias: 61, hastaDias: 90, importe: 0 },
        { desdeDias: 91, hastaDias: null, importe: 0 },
      ],
      ultimoPago: null,
    });
  });

  test('C063 movements come the latest first, each with the balance after it, on every page', async () => {
    await post('CARGO', 12_000, 100, dayOf(80));
    await post('CARGO', 8_000, 70, dayOf(50));
    await post('PAGO', -15_000, 60);
    await post('CARGO', 9_000, 40, dayOf(5));
    await post('COMISION', -1_050, 20);
    await post('CARGO', 4_000, 3, dayOf(-10));
    const all = [
      [40, 169.5],
      [-10.5, 129.5],
      [90, 140],
      [-150, 50],
      [80, 200],
      [120, 120],
    ];
    expect(await told()).toEqual(all);
    expect(await told('?tamano=4&pagina=2')).toEqual(all.slice(4));
    expect((await statement('?tamano=4&pagina=2')).datos).toMatchObject({
      saldo: 169.5,
      saldoInicial: 0,
      movimientos: { pagina: 2, tamano: 4, totalPaginas: 2, total: 6 },
    });
    expect((await statement('?tamano=4&pagina=3')).status).toBe(404);
    expect((await statement('?tamano=501')).status).toBe(422);
  });

  test('C063 a period begins with the balance before it, and the balances continue from there', async () => {
    const { datos } = await statement(`?desde=${dayOf(60)}&hasta=${dayOf(20)}`);
    expect(datos).toMatchObject({ saldo: 169.5, saldoInicial: 200, movimientos: { total: 3 } });
    expect(datos?.movimientos.elementos.map(({ saldo }) => saldo)).toEqual([129.5, 140, 50]);
    expect(await told(`?hasta=${dayOf(71)}`)).toEqual([[120, 120]]);
  });

  test('C063 a day begins at midnight in Madrid', async () => {
    const other = await anExecutive(shop.db());
    // In February 23:30 UTC is the next day in Madrid; 22:30 UTC is still the same day.
    for (const at of ['2026-02-09T22:30:00Z', '2026-02-09T23:30:00Z'])
      await addMovement(shop.db(), {
        executiveId: other.id,
        kind: 'CARGO',
        cents: 100,
        orderId: null,
        who,
        now: new Date(at),
      });
    const count = async (day: string) =>
      (
        await shop.call<Statement>('GET', `/api/socia/consultarEstadoCuenta?desde=${day}&hasta=${day}`, {
          token: other.token,
        })
      ).datos?.movimientos.total;
    expect([await count('2026-02-09'), await count('2026-02-10')]).toEqual([1, 1]);
  });

  test('C063 a campaign sets the period, a day narrows it, and an unknown campaign has no movements', async () => {
    const campaigns = (await statement()).datos?.campanas ?? [];
    const rows = await shop
      .db()
      .selectFrom('campaigns')
      .select(['code', 'starts_at', 'ends_at'])
      .where(
        'code',
        'in',
        campaigns.map(({ codigo }) => codigo),
      )
      .where('priority', '>', 1)
      .orderBy('starts_at', 'desc')
      .execute();
    expect(rows.length).toBeGreaterThan(1);
    const [current] = rows;
    const { datos } = await statement(`?campana=${current?.code}`);
    expect(datos?.movimientos.elementos.map(({ importe }) => importe)).toEqual([40]);
    expect(datos?.saldoInicial).toBe(129.5);
    expect(await told(`?campana=${current?.code}&hasta=${dayOf(4)}`)).toEqual([]);
    expect(await told('?campana=1999-01')).toEqual([]);
  });

  test.each([
    ['?desde=2026-02-30', { desde: 'error.field.pattern' }],
    ['?hasta=yesterday', { hasta: 'error.field.pattern' }],
    ['?desde=2026-03-02&hasta=2026-03-01', { hasta: 'error.field.outOfRange' }],
  ])('C063 an invalid period is named: %s', async (query, campos) => {
    expect(await statement(query)).toMatchObject({ status: 422, campos });
  });

  test('C064 open charges are those that payments have not covered yet, by due day and age', async () => {
    expect((await summary()).datos).toMatchObject({
      saldo: 169.5,
      // 120, 80, 90 and 40 were charged; 160.50 paid the first and half of the second.
      vencido: 129.5,
      proximo: { fecha: dayOf(-10), importe: 40 },
      cupo: { limite: 500, usado: 169.5, disponible: 330.5 },
      antiguedad: [{ importe: 40 }, { importe: 90 }, { importe: 39.5 }, { importe: 0 }],
      ultimoPago: { fecha: ago(60).toISOString(), importe: 150 },
    });
  });

  test('C064 a credit balance is negative, and nothing is due or overdue', async () => {
    const other = await anExecutive(shop.db());
    const paid = { executiveId: other.id, orderId: null, who, now: shopNow() } as const;
    await addMovement(shop.db(), { ...paid, kind: 'CARGO', cents: 500, dueOn: dayOf(1) });
    await addMovement(shop.db(), { ...paid, kind: 'ABONO', cents: -2_500 });
    const { datos } = await shop.call<Summary>('GET', '/api/socia/consultarResumenCuenta', { token: other.token });
    expect(datos).toMatchObject({ saldo: -20, vencido: 0, proximo: null, cupo: { usado: 0 } });
    expect(datos?.antiguedad.map(({ importe }) => importe)).toEqual([0, 0, 0, 0]);
  });

  test('C064 held orders are listed with what they wait for and what releases them', async () => {
    const { buyer, article, number } = await shop.aWaitingOrder('TCR');
    const more = await shop.orderMore(buyer, { code: article.code, tender: '002' });
    const account = await shop.orderMore(buyer, { code: article.code, tender: null });
    const { datos } = await buyer.get<Summary>('consultarResumenCuenta');
    expect(datos?.retenidas.map(({ orden, motivo }) => [orden.numero, orden.estado, motivo])).toEqual([
      [number, 'PENDIENTE', heldKeys.payment],
      [more.number, 'PENDIENTE', heldKeys.transfer],
      [account.number, 'PENDIENTE', heldKeys.agreement],
    ]);
    for (const { orden, importeQueLibera } of datos?.retenidas ?? []) expect(importeQueLibera).toBe(orden.total);
    const inMinutes = (minutes: number) => new Date(shop.now().getTime() + minutes * 60_000).toISOString();
    expect(datos?.retenidas.map(({ reservadaHasta }) => reservadaHasta)).toEqual([35, 7 * 24 * 60, 35].map(inMinutes));
    // Orders held for the account reduce its available limit.
    expect(datos?.cupo.disponible).toBe(5_000 - (datos?.retenidas[2]?.orden.total ?? 0));
    await buyer.settle(`?origen=checkout&orden=${account.number}`);
    const { datos: after } = await buyer.get<Statement>('consultarEstadoCuenta');
    expect(after?.movimientos.elementos[0]).toMatchObject({
      tipo: 'PEDIDO',
      orden: account.number,
      campana: datos?.retenidas[2]?.orden.campana,
      descripcion: 'statement.order',
    });
    expect((await buyer.get<Summary>('consultarResumenCuenta')).datos?.retenidas).toHaveLength(2);
  });
}, seededShop);
