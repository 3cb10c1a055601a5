import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import type { OpenDatabase } from '../src/database/database.ts';
import type { Client } from './client.ts';
import { type Executive, listStocked } from './orders.ts';
import { shopNow } from './seeded.ts';

type Edit = Omit<BodyOf<'editClients'>['clientes'][number], 'clave'>;

/** An executive's calls for clients, and earlier sales. */
export function aClientBook(database: () => OpenDatabase, call: () => Client) {
  const base = '/api/admon-clientes';
  let keys = 0;
  const send = ({ token }: Executive, clientes: BodyOf<'editClients'>['clientes'], key?: string) => {
    keys += 1;
    const headers = { 'idempotency-key': key ?? `edit-clients-${keys}`.padEnd(20, '0') };
    return call()<AnswerOf<'editClients'>>('POST', `${base}/editar`, { token, body: { clientes }, headers });
  };
  const edit = async (she: Executive, ...edits: Edit[]) => {
    const sent = await send(
      she,
      edits.map((entry, at) => ({ clave: `k${at}`, ...entry })),
    );
    return sent.datos?.resultados ?? [];
  };
  const add = async (she: Executive, entry: Edit) => (await edit(she, entry))[0]?.id ?? '';
  const list = async ({ token }: Executive, query: Record<string, string> = {}) =>
    (await call()<AnswerOf<'listClients'>>('GET', `${base}/consultar?${new URLSearchParams(query)}`, { token })).datos;
  const names = async (she: Executive, query: Record<string, string> = {}) =>
    (await list(she, query))?.clientes.elementos.map(({ nombre }) => nombre);
  const readAll = ({ token }: Executive, id: string) =>
    call()<AnswerOf<'readBookedClient'>>('GET', `${base}/consultarCliente/${id}`, { token });
  const read = async (she: Executive, id: string) => (await readAll(she, id)).datos;
  const purchases = ({ token }: Executive, cliente: string) =>
    call()<AnswerOf<'listClientPurchases'>>('POST', `${base}/consultarProductosCliente`, {
      token,
      body: { cliente },
    });
  /** A placed and paid order with one line for a client, so many days ago. */
  const aSale = async ({ id }: Executive, clientId: string, { ago = 10, state = 'PAGADA' } = {}) => {
    keys += 1;
    const [article] = await listStocked(database().db, 10, 1);
    const number = `C${id.slice(0, 6).toUpperCase()}${keys}`;
    await sql`
      insert into orders (number, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
        shipping, terms_version, locale)
      select ${number}, ${id}, campaign_code, ${state}, ${shopNow()}::timestamptz - make_interval(days => ${ago}), 1, 1,
        2000, totals, shipping, terms_version, locale
      from orders where number = 'V26-004577'`.execute(database().db);
    await sql`
      insert into order_lines (order_id, executive_id, article_id, client_id, quantity, seen_cents, unit_cents,
        unit_points, vat_rate)
      select id, executive_id, ${article?.id}, ${Number(clientId)}, 2, 1000, 1000, 1, 2100 from orders
      where number = ${number}`.execute(database().db);
    return { number, code: article?.code };
  };
  return { send, edit, add, list, names, readAll, read, purchases, aSale };
}
