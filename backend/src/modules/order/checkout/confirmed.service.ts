import type { AnswerOf } from 'contract/calls.ts';
import type { Db } from '../../../schema.ts';
import { ownedBy } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { toEuros } from '../../../shared/money.ts';
import { readContact } from '../book/buyers.repository.ts';
import { findNumbered } from '../book/draft.repository.ts';
import { lineCents } from '../book/totals.ts';
import type { CheckoutPorts } from '../ports.ts';
import { type Standing, standOrder, toLines, toOrderWire } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import { saleOf } from './payable.ts';

/** The order as it was agreed, and what goes to whom. */
export async function readConfirmed(
  db: Db,
  { rewards, payments }: Pick<CheckoutPorts, 'rewards' | 'payments'>,
  number: string,
  viewer: Viewer,
): Promise<AnswerOf<'readConfirmedOrder'>> {
  const order = await findNumbered(db, viewer.buyer, number);
  if (!order) throw absent();
  const standing = await standOrder(db, order, viewer);
  const { email } = await readContact(db, viewer.buyer);
  return {
    orden: await toOrderWire(db, rewards, standing, viewer),
    listas: await listByClient(db, standing, viewer),
    pago: payments.open(saleOf(standing), order.tender, standing.totals.dueCents),
    correo: email ?? '',
  };
}

/** One list a client, to pack and to collect by; the executive's own part has nothing to collect. */
async function listByClient(db: Db, standing: Standing, { buyer, locale }: Viewer) {
  const phones = new Map(
    (await db.selectFrom('client_book').select(['id', 'phone']).where(ownedBy(buyer)).execute()).map(
      ({ id, phone }) => [id, phone],
    ),
  );
  const wires = new Map(toLines(standing, locale).map((line) => [line.id, line]));
  const byClient = Map.groupBy(standing.bag.lines, ({ row }) => row.client_id);
  return [...byClient].map(([client, lines]) => {
    const own = lines.flatMap(({ row }) => wires.get(String(row.id)) ?? []);
    const cents = lines.reduce((sum, { priced }) => sum + lineCents(priced), 0);
    return {
      cliente: own[0]?.cliente ?? null,
      telefono: client === null ? null : (phones.get(client) ?? null),
      lineas: own,
      porCobrar: client === null ? 0 : toEuros(cents),
    };
  });
}
