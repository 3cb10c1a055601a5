import { afterAll, beforeAll } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { termsVersion } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Db } from '../src/database/schema.ts';
import type { Outbox } from '../src/kit/outbox.ts';
import { expireOrders } from '../src/modules/checkout/settle/cancel.service.ts';
import { type Client, openApp } from './client.ts';
import { aDesk, anExecutive, listStocked, type Stocked, setPieces } from './orders.ts';
import { shopNow } from './seeded.ts';

let made = 0;

/** One app per block on the shop's day, in which a single garment is enough for an order. */
export function withShop(
  database: () => OpenDatabase,
  now: () => Date = shopNow,
  extras: { deadlineMs?: number } = {},
) {
  let opened: ReturnType<typeof openApp>;
  beforeAll(async () => {
    await database().db.updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    opened = openApp(database(), { now, ...extras });
  });
  afterAll(() => opened.app.close());
  const db = () => database().db;
  const call: Client = (...request) => opened.call(...request);
  return { db, call, shelf: createShelf(db), sent: () => opened.sent };
}

/** An address on the Canary Islands, as a form sends it. */
export const triana = {
  nombre: 'Ana',
  apellidos: 'Ortiz',
  linea1: 'Calle Triana 80',
  codigoPostal: '35002',
  localidad: 'Las Palmas de Gran Canaria',
  estado: '35',
  pais: 'ES',
};

type Choice = { creditCents?: number; balanceCents?: number; postal?: string; zone?: 'GENERAL' | 'CANARIAS' };

/** An executive with an address, credit and a balance. */
export async function aBuyer(db: Db, call: Client, choice: Choice = {}) {
  const { creditCents = 500_000, balanceCents = 0, postal = '46005', zone = 'GENERAL' } = choice;
  const executive = await anExecutive(db);
  await db
    .updateTable('executives')
    .set({ credit_limit_cents: creditCents })
    .where('account_id', '=', executive.id)
    .execute();
  const { id: address } = await db
    .insertInto('addresses')
    .values({
      executive_id: executive.id,
      client_id: null,
      kept: true,
      is_default: true,
      name: 'Vera',
      surname: 'Prueba',
      line1: 'Calle Mayor 1',
      line2: null,
      postal_code: postal,
      town: 'València',
      state_code: postal.slice(0, 2),
      country_code: 'ES',
      phone: null,
      notes: null,
      zone,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (balanceCents !== 0)
    await db
      .insertInto('account_movements')
      .values({
        executive_id: executive.id,
        kind: 'ABONO',
        cents: balanceCents,
        order_id: null,
        due_on: null,
        account_id: null,
        actor_id: null,
      })
      .execute();
  return { ...executive, address, ...aTill(call, executive.token) };
}

export type Buyer = Awaited<ReturnType<typeof aBuyer>>;

/** The steps after the bag, by the contract's calls. */
export function aTill(call: Client, token: string) {
  const desk = aDesk(call, { token });
  const newKey = () => {
    made += 1;
    return `buyer-${made}-${performance.now()}`.replaceAll('.', '-').padEnd(24, '0');
  };
  const summary = (query = '') => desk.get<AnswerOf<'readOrderSummary'>>(`consultarResumenOrden/actual${query}`);
  const confirm = (body: object, key = newKey()) => desk.post<AnswerOf<'confirmOrder'>>('confirmarOrden', body, key);
  return {
    ...desk,
    newKey,
    ship: (forma = 'EST', more: object = {}) =>
      desk.post<AnswerOf<'chooseShipping'>>('actualizarFormaEnvio', { forma, ...more }),
    sendTo: (body: object) => desk.post<AnswerOf<'chooseDeliveryAddress'>>('actualizarDireccion', body),
    coupon: (cupon: string, accion = 'APLICAR') =>
      desk.post<AnswerOf<'applyCoupon'>>('validarCupon', { cupon, accion }),
    summary,
    confirm,
    /** Confirms with the values that the summary shows now. */
    asSeen: async (change: { metodo?: string | null; usarSaldo?: boolean } = {}) => {
      const { metodo = null, usarSaldo = false } = change;
      const query = new URLSearchParams({ ...(metodo && { metodo }), usarSaldo: usarSaldo ? 'S' : 'N' });
      const { datos } = await summary(`?${query}`);
      return {
        version: datos?.orden.version ?? 0,
        totalVisto: datos?.orden.totales.total ?? 0,
        metodo,
        usarSaldo,
        aceptaCondiciones: true,
        versionCondiciones: termsVersion,
        entregaParcial: false,
      };
    },
    settle: (query = '', key = newKey()) =>
      call<AnswerOf<'settleOrder'>>('GET', `/api/socia/asentarOrden${query}`, {
        token,
        headers: { 'idempotency-key': key },
      }),
    confirmed: (number: string) => desk.get<AnswerOf<'readConfirmedOrder'>>(`consultarOrdenConfirmada/${number}`),
  };
}

/** Articles of different styles that no other test of the file has used, with so many free pieces. */
export function createShelf(db: () => Db) {
  let given = 0;
  return async (count: number, pieces = 20): Promise<Stocked[]> => {
    const all = await listStocked(db(), 2, given + count);
    const mine = all.slice(given, given + count);
    given += count;
    if (mine.length < count) throw new Error('The shop has no more articles for tests');
    for (const { id } of mine) await setPieces(db(), id, pieces);
    return mine;
  };
}

export async function countPieces(db: Db, articleId: number): Promise<{ free: number; held: number }> {
  const { rows } = await sql<{ free: number; held: number }>`
    select
      (select coalesce(sum(quantity), 0) from stock where article_id = ${articleId})::integer as free,
      (select coalesce(sum(quantity), 0) from reservations
        where article_id = ${articleId} and released_at is null)::integer as held`.execute(db);
  return rows[0] ?? { free: 0, held: 0 };
}

/** The job of every minute. Returns how many orders expired. */
export const expireAt = (db: Db, now: Date, outbox: Outbox = { send: async () => {} }): Promise<number> =>
  expireOrders(db, { outbox, payments: { giveBack: async () => 0 } }, now);
