import { clientsMax, requestHours } from 'contract/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';

/** More orders take the embedded database half a minute. */
export const largeDesk = { clients: clientsMax, orders: 1000, requests: 500 };

/**
 * Fills an executive's book to its limit, with years of orders and requests and the matching account. Orders are copies
 * of the seed's, each for other clients.
 */
export async function fillDesk(db: Db, executiveId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await addClients(trx, executiveId, largeDesk.clients);
    await addOrders(trx, executiveId, now, largeDesk.orders);
    await addRequests(trx, executiveId, now, largeDesk.requests);
  });
  // A server does this within a minute; without it the planner takes the tables to be as small as the seed's.
  await sql`analyze`.execute(db);
}

async function addClients(db: Db, executiveId: string, most: number): Promise<void> {
  await sql`
    insert into client_book (executive_id, name, family_name, phone, email, birthday, tags, notes)
    select ${executiveId}, 'Clienta ' || lpad(n::text, 4, '0') || ' ' || family, family,
      '+34611' || lpad(n::text, 6, '0'), 'clienta' || n || '@velia.example',
      to_char('2026-01-01'::date + (n % 365)::integer, 'MM-DD'),
      array[(array['barrio', 'trabajo', 'gimnasio', 'familia'])[1 + n % 4]], 'Prefiere que la llamen por la tarde.'
    from generate_series(1, ${most}::integer - (
        select count(*) from client_book where executive_id = ${executiveId} and state <> 'BORRADA')) n,
      lateral (select (array['Ávila', 'Blanco', 'Cordón', 'Duarte', 'Espín'])[1 + n % 5] as family) named`.execute(db);
  await sql`
    insert into client_consents (executive_id, client_id, name, given, terms, at)
    select executive_id, id, 'PUBLICIDAD_CORREO', id % 3 > 0, '1', created_at from client_book
    where executive_id = ${executiveId} and account_id is null`.execute(db);
}

/** One every four hours; the latest 20 are unpaid, and those of the last month were charged to the account. */
async function addOrders(db: Db, executiveId: string, now: Date, count: number): Promise<void> {
  await sql`
    create temporary table copied on commit drop as
    select n, gen_random_uuid() as id, placed.id as source, ${now}::timestamptz - n * interval '4 hours' as at,
      case when n <= 20 then 'PENDIENTE' when n % 20 = 0 then 'CANCELADA' else 'ENTREGADA' end as state
    from generate_series(1, ${count}::integer) n
      join (
        select id, row_number() over (order by number) - 1 as place, count(*) over () as most
        from orders where number is not null and executive_id is not null
      ) placed on placed.place = n % placed.most`.execute(db);
  await sql`
    insert into orders (id, number, executive_id, campaign_code, state, version, created_at, changed_at, confirmed_at,
      delivery_to, address_id, shipping_code, units, points, total_cents, totals, shipping, terms_version, locale)
    select c.id, 'V20-' || lpad(c.n::text, 6, '0'), ${executiveId}, o.campaign_code, c.state, 2, c.at, c.at, c.at,
      'SOCIA', (select id from addresses where executive_id = ${executiveId} and is_default and client_id is null),
      o.shipping_code, o.units, o.points, o.total_cents, o.totals, o.shipping, o.terms_version, o.locale
    from copied c join orders o on o.id = c.source`.execute(db);
  await sql`
    insert into order_lines (order_id, executive_id, type, article_id, client_id, quantity, seen_cents, unit_cents,
      unit_points, vat_rate)
    select c.id, ${executiveId}, l.type, l.article_id, book.ids[1 + (c.n * 7 + l.id) % cardinality(book.ids)],
      l.quantity, l.seen_cents, l.unit_cents, l.unit_points, l.vat_rate
    from copied c join order_lines l on l.order_id = c.source,
      (select array_agg(id order by id) as ids from client_book where executive_id = ${executiveId}) book
    where l.type = 'VENTA'`.execute(db);
  await sql`
    insert into order_events (order_id, event, from_state, to_state, account_id, at)
    select id, 'confirm', 'BORRADOR', 'PENDIENTE', ${executiveId}::uuid, at from copied
    union all select id, 'deliver', 'ENVIADA', state, null, at + interval '3 days' from copied
      where state = 'ENTREGADA'`.execute(db);
  await sql`
    insert into account_movements (executive_id, kind, cents, order_id, due_on, account_id, at)
    select ${executiveId}::uuid, 'PEDIDO', o.total_cents, o.id, (c.at + interval '28 days')::date, ${executiveId}::uuid,
      c.at
    from copied c join orders o on o.id = c.id where c.state = 'ENTREGADA'
    union all
    select ${executiveId}::uuid, 'PAGO', -o.total_cents, null, null, ${executiveId}::uuid, c.at + interval '25 days'
    from copied c join orders o on o.id = c.id
    where c.state = 'ENTREGADA' and c.at < ${now}::timestamptz - interval '25 days'`.execute(db);
}

/** One every six hours: 40 wait for the executive, 20 for the client, the others are over. */
async function addRequests(db: Db, executiveId: string, now: Date, most: number): Promise<void> {
  await sql`
    create temporary table asked on commit drop as
    select n, (select max(id) from requests) + n as id,
      case when n <= 40 then 'NUEVA' when n <= 60 then 'ESPERA_CLIENTE' when n % 5 = 0 then 'RECHAZADA'
        else 'ACEPTADA' end as state,
      ${now}::timestamptz - case when n <= 60 then n * interval '10 minutes' else n * interval '6 hours' end as at
    from generate_series(1, ${most}::integer - (
      select count(*) from requests where executive_id = ${executiveId})) n`.execute(db);
  await sql`
    insert into requests (id, executive_id, client_id, state, note, created_at, answer_by)
    select n.id, ${executiveId}, book.ids[1 + n.n % cardinality(book.ids)], n.state, '¿Llegará antes del sábado?', n.at,
      case when n.n <= 60 then n.at + make_interval(hours => ${requestHours}) end
    from asked n, (select array_agg(id order by id) as ids from client_book where executive_id = ${executiveId}) book`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('requests', 'id'), (select max(id) from requests))`.execute(db);
  await sql`
    insert into request_lines (request_id, key, position, article_id, quantity, cents, state, substitute_id, taken, reason)
    select n.id, 'line-' || p, p, wares.ids[1 + (n.n * 3 + p) % cardinality(wares.ids)], 1, 1995, n.state,
      case when n.state = 'ESPERA_CLIENTE' then wares.ids[1] end, case when n.state = 'ACEPTADA' then 1 end,
      case when n.state = 'RECHAZADA' then 'Agotado' end
    from asked n, generate_series(0, 2) p,
      (select array_agg(distinct article_id) as ids from order_lines where type = 'VENTA') wares`.execute(db);
  await sql`
    insert into request_events (request_id, event, side, at)
    select id, 'sent', 'client', at from asked`.execute(db);
  // Events too: with few rows the planner would read all of them instead of a page's.
  await sql`
    insert into request_events (request_id, event, side, text, at)
    select id, 'said', case m % 2 when 0 then 'client' else 'executive' end, 'Te lo digo mañana.',
      at + m * interval '1 minute' from asked, generate_series(1, 20) m`.execute(db);
}

type Known = {
  /** One of the executive's orders and one of the clients. */
  order: { campana: string; numero: string };
  client: string;
  /** The last page of each list. */
  last: { clients: number; orders: number; requests: number; movements: number };
};
export type DeskCall = readonly [method: 'GET' | 'POST', path: string, body?: object];

const book = '/api/admon-clientes';
const own = '/api/socia';
const clients = (query: string): DeskCall => ['GET', `${book}/consultar?tamano=20&${query}`];
const orders = (query: string): DeskCall => ['GET', `${own}/consultarPedidos/todas?tamano=20&${query}`];
const requests = (body: object): DeskCall => ['POST', `${book}/consultarSolicitadosCliente`, { tamano: 20, ...body }];
const statement = (page: number): DeskCall => ['GET', `${own}/consultarEstadoCuenta?tamano=50&pagina=${page}`];

/** Calls of an executive's pages whose answer could grow with the amount of data. */
export const deskCalls = ({ order, client, last }: Known): Record<string, DeskCall> => ({
  'client book': clients('pagina=1'),
  'client book, last page': clients(`pagina=${last.clients}`),
  'client book, by last purchase': clients('orden=ultima-compra'),
  'client book, whom to contact': clients('orden=por-contactar'),
  'client book, searched': clients('texto=vidal'),
  client: ['GET', `${book}/consultarCliente/${client}`],
  'what a client bought': ['POST', `${book}/consultarProductosCliente`, { cliente: client, tamano: 20 }],
  orders: orders('pagina=1'),
  'orders, last page': orders(`pagina=${last.orders}`),
  'orders, by number': orders(`texto=${order.numero.slice(-4)}`),
  'orders, by client': orders('texto=vidal'),
  'orders, by code': orders('texto=482157'),
  'one order': ['GET', `${own}/consultarPedidoDetalle/${order.campana}/${order.numero}`],
  inbox: requests({}),
  'inbox, last page': requests({ pagina: last.requests }),
  'inbox, what waits': requests({ estados: ['NUEVA'] }),
  statement: statement(1),
  'statement, last page': statement(last.movements),
  'what she owes': ['GET', `${own}/consultarResumenCuenta`],
  'what waits': ['GET', `${book}/pendientes`],
  'what she sold': ['GET', `${own}/consultarResumenVentas`],
  'clients of the pad': ['GET', `${own}/clientesOrden`],
});

type Page = { totalPaginas: number };
type Ask = (asked: DeskCall) => Promise<unknown>;

/** Finds what `deskCalls` needs, by the calls themselves. */
export async function knowDesk(ask: Ask): Promise<Known> {
  const { clientes } = (await ask(clients('pagina=1'))) as { clientes: Page & { elementos: { id: string }[] } };
  const placed = (await ask(orders('pagina=1'))) as Page & { elementos: Known['order'][] };
  const { solicitudes } = (await ask(requests({}))) as { solicitudes: Page };
  const { movimientos } = (await ask(statement(1))) as { movimientos: Page };
  const [order, client] = [placed.elementos[0], clientes.elementos[0]];
  if (!order || !client) throw new Error('She has no order or no client.');
  const lastOf = ({ totalPaginas }: Page) => Math.max(1, totalPaginas);
  return {
    order,
    client: client.id,
    last: {
      clients: lastOf(clientes),
      orders: lastOf(placed),
      requests: lastOf(solicitudes),
      movements: lastOf(movimientos),
    },
  };
}
