import type { BodyOf } from 'contract/calls/table.ts';
import type { Db } from '../../../database/schema.ts';
import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf, executiveBuyer } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { doOnce, isKeyUsed } from '../../../shared/idempotency.ts';
import { requireIdentity } from '../../../shared/identity.ts';
import { assertLimit, type TokenBucket } from '../../../shared/rate-limit.ts';
import { transactions } from '../../../shared/transactions.ts';
import { findLinkedOrder } from '../../order/core/linked-order.ts';
import { findOrderByNumber, type OrderRow } from '../../order/core/orders.repository.ts';
import { toExchanges } from './exchange.mapper.ts';
import { readOrderExchanges } from './exchangeable.ts';
import { requestExchange } from './request-exchange.service.ts';

/** Each request reserves pieces and sends a mail: enough for one order. */
const askLimit: TokenBucket = { burst: 10, everySeconds: 1_800 };

/** Exchanges of what an order brought for another size, for every kind of buyer. */
export function exchangeHandlers(kit: Kit): Handlers {
  const { db, now, outbox } = kit;
  const { change, read } = transactions(kit);

  const requireOwn = async (from: Db, accountId: string, number: string): Promise<OrderRow> => {
    const order = await findOrderByNumber(from, executiveBuyer(accountId), number);
    if (!order) throw absent();
    return order;
  };
  const ask = async (
    order: OrderRow,
    { key = '', body }: { key: string | undefined; body: Pick<BodyOf<'askExchange'>, 'locale' | 'lines'> },
  ) => {
    const { locale, lines } = body;
    const attempt = { owner: buyerOf(order).id, key, request: ['askExchange', order.id, locale, lines] };
    if (!(await isKeyUsed(db, attempt))) await assertLimit(db, `exchange ${order.id}`, askLimit);
    return change((trx) =>
      doOnce(trx, attempt, async () => ({
        datos: toExchanges(await requestExchange(trx, order, lines, { outbox, locale, now: now() }), locale),
      })),
    );
  };

  return {
    readGuestExchanges: async ({ body, locale, clientAddress }) => {
      const order = await findLinkedOrder(kit, body, clientAddress);
      return { datos: toExchanges(await read((trx) => readOrderExchanges(trx, order, now())), locale) };
    },
    askGuestExchange: async ({ body, clientAddress, idempotencyKey: key }) =>
      ask(await findLinkedOrder(kit, body.order, clientAddress), { key, body }),
    readExchanges: async ({ params, identity, locale }) => {
      const { accountId } = requireIdentity(identity);
      return read(async (trx) => {
        const order = await requireOwn(trx, accountId, params.x);
        return { datos: toExchanges(await readOrderExchanges(trx, order, now()), locale) };
      });
    },
    askExchange: async ({ body, identity, idempotencyKey: key }) =>
      ask(await requireOwn(db, requireIdentity(identity).accountId, body.order), { key, body }),
  };
}
