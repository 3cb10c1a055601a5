import { expect, test } from '@jest/globals';
import { lineOf, valencia, withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;

  test('P04 C030 C029 a single-use coupon is used once per person, and is returned when the order is cancelled', async () => {
    const article = await shop.article();
    await db().updateTable('coupons').set({ minimum_cents: 0 }).where('code', '=', 'CINCO').execute();
    const her = guest();
    const first = await her.order(article, { cupon: 'CINCO' });
    expect(first.reply.datos).toMatchObject({ resultado: 'CREADA', totales: { descuento: 5 } });
    const again = {
      ...(await her.asSeen({ lineas: [lineOf(article)] }, { cupon: 'CINCO' })),
      contacto: first.body.contacto,
    };
    expect((await her.place(again)).datos).toMatchObject({ resultado: 'CAMBIOS', diferencias: [{ tipo: 'CUPON' }] });
    expect((await her.cancel(first.link)).status).toBe(200);
    expect((await her.place(again)).datos?.resultado).toBe('CREADA');
  });

  test('P04 C030 C029 a guest who invents mail addresses still gets the coupon once', async () => {
    const article = await shop.article(60);
    await db().updateTable('coupons').set({ minimum_cents: 0 }).where('code', '=', 'CINCO').execute();
    const home = { ...valencia, linea1: 'Calle de las Barcas 9, 2º', codigoPostal: '46002' };
    const contactOf = (correo: string, telefono: string) => ({ nombre: 'Inés', apellidos: 'Soto', correo, telefono });
    const order = async (correo: string, telefono: string, direccion = home) => {
      const change = { cupon: 'CINCO', direccion, contacto: contactOf(correo, telefono) };
      const { reply, link } = await guest().order(article, change, 1);
      return { result: reply.datos?.resultado, link };
    };
    const first = await order('ana@example.com', '+34600555001');
    expect(first.result).toBe('CREADA');
    const elsewhere = { ...home, linea1: 'Gran Vía 1' };
    const attempts = [
      await order('ana+2@example.com', '+34600555002', elsewhere),
      await order('made-up@example.com', '+34600555001', elsewhere),
      await order('made-up2@example.com', '+34600555003', { ...home, linea1: 'calle de las barcas, 9 - 2º' }),
    ];
    expect(attempts.map(({ result }) => result)).toEqual(['CAMBIOS', 'CAMBIOS', 'CAMBIOS']);
    expect((await order('eva@example.com', '+34600555004', elsewhere)).result).toBe('CREADA');
    expect((await guest().cancel(first.link)).status).toBe(200);
    expect((await order('ana@example.com', '+34600555001')).result).toBe('CREADA');
  });

  test('P04 C030 C073 a coupon with one use left goes to one of many guests who order with it at once', async () => {
    const article = await shop.article(60);
    const coupon = { code: 'UNICO', kind: 'V' as const, value: 100, starts_at: new Date(0), ends_at: null };
    await db()
      .insertInto('coupons')
      .values({ ...coupon, executive_id: null, uses_max: 1 })
      .execute();
    const orders = [];
    for (let at = 0; at < 6; at += 1) {
      const direccion = { ...valencia, linea1: `Calle ${at}` };
      const contacto = {
        nombre: 'Inés',
        apellidos: 'Soto',
        correo: `race${at}@example.com`,
        telefono: `+3460055600${at}`,
      };
      const her = guest();
      orders.push({
        her,
        body: await her.asSeen({ lineas: [lineOf(article)] }, { cupon: 'UNICO', direccion, contacto }),
      });
    }
    const replies = await Promise.all(orders.map(({ her, body }) => her.place(body)));
    const results = replies.map(({ datos }) => datos?.resultado);
    expect(results.toSorted()).toEqual([...Array(5).fill('CAMBIOS'), 'CREADA']);
    const uses = await db().selectFrom('coupon_uses').select('order_id').where('coupon_code', '=', 'UNICO').execute();
    expect(uses).toHaveLength(1);
  });

  test('P04 C028 C030 looks at bags with a coupon are not limited, and neither they nor guesses keep an office from ordering', async () => {
    const article = await shop.article(60);
    const coupon = { code: 'OFICINA', kind: 'V' as const, value: 100, starts_at: new Date(0), ends_at: null };
    await db()
      .insertInto('coupons')
      .values({ ...coupon, executive_id: null, uses_max: null })
      .execute();
    const office = shop.guestAt('203.0.113.80');
    const lineas = [lineOf(article)];
    const orders = [await office.asSeen({ lineas }, { cupon: 'OFICINA' })];
    const look = async () => (await office.price({ lineas, cupon: 'oficina' })).status;
    for (let looks = 0; looks < 60; looks += 1) expect(await look()).toBe(200);
    orders.push(await office.asSeen({ lineas }, { cupon: 'OFICINA' }));

    const guess = async (at: number) => (await office.coupon({ lineas }, `ADIVINA${at}`)).status;
    let guesses = 0;
    while ((await guess(guesses)) === 200) guesses += 1;
    expect(guesses).toBe(40);
    // Otherwise only a wrong code would be refused, and the answer would tell.
    expect([await look(), (await office.coupon({ lineas }, 'OFICINA')).status]).toEqual([429, 429]);
    for (const [at, body] of orders.entries()) {
      const contacto = { ...body.contacto, telefono: `+3460077799${at}` };
      const direccion = { ...valencia, linea1: `Calle de la Nau ${at}` };
      expect((await office.place({ ...body, contacto, direccion })).datos).toMatchObject({
        resultado: 'CREADA',
        totales: { descuento: 1 },
      });
    }
  });
}, seededShop);
