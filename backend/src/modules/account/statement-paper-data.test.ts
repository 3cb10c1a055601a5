import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive } from '../../../test/orders.ts';
import { readPdf } from '../../../test/pdf.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop, shopDay } from '../../../test/seeded.ts';
import { addMovement, type Movement } from '../../shared/ledger.ts';

const who = { accountId: null, actorId: null };
const ago = (days: number) => new Date(shopDay.getTime() - days * 86_400_000 + 10 * 3_600_000);

onDatabase((database) => {
  const shop = withCounter(database, [aProvider()]);
  const ask = (token: string, query = '') =>
    shop.call('GET', `/api/socia/documentoEstadoCuenta${query}`, { token, headers: { 'accept-language': 'es' } });

  async function anAccountThatMoved() {
    const she = await anExecutive(shop.db());
    const post = (kind: Movement['kind'], cents: number, days: number, dueOn: string | null = null) =>
      addMovement(shop.db(), { executiveId: she.id, kind, cents, orderId: null, dueOn, who, now: ago(days) });
    await post('CARGO', 12_000, 100, '2025-12-20');
    await post('PAGO', -13_050, 60);
    await post('CARGO', 9_000, 40, '2026-03-01');
    return she;
  }

  test("B081 the PDF statement has the screen's movements and balances, the holder, the date and what is owed since when", async () => {
    const she = await anAccountThatMoved();
    const reply = await ask(she.token);
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="estado-de-cuenta-2026-03-16.pdf"',
    ]);
    const { pages, tags, language } = readPdf(reply.bytes);
    const said = pages.flat();
    expect(language).toBe('es');
    expect(tags).toContain('Table');
    for (const text of ['Velia Moda Íntima, S.L.', she.account.name, '16 de marzo de 2026', 'Todos los movimientos'])
      expect(said).toContain(text);
    const { datos } = await shop.call<AnswerOf<'readStatement'>>('GET', '/api/socia/consultarEstadoCuenta', {
      token: she.token,
    });
    const money = (euros: number) => `${euros < 0 ? '−' : ''}€${Math.abs(euros).toFixed(2)}`;
    const told = datos?.movimientos.elementos.flatMap(({ importe, saldo }) => [money(importe), money(saldo)]) ?? [];
    expect(said.filter((text) => /^−?€/.test(text) && told.includes(text)).join()).toContain(told.join());
    expect(said.slice(said.indexOf('Deuda de 31 a 60 días'))[1]).toBe('€79.50');
    expect(said.slice(said.indexOf('De eso, vencido'))[1]).toBe('€79.50');
  });

  test('B081 a period begins with the balance before it, in the language that the link names', async () => {
    const she = await anAccountThatMoved();
    const day = (days: number) => ago(days).toISOString().slice(0, 10);
    const { bytes } = await ask(she.token, `?from=${day(70)}&to=${day(50)}&locale=de`);
    const { pages, language } = readPdf(bytes);
    const said = pages.flat();
    expect(language).toBe('de');
    expect(said).toContain('5. Januar 2026 bis 25. Januar 2026');
    expect(said.slice(said.indexOf('Vorheriger Saldo'))[1]).toBe('€120.00');
    expect(said.slice(said.indexOf('Saldo am Ende'))[1]).toBe('−€10.50');
    expect(said).not.toContain('€90.00');
  });

  test('B081 many movements fill several pages with headings, and more than 500 are refused, never cut', async () => {
    const she = await anExecutive(shop.db());
    const add = (count: number) =>
      sql`insert into account_movements (executive_id, kind, cents, at)
        select ${she.id}, 'CARGO', 100, ${ago(30)}::timestamptz + n * interval '1 minute'
        from generate_series(1, ${count}::integer) n`.execute(shop.db());
    await add(500);
    const { pages } = readPdf((await ask(she.token)).bytes);
    expect(pages.flat().filter((text) => text === 'Cargo')).toHaveLength(500);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.slice(0, -1).every((page) => page.includes('Movimiento'))).toBe(true);
    await add(1);
    expect(await ask(she.token)).toMatchObject({ status: 422, campos: { from: 'error.field.outOfRange' } });
  });

  test.each(['?from=2026-02-30', '?from=2026-03-02&to=2026-03-01', '?locale=fr', '?pagina=2'])(
    'B081 %s is refused',
    async (query) => {
      const she = await anExecutive(shop.db());
      expect((await ask(she.token, query)).status).toBe(422);
    },
  );
}, seededShop);
