import { expect, test } from '@jest/globals';
import { movementTypes } from 'contract/codes.ts';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withoutLedger } from '../../../test/ledger/forget-ledger.ts';
import { anExecutive } from '../../../test/orders.ts';
import { readPdf } from '../../../test/pdf.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop, shopDay } from '../../../test/seeded.ts';
import { addMovement, openCharges, readAccountBalance, readNextDue } from '../../shared/ledger.ts';
import { carryOverLedger } from './carry-over.ts';

const who = { accountId: null, actorId: null };
const ago = (days: number) => new Date(shopDay.getTime() - days * 86_400_000 + 10 * 3_600_000);
const dayOf = (days: number) => ago(days).toISOString().slice(0, 10);

onDatabase((database) => {
  const shop = withCounter(database, [aProvider()]);

  /** Everything that shows an executive's account, as it leaves the backend. */
  async function readAnswers({ id, token }: { id: string; token: string }): Promise<string> {
    const get = (path: string) => shop.call('GET', `/api/socia/${path}`, { token });
    const answers = await Promise.all(
      [
        'consultarEstadoCuenta',
        'consultarEstadoCuenta?tamano=3&pagina=2',
        `consultarEstadoCuenta?desde=${dayOf(45)}&hasta=${dayOf(15)}`,
        'consultarResumenCuenta',
        'consultarResumenVentas',
      ].map(async (path) => (await get(path)).datos),
    );
    const paper = readPdf((await get('documentoEstadoCuenta')).bytes).pages;
    const charges = await shop.db().executeQuery(openCharges(id).compile(shop.db()));
    const account = await readAccountBalance(shop.db(), id, shop.now());
    return JSON.stringify({ answers, paper, charges: charges.rows, account, due: await readNextDue(shop.db(), id) });
  }

  test('statement, summary, PDF and open charges are the same before, while and after the past is carried over', async () => {
    const { pool } = database();
    const executive = await anExecutive(shop.db());
    const orders = await shop
      .db()
      .selectFrom('orders as o')
      .select('o.id')
      .where('o.number', 'is not', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('account_movements as m').select('m.id').whereRef('m.order_id', '=', 'o.id'))),
      )
      .limit(3)
      .execute();
    const post = (kind: (typeof movementTypes)[number], cents: number, days: number, due: number | null = null) => {
      const orderId = (kind === 'PEDIDO' && orders.pop()?.id) || null;
      const movement = { executiveId: executive.id, kind, cents, orderId, who, now: ago(days) };
      return addMovement(shop.db(), { ...movement, dueOn: due === null ? null : dayOf(due) });
    };
    await withoutLedger(pool, async () => {
      for (const [at, kind] of movementTypes.entries()) await post(kind, at % 2 === 0 ? 1_100 : -430, 60 - at);
      await post('PEDIDO', 12_000, 50, 22);
      await post('PEDIDO', 7_000, 40, -3);
      await post('CARGO', 500, 30);
      await post('PAGO', -9_000, 20);
      await post('COMISION', -40, 10);
    });
    const before = await readAnswers(executive);

    await pool.query(`
      create function pull_the_plug() returns trigger language plpgsql as
        $$ begin raise exception 'terminated' using errcode = '57P01'; end $$;
      create trigger plug before insert on ledger_accounts for each row execute function pull_the_plug()`);
    await expect(carryOverLedger(shop.db())).rejects.toThrow('terminated');
    await pool.query('drop trigger plug on ledger_accounts; drop function pull_the_plug');
    expect(await readAnswers(executive)).toBe(before);

    expect(await carryOverLedger(shop.db())).toEqual([]);
    expect(await readAnswers(executive)).toBe(before);

    // The next movement is the first that the ledger gets with its record.
    await post('CARGO', 100, 1);
    expect(await readAnswers(executive)).not.toBe(before);
    const { balanceCents } = await readAccountBalance(shop.db(), executive.id, shop.now());
    const { rows } = await pool.query(
      'select sum(cents)::integer as cents from account_movements where executive_id = $1',
      [executive.id],
    );
    expect(balanceCents).toBe(rows[0].cents);
  });
}, seededShop);
