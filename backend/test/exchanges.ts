import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import { expireExchanges } from '../src/modules/fulfilment/exchange/end-exchange.service.ts';
import type { GuestKey, withGuests } from './guests.ts';
import { setPieces } from './orders.ts';
import { aFinding } from './provider.ts';

type Shop = ReturnType<typeof withGuests>;
type Exchanges = AnswerOf<'readExchanges'>;
export type Wish = BodyOf<'askExchange'>['lines'][number];

let made = 0;

/** Delivered orders, and their buyers' requests for other sizes. */
export function withExchanges({ db, call, now, context, guest, article, aWaitingOrder, attemptOf, notify }: Shop) {
  const newKey = () => {
    made += 1;
    return `exchange-key-${made}-${performance.now()}`.replaceAll('.', '-').padEnd(24, '0');
  };
  const arrive = async (orderId: string, daysAgo = 1) => {
    await db().updateTable('orders').set({ state: 'ENTREGADA' }).where('id', '=', orderId).execute();
    await sql`insert into order_events (order_id, event, from_state, to_state, at)
      values (${orderId}, 'deliver', 'ENVIADA', 'ENTREGADA', ${new Date(now().getTime() - daysAgo * 86_400_000)})`.execute(
      db(),
    );
  };
  /** Makes one size available at the style's price, with so many pieces. */
  async function aSize(code: string, pieces: number) {
    const { product_id, id } = await db()
      .selectFrom('articles')
      .select(['id', 'product_id'])
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const other = await db()
      .selectFrom('articles as a')
      .innerJoin('current_prices as r', 'r.article_id', 'a.id')
      .innerJoin('current_prices as s', (join) => join.on('s.article_id', '=', id))
      .select(['a.id', 'a.code'])
      .where('a.product_id', '=', product_id)
      .where('a.id', '<>', id)
      .where(sql<boolean>`coalesce(r.sale_price, r.price) = coalesce(s.sale_price, s.price)`)
      .executeTakeFirstOrThrow();
    await setPieces(db(), other.id, pieces);
    return other;
  }
  const read = (link: GuestKey) => call<Exchanges>('POST', '/api/public/consultarCambiosInvitado', { body: link });
  const ask = (link: GuestKey, lines: Wish[], key = newKey(), locale = 'es') =>
    call<Exchanges>('POST', '/api/public/pedirCambioInvitado', {
      body: { order: link, locale, lines },
      headers: { 'idempotency-key': key },
    });
  /** A guest's paid and delivered order of two pieces, and a size with so many pieces. */
  async function aGuestsOrder(pieces = 3, daysAgo = 1) {
    const bought = await article();
    const order = await guest().order(bought);
    await notify(aFinding(await attemptOf(order.attempt), 'paid'));
    await arrive(order.id, daysAgo);
    const size = await aSize(bought.code, pieces);
    return {
      ...order,
      code: bought.code,
      size,
      wish: (quantity = 1): Wish => ({ code: bought.code, quantity, wanted: size.code }),
    };
  }
  async function anExecutivesOrder(pieces = 3) {
    const { buyer, article: bought, id, number } = await aWaitingOrder();
    await arrive(id);
    const size = await aSize(bought.code, pieces);
    return {
      ...{ id, number, code: bought.code, size, token: buyer.token },
      read: (token = buyer.token) => call<Exchanges>('GET', `/api/socia/consultarCambios/${number}`, { token }),
      ask: (lines: Wish[], token = buyer.token) =>
        call<Exchanges>('POST', '/api/socia/pedirCambio', {
          token,
          body: { order: number, locale: 'es', lines },
          headers: { 'idempotency-key': newKey() },
        }),
    };
  }
  const withdraw = (link: GuestKey, body: object) =>
    call('POST', '/api/public/declararDesistimiento', {
      body: { ...link, locale: 'es', name: 'Inés', email: `exchange${newKey()}@example.com`, ...body },
      headers: { 'idempotency-key': newKey() },
    });
  const freeOf = async (articleId: number) => {
    const { rows } = await sql<{ free: number }>`
      select coalesce(sum(quantity), 0)::integer as free from stock where article_id = ${articleId}`.execute(db());
    return rows[0]?.free;
  };
  const exchangeId = async (number: string | undefined) =>
    (
      await db()
        .selectFrom('exchanges')
        .select('id')
        .where('number', '=', number ?? '')
        .executeTakeFirstOrThrow()
    ).id;
  /** The shop's job, so many days from now. */
  const expire = (days: number) =>
    expireExchanges(db(), context().outbox, new Date(now().getTime() + days * 86_400_000));
  return { newKey, arrive, expire, read, ask, aSize, aGuestsOrder, anExecutivesOrder, withdraw, freeOf, exchangeId };
}
