import { expect, test } from '@jest/globals';
import { withShop } from '../../../../test/buyers.ts';
import { aGuest, lineOf } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);
  const guest = aGuest(call);

  async function some<Count extends number>(count: Count, pieces?: number) {
    const articles = await shelf(count, pieces);
    return articles as [(typeof articles)[number], ...typeof articles];
  }

  test('P04 C028 a bag costs catalogue prices, with VAT and delivery, whatever its campaign asks of executives', async () => {
    const [article] = await some(1);
    await db().updateTable('campaigns').set({ minimum_cents: 6_000 }).execute();
    const { status, datos } = await guest.price({ lineas: [lineOf(article, 2)], formaEnvio: 'EST' });
    await db().updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    expect(status).toBe(200);
    const [line] = datos?.lineas ?? [];
    expect(line).toMatchObject({ id: '1', codigo: article.code, cantidadPedida: 2, puntos: 0, cliente: null });
    expect(line?.precioCatalogo).toBe(article.cents / 100);
    expect(datos?.totales).toMatchObject({ subtotal: (2 * article.cents) / 100, minimo: 0, faltaMinimo: 0, puntos: 0 });
    const delivery = datos?.formasEnvio.formas.find(({ codigo }) => codigo === 'EST')?.costo ?? -1;
    expect(datos?.totales.envio).toBe(delivery);
    expect(datos?.totales.total).toBeCloseTo((2 * article.cents) / 100 + delivery, 2);
    expect(datos?.totales.impuestos[0]?.tasa).toBe(21);
    expect(datos).toMatchObject({ diferencias: [], pago: null, cupon: null });
    expect(datos?.metodos.map(({ codigo }) => codigo)).toEqual(['TCR', 'BIZ', 'PPL', '001', '002']);
  });

  test('P04 C028 C031 the same price contains German VAT for a German address, and the islands have none', async () => {
    const [article] = await some(1);
    const lineas = [lineOf(article)];
    const germany = await guest.price({ lineas, pais: 'DE', codigoPostal: '10115' });
    expect(germany.datos?.totales).toMatchObject({ subtotal: article.cents / 100, impuestos: [{ tasa: 19 }] });
    const islands = await guest.price({ lineas, codigoPostal: '35002' });
    const net = Math.round(article.cents / 1.21) / 100;
    expect(islands.datos?.totales).toMatchObject({ subtotal: net, sinIva: true, impuestos: [] });
    // The bag shows, and sends back, catalogue prices.
    expect(islands.datos).toMatchObject({
      diferencias: [],
      lineas: [{ precio: net, precioCatalogo: article.cents / 100 }],
    });
    for (const [codigoPostal, zona] of [
      ['38001', 'CANARIAS'],
      ['51001', 'CEUTA'],
      ['52001', 'MELILLA'],
    ] as const) {
      const { datos } = await guest.shipping({ lineas, codigoPostal });
      expect(datos).toMatchObject({ zona, sinIva: true });
      expect(datos?.avisos).toHaveLength(1);
    }
    expect((await guest.shipping({ lineas })).datos).toMatchObject({ zona: 'GENERAL', sinIva: false, avisos: [] });
  });

  test('C028 C031 a place is checked by the rules of its country, and one that is not served says so', async () => {
    const [article] = await some(1);
    const lineas = [lineOf(article)];
    expect(await guest.shipping({ lineas, codigoPostal: '4600' })).toMatchObject({
      status: 422,
      campos: { codigoPostal: 'error.field.pattern' },
    });
    expect(await guest.shipping({ lineas, pais: 'ZZ' })).toMatchObject({
      status: 422,
      campos: { pais: 'shipping.reason.notServed' },
    });
    for (const [pais, codigoPostal] of [
      ['FR', '97400'],
      ['IT', '47890'],
      ['PT', '9000-001'],
      ['DE', '78266'],
    ]) {
      const { datos } = await guest.shipping({ lineas, pais, codigoPostal });
      expect(datos).toMatchObject({ zona: 'NO_SERVIDO', formas: [], avisos: [{ clave: 'shipping.notice.notServed' }] });
      const priced = await guest.price({ lineas, pais, codigoPostal });
      expect(priced.datos?.formasEnvio).toMatchObject({ zona: 'NO_SERVIDO', formas: [] });
    }
    const served = await db().selectFrom('shipping_methods').select('country_code').distinct().execute();
    const unserved = await db()
      .selectFrom('countries')
      .select('code')
      .where(
        'code',
        'not in',
        served.map(({ country_code }) => country_code),
      )
      .executeTakeFirst();
    if (!unserved) return;
    const body = { alias: 'invited', idioma: 'es', lineas, pais: unserved.code };
    expect((await guest.post('consultarFleteLateCheckout', body)).datos).toMatchObject({
      zona: 'NO_SERVIDO',
      formas: [],
      avisos: [{ clave: 'shipping.notice.notServed' }],
    });
  });

  test('P04 C028 each difference is reported by line, and nothing is dropped silently', async () => {
    const [dearer, scarce, gone, most] = await some(4);
    if (!scarce || !gone || !most) throw new Error('no articles');
    await setPieces(db(), scarce.id, 1);
    await setPieces(db(), gone.id, 0);
    const { datos } = await guest.price({
      lineas: [
        { ...lineOf(dearer), precio: (dearer.cents - 100) / 100 },
        lineOf(scarce, 3),
        lineOf(gone),
        { codigo: '0000000', cantidadPedida: 2, precio: 9.9 },
        lineOf(most, most.most + 1),
      ],
    });
    expect(datos?.diferencias.map(({ tipo, linea, cantidadAhora }) => [tipo, linea, cantidadAhora])).toEqual([
      ['FUERA_DE_CAMPANA', '4', 0],
      ['MENOS_UNIDADES', '5', most.most],
      ['PRECIO_SUBE', '1', null],
      ['MENOS_UNIDADES', '2', 1],
      ['AGOTADA', '3', 0],
    ]);
    expect(datos?.lineas.map(({ id }) => id)).toEqual(['1', '2', '3', '5']);
    expect(datos?.totales.subtotal).toBeCloseTo((dearer.cents + scarce.cents + most.most * most.cents) / 100, 2);
  });

  test('C028 one article in two lines is one line, and a bag with nothing left costs nothing', async () => {
    const [article] = await some(1);
    const twice = await guest.price({ lineas: [lineOf(article), lineOf(article, 2)] });
    expect(twice.datos?.lineas).toMatchObject([{ id: '1', cantidadPedida: 3 }]);
    const nothing = await guest.price({
      lineas: [{ codigo: '0000000', cantidadPedida: 1, precio: 5 }],
      formaEnvio: 'EST',
    });
    expect(nothing).toMatchObject({ status: 200, datos: { lineas: [], totales: { total: 0, unidades: 0 } } });
  });

  test('P04 C028 C029 a public coupon works for a guest; an executive’s, an unknown and an expired one do not', async () => {
    const [article] = await some(1);
    const lineas = [lineOf(article, Math.ceil(8_000 / article.cents))];
    const cents = (lineas[0]?.cantidadPedida ?? 0) * article.cents;
    const valid = await guest.coupon({ lineas }, 'velia10');
    expect(valid).toMatchObject({ codigo: 0, datos: { valido: true, motivo: null, cupon: { codigo: 'VELIA10' } } });
    expect(valid.datos?.totales.descuento).toBeCloseTo(cents / 1000, 1);
    const priced = await guest.price({ lineas, cupon: 'VELIA10' });
    expect(priced.datos?.totales.descuento).toBe(valid.datos?.totales.descuento);
    for (const [name, reason] of [
      ['LUCIA15', 'coupon.reason.unknown'],
      ['NOEXISTE', 'coupon.reason.unknown'],
      ['PASADO20', 'coupon.reason.over'],
    ] as const) {
      const { datos } = await guest.coupon({ lineas }, name);
      expect(datos).toMatchObject({ valido: false, motivo: reason, cupon: null, totales: { descuento: 0 } });
      expect((await guest.price({ lineas, cupon: name })).datos?.diferencias).toMatchObject([
        { tipo: 'CUPON', nombre: name },
      ]);
    }
    const little = await guest.coupon({ lineas: [{ ...lineOf(article), cantidadPedida: 1 }] }, 'VELIA10');
    if (article.cents < 8_000) expect(little.datos?.motivo).toBe('coupon.reason.minimum');
  });

  test('C029 a guest who guesses coupons is rate limited, but can price a bag without one, and other guests are not limited', async () => {
    const [article] = await some(1);
    const guesser = aGuest(call, '203.0.113.9');
    const lineas = [lineOf(article)];
    let wait: unknown;
    for (let tries = 0; wait === undefined && tries < 60; tries += 1) {
      const { status, headers } = await (tries % 2
        ? guesser.coupon({ lineas }, `ADIVINA${tries}`)
        : guesser.price({ lineas, cupon: `ADIVINA${tries}` }));
      if (status === 429) wait = headers['retry-after'];
    }
    expect(Number(wait)).toBeGreaterThan(0);
    expect((await guesser.price({ lineas })).status).toBe(200);
    expect((await aGuest(call, '203.0.113.10').coupon({ lineas }, 'CINCO')).status).toBe(200);
  });

  test('S05 C037 a guest is offered cash on delivery depending on country and amount', async () => {
    const spain = await guest.methods('ES', '?importe=99.90');
    expect(spain.datos?.importe).toBe(99.9);
    const cash = spain.datos?.metodos.find(({ codigo }) => codigo === '001');
    expect(cash).toMatchObject({ disponible: true, recargo: 2.5, hasta: 1000 });
    const dear = await guest.methods('ES', '?importe=1200.00');
    expect(dear.datos?.metodos.find(({ codigo }) => codigo === '001')?.motivo).toBe('payment.reason.amount');
    const germany = await guest.methods('DE');
    expect(germany.datos?.metodos.find(({ codigo }) => codigo === '001')?.motivo).toBe('payment.reason.country');
  });

  test('P04 C028 C029 C031 pricing a bag, trying a coupon and listing shipping store no order and no line', async () => {
    const [article] = await some(1);
    const count = async () => ({
      orders: (await db().selectFrom('orders').select('id').execute()).length,
      lines: (await db().selectFrom('order_lines').select('id').execute()).length,
    });
    const before = await count();
    await guest.price({ lineas: [lineOf(article)], metodo: '001', formaEnvio: 'EST' });
    await guest.coupon({ lineas: [lineOf(article)] }, 'CINCO');
    await guest.shipping({ lineas: [lineOf(article)] });
    expect(await count()).toEqual(before);
  });
}, seededShop);
