import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import type { OrderState } from 'contract/codes.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { openApp, type Sent } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { anExecutive, type Executive } from '../../../test/orders.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';
import { listFreeAliases } from './alias.ts';
import { portraitLimit, renameLimit } from './store.routes.ts';
import { creditOrder } from './store-of-alias.ts';

type Own = AnswerOf<'readOwnStore'>;

/** As a phone takes it: rotated, and with the location in its metadata. */
const photo = async () =>
  (
    await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#a05040' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer()
  ).toString('base64');

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());
  const read = ({ token }: Executive, alias?: string) =>
    shop.call<Own>('POST', '/api/socia/consultarAlias', { token, body: alias === undefined ? {} : { alias } });
  const change = ({ token }: Executive, body: BodyOf<'updateOwnStore'>) =>
    shop.call<Own>('POST', '/api/socia/actualizarAlias', { token, body });
  const find = async (alias: string) =>
    (await shop.call<AnswerOf<'findStore'>>('POST', '/api/public/validarAlias', { body: { alias, idioma: 'es' } }))
      .datos;
  const noticed = () =>
    shop.sent.flatMap((one: Sent) => (one.kind === 'cache-notice' ? [one.payload.tags] : [])).at(-1);
  const references = async () => {
    const { rows } = await database().pool.query<{ reference: string }>(
      'select p.reference from products p join product_cards c on c.product_id = p.id where c.available order by p.id limit 3',
    );
    return rows.map(({ reference }) => reference);
  };
  const aliasOf = ({ id }: Executive) => `t${id.slice(0, 8)}`;

  test('C078 an unchanged store is open, has a link, and shows no text of the executive', async () => {
    const she = await anExecutive(database().db);
    const { datos } = await read(she);
    expect(datos).toMatchObject({
      alias: aliasOf(she),
      pausada: false,
      disponible: null,
      tienda: { saludo: '', favoritos: [], contacto: { whatsapp: null, correo: null } },
      visitas30: 0,
      pedidos30: 0,
      ventas30: 0,
    });
    expect(datos?.enlace).toMatch(new RegExp(`/my-store/${aliasOf(she)}/welcome$`));
    expect((await find(aliasOf(she)))?.estado).toBe('ACTIVA');
  });

  test('C079 a change is visible to strangers, fields not named stay, and the pages are notified', async () => {
    const she = await anExecutive(database().db);
    const [first = '', second = ''] = await references();
    await change(she, { saludo: '  Hola,  soy   yo. ', whatsapp: '+34600111222' });
    const favoritos = [
      { referencia: second.toLowerCase(), frase: 'El mejor.' },
      { referencia: first, frase: '' },
    ];
    const { datos } = await change(she, { historia: 'Uno.\r\n\r\n\r\nDos.', favoritos });
    const seen = (await find(aliasOf(she)))?.tienda;
    expect(seen).toMatchObject({
      saludo: 'Hola, soy yo.',
      historia: 'Uno.\n\nDos.',
      contacto: { whatsapp: '+34600111222', correo: null },
    });
    expect(seen?.favoritos.map(({ producto, frase }) => [producto.referencia, frase])).toEqual([
      [second, 'El mejor.'],
      [first, ''],
    ]);
    expect(datos?.tienda).toEqual(seen);
    expect(noticed()).toEqual([`tiendas:${aliasOf(she)}`]);
  });

  test('C079 an executive pauses the store and opens it again', async () => {
    const she = await anExecutive(database().db);
    expect((await change(she, { pausada: true })).datos?.pausada).toBe(true);
    expect((await find(aliasOf(she)))?.estado).toBe('PAUSADA');
    await change(she, { pausada: false });
    expect((await find(aliasOf(she)))?.estado).toBe('ACTIVA');
  });

  test('C078 C079 V02 a free alias is taken, the old one still leads to the store, and the pages of both are notified', async () => {
    const she = await anExecutive(database().db);
    expect((await read(she, 'La_Nueva-1')).datos).toMatchObject({ disponible: true, sugerencias: [] });
    expect((await change(she, { alias: 'La_Nueva-1' })).datos?.alias).toBe('La_Nueva-1');
    expect(noticed()).toEqual(['tiendas:la_nueva-1', `tiendas:${aliasOf(she)}`]);
    expect((await find(aliasOf(she)))?.tienda?.alias).toBe('La_Nueva-1');
    const other = await anExecutive(database().db);
    expect((await read(other, aliasOf(she))).datos?.disponible).toBe(false);
    expect((await change(she, { alias: aliasOf(she) })).datos?.alias).toBe(aliasOf(she));
  });

  test.each([
    ['lucia-ferrer'],
    ['LUCIA-Ferrer'],
    ['invited'],
    ['Velia'],
    ['e20001'],
    ['Ve-1ia_2'],
    ['lnv1ted'],
    ['Atenc10n-al-cliente'],
  ])('C078 C079 V02 %s is refused, others are proposed, and nothing changes', async (alias) => {
    const she = await anExecutive(database().db);
    const { datos } = await read(she, alias);
    expect(datos?.disponible).toBe(false);
    expect(datos?.sugerencias.length).toBeGreaterThan(0);
    for (const proposed of datos?.sugerencias ?? []) expect((await read(she, proposed)).datos?.disponible).toBe(true);
    const refused = await change(she, { alias, saludo: 'No se guarda.' });
    expect([refused.status, refused.campos]).toEqual([422, { alias: 'error.field.taken' }]);
    expect((await read(she)).datos).toMatchObject({ alias: aliasOf(she), tienda: { saludo: '' } });
  });

  test('C079 V02 an alias of invalid characters, an empty and a too long one are refused', async () => {
    const she = await anExecutive(database().db);
    for (const alias of ['', 'con espacio', 'ñandú', 'a'.repeat(21)])
      expect((await change(she, { alias })).status).toBe(422);
  });

  test('C079 V02 aliases that imitate the name or the service words of the shop are not free', async () => {
    const { db } = database();
    const { id } = await anExecutive(db);
    const words = [
      'soporte-es',
      'mi-ayuda',
      '0ficial',
      'the-supp0rt',
      'he1p',
      'official_',
      'h-i-l-f-e',
      'kundenservice',
    ];
    const own = ['maria-del-mar', 'livia-2', 'la-tienda'];
    const more = ['service', 'out1et', 'adm1n-2', 'my-VELIA-store', 'W31-velia', 'shop', 'sh0p'];
    expect(await listFreeAliases(db, id, [...words, ...own, ...more])).toEqual(own);
  });

  test('C079 V02 ten former aliases still lead to the store; the oldest is given up, and its pages are notified', async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const left = Array.from({ length: 10 }, (_, at) => ({
      alias: `antes-${at}`,
      executive_id: she.id,
      left_at: new Date(Date.UTC(2026, 0, 1 + at)),
    }));
    await db.insertInto('store_former_aliases').values(left).execute();
    await change(she, { alias: 'ahora' });
    expect(await find('antes-0')).toMatchObject({ estado: 'DESCONOCIDA' });
    for (const alias of ['antes-1', 'antes-9', aliasOf(she)]) expect((await find(alias))?.tienda?.alias).toBe('ahora');
    expect(noticed()).toContain('tiendas:antes-0');
  });

  test('C079 changes of alias are limited', async () => {
    const she = await anExecutive(database().db);
    for (let at = 0; at < renameLimit.max; at++)
      expect((await change(she, { alias: `coleccion-${at}` })).status).toBe(200);
    expect((await change(she, { alias: 'una-mas' })).status).toBe(429);
    expect((await change(she, { saludo: 'Esto sí.' })).status).toBe(200);
  });

  test('C079 an unknown favourite is refused, and so is a repeated one', async () => {
    const she = await anExecutive(database().db);
    const [first = ''] = await references();
    for (const list of [['NADA-1'], [first, first.toLowerCase()]]) {
      const favoritos = list.map((referencia) => ({ referencia, frase: '' }));
      expect((await change(she, { favoritos })).campos).toEqual({ favoritos: 'error.field.absent' });
    }
  });

  test('C079 the photo is shown small and without metadata, and can be removed', async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const { datos } = await change(she, { foto: { tipo: 'image/jpeg', base64: await photo() } });
    const hash = datos?.tienda?.foto?.hash ?? '';
    expect(datos?.tienda?.foto).toMatchObject({ ancho: 675, alto: 900 });
    const kept = await db.selectFrom('portraits').select('bytes').where('hash', '=', hash).executeTakeFirstOrThrow();
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    const shown = await shop.app.inject(`/media/${hash}/430.webp`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    expect((await change(she, { foto: null })).datos?.tienda?.foto).toBeNull();
    expect(await db.selectFrom('pictures').select('hash').where('hash', '=', hash).execute()).toEqual([]);
    expect((await shop.app.inject(`/media/${hash}/430.webp`)).statusCode).toBe(404);
    const broken = { tipo: 'image/png' as const, base64: btoa('no picture at all '.repeat(10)) };
    expect((await change(she, { foto: broken })).campos).toEqual({ foto: 'error.field.pattern' });
  });

  test('C079 tries to upload a photo are limited, and changes of text are not counted with them', async () => {
    const she = await anExecutive(database().db);
    const foto = { tipo: 'image/png' as const, base64: btoa('no picture at all '.repeat(10)) };
    for (let at = 0; at < portraitLimit.max; at++) expect((await change(she, { foto })).status).toBe(422);
    expect((await change(she, { foto })).status).toBe(429);
    expect((await change(she, { foto: null, saludo: 'Esto sí.' })).status).toBe(200);
  });

  test("C078 visits and orders of thirty days are the executive's own, and an order counts once it is paid", async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const days = ['2026-03-16', '2026-02-20', '2026-01-01'];
    const visits = days.map((day, at) => ({ executive_id: she.id, day, visits: 10 ** at }));
    await db.insertInto('store_visits').values(visits).execute();
    const order = await db
      .selectFrom('orders')
      .select(['id', 'total_cents'])
      .where('number', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await db.transaction().execute((trx) => creditOrder(trx, { orderId: order.id, alias: aliasOf(she) }));
    await db.updateTable('orders').set({ state: 'CANCELADA' }).where('id', '=', order.id).execute();
    expect((await read(she)).datos).toMatchObject({ visitas30: 11, pedidos30: 0, ventas30: 0 });
    await db.updateTable('orders').set({ state: 'PAGADA' }).where('id', '=', order.id).execute();
    expect((await read(she)).datos).toMatchObject({ pedidos30: 1, ventas30: (order.total_cents ?? 0) / 100 });
    expect((await read(await anExecutive(db))).datos).toMatchObject({ visitas30: 0, pedidos30: 0, pedidos: [] });
  });

  test('N06 C078 each order of the store says why it is credited or not, also under a former alias', async () => {
    const { db } = database();
    const she = await anExecutive(db);
    const other = await anExecutive(db);
    const { rows } = await sql<{ id: string; number: string }>`
      insert into orders (number, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
        shipping, terms_version, locale)
      select 'T26-' || at, executive_id, campaign_code, state, confirmed_at, units, points, total_cents, totals,
        shipping, terms_version, locale
      from orders, generate_series(1, 5) at where number = 'V26-004577' returning id, number`.execute(db);
    const [paid, unpaid, ended, paused, house] = rows;
    if (!paid || !unpaid || !ended || !paused || !house) throw new Error('too few orders');
    const place = (order: { id: string }, alias: string) =>
      db.transaction().execute((trx) => creditOrder(trx, { orderId: order.id, alias }));
    const become = (order: { id: string }, state: OrderState) =>
      db.updateTable('orders').set({ state }).where('id', '=', order.id).execute();
    await change(she, { alias: 'first-name' });
    for (const order of [paid, unpaid, ended]) await place(order, 'First-Name');
    await become(paid, 'ENTREGADA');
    await become(unpaid, 'PENDIENTE');
    await become(ended, 'VENCIDA');
    await change(she, { alias: 'second-name', pausada: true });
    await place(paused, 'first-name');
    await place(house, 'invited');
    const told = Object.fromEntries(
      ((await read(she)).datos?.pedidos ?? []).map(({ numero, alias, motivo }) => [numero, [alias, motivo]]),
    );
    expect(told).toEqual({
      [paid.number]: ['First-Name', 'CUENTA'],
      [unpaid.number]: ['First-Name', 'SIN_PAGAR'],
      [ended.number]: ['First-Name', 'TERMINADO'],
      [paused.number]: ['first-name', 'EN_PAUSA'],
    });
    expect((await read(other)).datos?.pedidos).toEqual([]);
  });
}, seededShop);
