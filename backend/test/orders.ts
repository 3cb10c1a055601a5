import type { AnswerOf } from 'contract/calls/table.ts';
import { sql } from 'kysely';
import type { Db } from '../src/database/schema.ts';
import type { Client } from './client.ts';
import { anAccount, aSession } from './factories.ts';
import { shopNow } from './seeded.ts';

let made = 0;

/** An executive who may order, with a session. */
export async function anExecutive(db: Db) {
  const account = await anAccount(db);
  made += 1;
  const mark = account.id.slice(0, 8);
  await db
    .insertInto('executives')
    .values({
      account_id: account.id,
      code: `T${mark}`,
      alias: `t${mark}`,
      country_code: 'ES',
      state_code: '46',
      town: 'València',
      postal_code: '46005',
      phone: '+34600000100',
    })
    .execute();
  const { token } = await aSession(db, account);
  return { account, id: account.id, token };
}

export type Executive = Awaited<ReturnType<typeof anExecutive>>;

/** An executive's calls for the order in hand. */
export function aDesk(call: Client, { token }: { token: string }) {
  let keys = 0;
  const base = '/api/socia';
  const get = <T>(name: string) => call<T>('GET', `${base}/${name}`, { token });
  const post = <T>(name: string, body: object, key?: string) =>
    call<T>('POST', `${base}/${name}`, { token, body, ...(key && { headers: { 'idempotency-key': key } }) });
  const newKey = () => {
    keys += 1;
    return `key-${made}-${keys}-${Math.trunc(performance.now() * 1000)}`.padEnd(20, '0');
  };
  return {
    token,
    get,
    post,
    newKey,
    order: () => get<AnswerOf<'readOrderInHand'>>('consultarOrdenSesion'),
    add: (lineas: object[], key = newKey()) => post<AnswerOf<'addLines'>>('insertarItem', { lineas }, key),
    /** Adds quantities by code, for the executive's own use. */
    addCodes: (codes: Record<string, number>) =>
      post<AnswerOf<'addLines'>>(
        'insertarItem',
        {
          lineas: Object.entries(codes).map(([codigo, cantidadPedida]) => ({ clave: codigo, codigo, cantidadPedida })),
        },
        newKey(),
      ),
    update: (body: object) => post<AnswerOf<'updateLine'>>('actualizarItem', body),
    remove: (lineas: string[], version?: number) =>
      post<AnswerOf<'removeLines'>>('eliminarItem', { lineas, ...(version !== undefined && { version }) }),
    aClient: async (name: string) => {
      const { datos } = await post<AnswerOf<'addOrderClient'>>('agregarClienteOrden', { name });
      if (!datos) throw new Error('No client was made');
      return datos;
    },
  };
}

export type Desk = ReturnType<typeof aDesk>;

export type Stocked = {
  id: number;
  code: string;
  reference: string;
  color: string;
  size: string;
  cents: number;
  most: number;
  pieces: number;
};

/** Articles of different styles, sold now, with so many pieces. */
export async function listStocked(db: Db, pieces: number, count: number): Promise<Stocked[]> {
  const { rows } = await sql<Stocked>`
    select distinct on (p.id) a.id, a.code, p.reference, v.color_code as color, a.size_code as size,
      coalesce(r.sale_price, r.price) as cents, a.max_quantity as most, s.pieces
    from products p
      join product_cards c on c.product_id = p.id and c.legal_complete
      join articles a on a.product_id = p.id
      join variants v on v.id = a.variant_id
      join current_prices r on r.article_id = a.id
      join lateral (
        select sum(quantity)::integer as pieces from stock where article_id = a.id
      ) s on s.pieces >= ${pieces}
    order by p.id, a.id
    limit ${count}`.execute(db);
  return rows;
}

/** Sets an article's only price, valid since before the shop's day. */
export async function setPrice(db: Db, articleId: number, cents: number): Promise<void> {
  await db.deleteFrom('prices').where('article_id', '=', articleId).execute();
  const from = new Date(shopNow().getTime() - 86_400_000);
  await db
    .insertInto('prices')
    .values({ article_id: articleId, kind: 'regular', cents, campaign_code: null, valid_from: from, valid_to: null })
    .execute();
}

/** Sets an article's free pieces, all in the nearer warehouse. */
export async function setPieces(db: Db, articleId: number, pieces: number): Promise<void> {
  await sql`
    update stock set quantity = case when warehouse = 'Bodega Europa' then ${pieces}::integer else 0 end
    where article_id = ${articleId}`.execute(db);
}
