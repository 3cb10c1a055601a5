import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { countPieces, triana } from '../../../../test/buyers.ts';
import { lineOf, valencia, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;

  test('P04 C030 D09 a guest places exactly what was seen: pending, its pieces held, before any payment', async () => {
    const article = await shop.article();
    const { reply, body, id, link } = await guest().order(article, { aceptaPublicidad: true, documento: '12345678Z' });
    expect(reply).toMatchObject({ status: 200, codigo: 0 });
    expect(reply.datos).toMatchObject({
      resultado: 'CREADA',
      orden: { estado: 'PENDIENTE', unidades: 2, total: body.totalVisto, puntos: 0 },
      diferencias: [],
      totales: { total: body.totalVisto },
      pago: { metodo: 'TCR', importe: body.totalVisto, accion: 'FORMULARIO' },
    });
    expect(link.secret).toMatch(/^[\w-]{22}$/);
    expect(await countPieces(db(), article.id)).toEqual({ free: 18, held: 2 });
    const order = await shop.orderOf(id);
    expect(order).toMatchObject({ executive_id: null, discreet: true, terms_version: '2026-01', locale: 'es' });
    const kept = await db()
      .selectFrom('guests')
      .selectAll()
      .where('id', '=', order.guest_id ?? '')
      .executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ alias: 'invited', name: 'Inés', document: '12345678Z', news_version: '2026-01' });
    const attempt = await shop.attemptOf(reply.datos?.pago?.intento ?? '');
    expect(attempt).toMatchObject({ origin: 'late checkout', executive_id: null, guest_id: order.guest_id });
  });

  test('P04 C030 a difference places nothing, not even a name, and is reported by its position in the bag', async () => {
    const [cheap, scarce] = [await shop.article(), await shop.article()];
    const her = guest();
    const body = await her.asSeen({ lineas: [lineOf(cheap), lineOf(scarce, 3)] });
    const before = await shop.countAll();

    const otherTotal = await her.place({ ...body, totalVisto: body.totalVisto - 0.01 });
    expect(otherTotal).toMatchObject({
      status: 200,
      codigo: 2,
      datos: { resultado: 'CAMBIOS', clave: null, orden: null },
    });
    expect(otherTotal.datos?.totales.total).toBe(body.totalVisto);

    const [line, other] = body.lineas;
    const otherPrice = { ...body, lineas: [{ ...line, precio: cheap.cents / 100 - 1 }, other] };
    expect((await her.place(otherPrice)).datos).toMatchObject({
      resultado: 'CAMBIOS',
      diferencias: [{ tipo: 'PRECIO_SUBE', linea: '1' }],
    });
    await setPieces(db(), scarce.id, 1);
    expect((await her.place(body)).datos).toMatchObject({
      resultado: 'CAMBIOS',
      diferencias: [{ tipo: 'MENOS_UNIDADES', linea: '2', cantidadAhora: 1 }],
    });
    const gone = { ...body, lineas: [...body.lineas, { codigo: '0000000', cantidadPedida: 1, precio: 5 }] };
    const view = await her.place(gone);
    expect(view.datos?.diferencias.map(({ tipo, linea }) => [tipo, linea])).toEqual([
      ['FUERA_DE_CAMPANA', '3'],
      ['MENOS_UNIDADES', '2'],
    ]);
    expect((await her.place({ ...body, cupon: 'NOEXISTE' })).datos?.diferencias[0]).toMatchObject({ tipo: 'CUPON' });
    expect(await shop.countAll()).toEqual(before);

    // Once the guest accepts the missing pieces, the rest is placed.
    const rest = { ...body, entregaParcial: true, totalVisto: view.datos?.totales.total ?? 0 };
    const placed = await her.place(rest);
    expect(placed).toMatchObject({
      codigo: 2,
      datos: { resultado: 'CREADA', diferencias: [{ tipo: 'MENOS_UNIDADES', linea: '2' }] },
    });
  });

  test('P04 C030 a double click is one order and one answer; the same key for another bag is refused', async () => {
    const article = await shop.article();
    const her = guest();
    const body = await her.asSeen({ lineas: [lineOf(article)] });
    const key = her.newKey();
    const [first, second] = await Promise.all([her.place(body, key), her.place(body, key)]);
    expect(second?.datos).toEqual(first?.datos);
    expect((await her.place(body, key)).datos).toEqual(first?.datos);
    expect(await countPieces(db(), article.id)).toEqual({ free: 19, held: 1 });
    expect(await her.place({ ...body, discreto: false }, key)).toMatchObject({ status: 409, mensaje: 'error.keyUsed' });
    // The copy stored for a repeat does not open the order.
    const { rows } = await sql<{ answer: string }>`
      select answer::text as answer from idempotency_keys where key = ${key}`.execute(db());
    expect(rows[0]?.answer).toContain(first?.datos?.orden?.numero ?? 'none');
    expect(rows[0]?.answer).not.toContain(first?.datos?.clave ?? '');
  });

  test('P04 C030 V09 a mistake is reported at its field, and the islands need agreement first', async () => {
    const article = await shop.article();
    const her = guest();
    const bag = { lineas: [lineOf(article)] };
    const body = await her.asSeen(bag);
    const campos = async (change: object) => {
      const { status, campos: fields } = await her.place({ ...body, ...change });
      expect(status).toBe(422);
      return fields;
    };
    expect(await campos({ direccion: { ...valencia, estado: '08' } })).toEqual({
      'direccion.estado': 'shipping.reason.otherState',
    });
    expect(await campos({ direccionFactura: { ...valencia, codigoPostal: '4600' } })).toMatchObject({
      'direccionFactura.codigoPostal': 'error.field.pattern',
    });
    for (const linea1 of ['Ver https://example.com', 'www.example.com', 'Paz 3\nGana un premio', 'Paz \u202e3'])
      expect(await campos({ direccion: { ...valencia, linea1 } })).toEqual({
        'direccion.linea1': 'error.field.pattern',
      });
    expect(await campos({ formaEnvio: 'AVION' })).toEqual({ formaEnvio: 'error.field.choice' });
    expect(await campos({ versionCondiciones: '2020-01' })).toHaveProperty('versionCondiciones');
    expect(await campos({ contacto: { ...body.contacto, correo: 'ines' } })).toHaveProperty(['contacto.correo']);
    const islands = await her.asSeen(bag, { direccion: triana });
    expect(await her.place(islands)).toMatchObject({
      status: 422,
      campos: { aceptaImportacion: 'error.field.required' },
    });
    const placed = await her.place({ ...islands, aceptaImportacion: true });
    expect(placed.datos).toMatchObject({ resultado: 'CREADA', totales: { sinIva: true, impuestos: [] } });
  });

  test('P04 C030 cash on delivery is agreed at once, with its fee in the total shown', async () => {
    const article = await shop.article();
    const cash = await guest().order(article, { metodo: '001' });
    expect(cash.reply.datos).toMatchObject({
      totales: { recargoPago: 2.5 },
      pago: { accion: 'NINGUNO', intento: null },
    });
    expect(await shop.orderOf(cash.id)).toMatchObject({ state: 'PENDIENTE', settled_at: expect.any(Date) });
    expect((await guest().read(cash.link)).datos?.result).toMatchObject({ estado: 'EN_ESPERA', metodo: '001' });
  });

  test('P04 C030 with nothing due the order is paid on confirming, and can be cancelled like any other', async () => {
    const article = await shop.article();
    const coupon = { code: 'REGALO', kind: 'V' as const, value: 100_000, starts_at: new Date(0), ends_at: null };
    await db()
      .insertInto('coupons')
      .values({ ...coupon, executive_id: null, uses_max: null })
      .execute();
    const free = (cents: number) =>
      db()
        .updateTable('shipping_methods')
        .set({ cents })
        .where('country_code', '=', 'ES')
        .where('code', '=', 'EXP')
        .where('up_to_grams', '=', 2_000);
    await free(0).execute();
    const { reply, id, link } = await guest().order(article, { cupon: 'REGALO', formaEnvio: 'EXP' });
    await free(795).execute();
    expect(reply.datos).toMatchObject({
      orden: { estado: 'PAGADA', total: 0 },
      pago: { accion: 'NINGUNO', intento: null },
    });
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect((await guest().cancel(link)).datos).toMatchObject({ liberadas: 2, porReembolsar: 0 });
  });

  test('P04 C030 K09 a guest’s third order waiting for a transfer needs another method', async () => {
    const article = await shop.article();
    const first = await guest().order(article, { metodo: '002' }, 1);
    const { contacto } = first.body;
    expect((await guest().order(article, { metodo: '002', contacto }, 1)).reply.status).toBe(200);
    const third = await guest().order(article, { metodo: '002', contacto }, 1);
    expect(third.reply).toMatchObject({ status: 422, campos: { metodo: 'payment.reason.tooManyWaiting' } });
    expect((await guest().order(article, { metodo: 'TCR', contacto }, 1)).reply.status).toBe(200);
  });

  test('P04 C030 unpaid orders are limited per mail address, in any letter case, and per network address', async () => {
    const article = await shop.article(60);
    const her = guest();
    const { body } = await her.order(article, {}, 1);
    const asHer = async (change: object = {}) => {
      const seen = await guest().asSeen({ lineas: [lineOf(article)] });
      return guest().place({ ...seen, contacto: { ...body.contacto, ...change } });
    };
    expect((await asHer()).status).toBe(200);
    expect((await asHer({ correo: body.contacto.correo.toUpperCase() })).status).toBe(200);
    const refused = await asHer();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30 * 60);

    const household = shop.guestAt('203.0.113.77');
    const { id } = await household.order(article, {}, 1);
    await shop.copyForOthers(id, 10);
    expect((await household.order(article, {}, 1)).reply.status).toBe(200);
    expect((await household.order(article, {}, 1)).reply.status).toBe(429);
    // Once they expire, new ones are allowed again.
    shop.pass(36);
    await shop.expire();
    expect((await asHer()).status).toBe(200);
  });

  test('P04 C030 cancelled orders count towards the limits of a day', async () => {
    const article = await shop.article(60);
    const first = await guest().order(article, {}, 1);
    const again = async () => {
      const seen = await guest().asSeen({ lineas: [lineOf(article)] });
      return guest().place({ ...seen, contacto: first.body.contacto });
    };
    const household = shop.guestAt('203.0.113.78');
    const { id, link } = await household.order(article, {}, 1);
    for (let placed = 1; placed < 5; placed += 1) {
      const { datos } = await again();
      await guest().cancel({ number: datos?.orden?.numero ?? '', secret: datos?.clave ?? '' });
    }
    expect((await again()).status).toBe(429);

    await household.cancel(link);
    await shop.copyForOthers(id, 11);
    expect((await household.order(article, {}, 1)).reply.status).toBe(429);
    shop.pass(24 * 60);
    expect((await again()).status).toBe(200);
    expect((await household.order(article, {}, 1)).reply.status).toBe(200);
  });

  test('P04 C030 a repeat of a placed order is answered, however many requests came meanwhile', async () => {
    const article = await shop.article(60);
    const her = shop.guestAt('203.0.113.79');
    const key = her.newKey();
    const body = await her.asSeen({ lineas: [lineOf(article)] });
    const placed = await her.place(body, key);
    const old = { ...body, totalVisto: body.totalVisto + 1 };
    let last = await her.place(old);
    for (let asked = 0; asked < 30 && last.status !== 429; asked += 1) last = await her.place(old);
    expect(last.status).toBe(429);
    expect((await her.place(body, key)).datos).toEqual(placed.datos);
  });
}, seededShop);
