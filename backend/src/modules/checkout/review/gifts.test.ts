import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, type Buyer, withShop } from '../../../../test/buyers.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';

onDatabase((database) => {
  let now = shopNow();
  // A single garment is enough for an order here.
  const { db, call, shelf } = withShop(database, () => now);
  const tights = 'medias-2026-03';
  const offer = 'oferta-2026-03';

  const gifts = (buyer: Buyer) => buyer.get<AnswerOf<'readGifts'>>('consultarRegalos');
  const options = (buyer: Buyer, rule: string) =>
    buyer.get<AnswerOf<'readGiftOptions'>>(`consultarOpcionesRegalo/${rule}`);
  const choose = (buyer: Buyer, regalos: object[], version?: number) =>
    buyer.post<AnswerOf<'chooseGifts'>>('insertarRegalos', { regalos, ...(version !== undefined && { version }) });

  /** A bag of at least this many euros, of one article. */
  async function aBag(euros: number) {
    const [article] = await shelf(1, 90);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call);
    const quantity = Math.min(article.most, Math.ceil((euros * 100) / article.cents));
    await buyer.addCodes({ [article.code]: quantity });
    return { buyer, article, quantity };
  }

  test('K08 C051 gifts (A) and offers (OF) are listed, and a gift says which amount is missing to earn it', async () => {
    const { buyer, article, quantity } = await aBag(1);
    const { datos } = await gifts(buyer);
    expect(datos?.regalos.map(({ id, tipo }) => [id, tipo])).toEqual([
      [tights, 'A'],
      ['noche-2026-03', 'A'],
      [offer, 'OF'],
    ]);
    expect(datos?.regalos[0]).toMatchObject({
      porElegir: 1,
      elegidos: 0,
      faltaImporte: Math.max(0, 6_000 - quantity * article.cents) / 100,
    });
  });

  test('K08 C046 C071 an earned gift is chosen, costs nothing and can be exchanged for another', async () => {
    const { buyer } = await aBag(61);
    expect((await buyer.order()).datos?.regalosPendientes).toBe(1);
    const { datos: shown } = await options(buyer, tights);
    const [one, other] = shown?.opciones ?? [];
    expect(shown?.opciones.every(({ precio }) => precio === 0)).toBe(true);
    const before = (await buyer.order()).datos;
    const first = await choose(buyer, [{ regalo: tights, elegidos: [{ codigo: one?.codigo, cantidadPedida: 1 }] }]);
    expect(first).toMatchObject({
      status: 200,
      datos: { regalosPendientes: 0, lineas: [{ tipo: 'A', codigo: one?.codigo, precio: 0, puntos: 0 }] },
    });
    expect(first.datos?.totales.total).toBe(before?.totales.total);
    const second = await choose(buyer, [{ regalo: tights, elegidos: [{ codigo: other?.codigo, cantidadPedida: 1 }] }]);
    expect(second.datos?.lineas.map(({ codigo }) => codigo)).toEqual([other?.codigo]);
    expect(await choose(buyer, [{ regalo: tights, elegidos: [] }])).toMatchObject({
      datos: { regalosPendientes: 1, lineas: [] },
    });
  });

  test('K08 C046 options come style by style, then by colour and size, and a sold-out size says so', async () => {
    const { buyer } = await aBag(1);
    const { id } = await db()
      .selectFrom('variants as v')
      .innerJoin('articles as a', 'a.variant_id', 'v.id')
      .innerJoin('product_cards as c', 'c.product_id', 'v.product_id')
      .select('v.product_id as id')
      .where('c.legal_complete', '=', true)
      .groupBy('v.product_id')
      .having(({ fn }) => fn.count('v.id').distinct(), '>', 1)
      .having(({ fn }) => fn.count('a.size_code').distinct(), '>', 2)
      .orderBy('v.product_id')
      .executeTakeFirstOrThrow();
    const { reference } = await db()
      .selectFrom('products')
      .select('reference')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const articles = await db().selectFrom('articles').select(['id', 'code']).where('product_id', '=', id).execute();
    const soldOut = articles.at(-1);
    const rule = 'tallas-2026-03';
    await db()
      .insertInto('gift_rules')
      .values({
        id: rule,
        campaign_code: '2026-03',
        kind: 'A',
        name: JSON.stringify({ es: 'Tallas', en: 'Sizes', de: 'Größen' }),
        from_cents: 0,
        from_points: 0,
        choose: 1,
        position: 9,
      })
      .execute();
    try {
      await db()
        .insertInto('gift_options')
        .values(articles.map((article) => ({ rule_id: rule, article_id: article.id, cents: 0 })))
        .execute();
      await setPieces(db(), soldOut?.id ?? 0, 0);
      const grid = await buyer.get<AnswerOf<'readGrid'>>(`consultarColoresTallas/${reference}/2026-03`);
      const { datos } = await options(buyer, rule);
      expect(datos?.opciones.map(({ referencia, codColor, codigo }) => [referencia, codColor, codigo])).toEqual(
        grid.datos?.colores.flatMap(({ codColor, tallas }) =>
          tallas.map(({ codigo }) => [reference, codColor, codigo]),
        ),
      );
      expect(datos?.opciones.find(({ codigo }) => codigo === soldOut?.code)).toMatchObject({ unidades: 0 });
      const elegidos = [{ codigo: soldOut?.code, cantidadPedida: 1 }];
      expect(await choose(buyer, [{ regalo: rule, elegidos }])).toMatchObject({
        status: 422,
        campos: { 'regalos.0.elegidos.0.codigo': 'gift.reason.notAnOption' },
      });
    } finally {
      await db().deleteFrom('gift_options').where('rule_id', '=', rule).execute();
      await db().deleteFrom('gift_rules').where('id', '=', rule).execute();
    }
  });

  test('K08 C071 a chosen offer adds the price that was shown with it', async () => {
    const { buyer } = await aBag(95);
    const { datos } = await options(buyer, offer);
    const [brief] = datos?.opciones ?? [];
    const before = (await buyer.order()).datos?.totales.total ?? 0;
    const chosen = await choose(buyer, [{ regalo: offer, elegidos: [{ codigo: brief?.codigo, cantidadPedida: 2 }] }]);
    expect(chosen.datos?.totales.total).toBeCloseTo(before + 2 * (brief?.precio ?? 0), 2);
  });

  test('C071 an unearned, excessive, unavailable or outdated choice is refused, and nothing changes', async () => {
    const { buyer } = await aBag(61);
    const { datos } = await options(buyer, tights);
    const codigo = datos?.opciones[0]?.codigo;
    const [stranger] = await shelf(1);
    const version = (await buyer.order()).datos?.version ?? 0;
    const wrong: [object, object][] = [
      [{ regalo: offer, elegidos: [{ codigo, cantidadPedida: 1 }] }, { 'regalos.0.regalo': 'gift.reason.notEarned' }],
      [{ regalo: tights, elegidos: [{ codigo, cantidadPedida: 2 }] }, { 'regalos.0.elegidos': 'gift.reason.tooMany' }],
      [
        { regalo: tights, elegidos: [{ codigo: stranger?.code, cantidadPedida: 1 }] },
        { 'regalos.0.elegidos.0.codigo': 'gift.reason.notAnOption' },
      ],
    ];
    for (const [gift, campos] of wrong) expect(await choose(buyer, [gift])).toMatchObject({ status: 422, campos });
    expect(await choose(buyer, [{ regalo: 'nada', elegidos: [] }])).toMatchObject({ status: 404 });
    expect(await options(buyer, 'nada')).toMatchObject({ status: 404 });
    expect(await choose(buyer, [{ regalo: tights, elegidos: [] }], version - 1)).toMatchObject({ status: 409 });
    expect((await buyer.order()).datos?.version).toBe(version);
  });

  test('C053 C072 N21 a gift that is no longer earned is reported, and has to be removed', async () => {
    const { buyer } = await aBag(61);
    const { datos } = await options(buyer, tights);
    const elegidos = [{ codigo: datos?.opciones[0]?.codigo, cantidadPedida: 1 }];
    await choose(buyer, [{ regalo: tights, elegidos }]);
    await buyer.ship();
    const { datos: bag } = await buyer.order();
    await buyer.update({ linea: bag?.lineas[0]?.id, cantidadPedida: 1 });
    expect((await buyer.summary()).datos?.orden.diferencias).toMatchObject([{ tipo: 'REGALO', cantidadAhora: 0 }]);
    const seen = { ...(await buyer.asSeen()), aceptaDiferencias: true };
    expect(await buyer.confirm(seen)).toMatchObject({ datos: { resultado: 'CAMBIOS' } });
    await choose(buyer, [{ regalo: tights, elegidos: [] }]);
    expect(await buyer.confirm(await buyer.asSeen())).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
  });

  test('C070 C072 a gift of a closed campaign is removed by its line, and the order is placed', async () => {
    const { buyer } = await aBag(61);
    const { datos } = await options(buyer, tights);
    await choose(buyer, [{ regalo: tights, elegidos: [{ codigo: datos?.opciones[0]?.codigo, cantidadPedida: 1 }] }]);
    await buyer.ship();
    const { datos: bag } = await buyer.order();
    const gift = bag?.lineas.find(({ tipo }) => tipo === 'A');
    now = new Date('2026-04-05T10:00:00Z');
    try {
      expect((await buyer.order()).datos?.diferencias).toContainEqual(
        expect.objectContaining({ tipo: 'REGALO', linea: gift?.id }),
      );
      expect(await choose(buyer, [{ regalo: tights, elegidos: [] }])).toMatchObject({ status: 404 });
      expect(await buyer.remove([gift?.id ?? ''])).toMatchObject({ status: 200 });
      const seen = { ...(await buyer.asSeen()), aceptaDiferencias: true };
      expect(await buyer.confirm(seen)).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    } finally {
      now = shopNow();
    }
  });

  test('K08 C073 a valid coupon lowers the total, and can be removed again', async () => {
    const { buyer } = await aBag(85);
    const before = (await buyer.order()).datos?.totales;
    const applied = await buyer.coupon('velia10');
    const discount = Math.round((before?.subtotal ?? 0) * 10) / 100;
    expect(applied).toMatchObject({
      codigo: 0,
      datos: { valido: true, motivo: null, cupon: { codigo: 'VELIA10', tipo: 'P', valor: 10, descuento: discount } },
    });
    expect(applied.datos?.totales.descuento).toBe(discount);
    expect((await buyer.coupon('VELIA10', 'QUITAR')).datos).toMatchObject({ cupon: null, totales: before });
    expect((await buyer.coupon('CINCO')).datos?.cupon).toMatchObject({ tipo: 'V', valor: 5, descuento: 5 });
  });

  test('C073 a refused coupon says why and leaves the order as it was', async () => {
    const { buyer } = await aBag(61);
    await buyer.coupon('CINCO');
    const { datos: before } = await buyer.order();
    for (const [code, motivo] of [
      ['NADIE', 'coupon.reason.unknown'],
      ['LUCIA15', 'coupon.reason.unknown'],
      ['PASADO20', 'coupon.reason.over'],
    ] as const)
      expect(await buyer.coupon(code)).toMatchObject({ codigo: 3, mensaje: motivo, datos: { valido: false, motivo } });
    const { datos: after } = await buyer.order();
    expect(after).toMatchObject({ version: before?.version, cupon: { codigo: 'CINCO' } });
  });

  test('C073 a personal coupon works for its executive, and is unknown to everyone else', async () => {
    const [hers, other] = [await aBag(61), await aBag(61)];
    await db()
      .insertInto('coupons')
      .values({
        code: 'SUYO',
        kind: 'V',
        value: 300,
        starts_at: new Date('2026-03-01'),
        ends_at: null,
        executive_id: hers.buyer.id,
        uses_max: null,
      })
      .execute();
    expect((await hers.buyer.coupon('SUYO')).datos).toMatchObject({ valido: true, motivo: null });
    expect((await other.buyer.coupon('SUYO')).datos).toMatchObject({ valido: false, motivo: 'coupon.reason.unknown' });
  });

  test('C073 C072 a use is counted when the order is confirmed, not before', async () => {
    const [first, second] = [await aBag(61), await aBag(61)];
    await db()
      .insertInto('coupons')
      .values({
        code: 'UNICO',
        kind: 'V',
        value: 300,
        starts_at: new Date('2026-03-01'),
        ends_at: null,
        executive_id: null,
        uses_max: 1,
      })
      .execute();
    for (const { buyer } of [first, second]) {
      await buyer.coupon('UNICO');
      await buyer.ship();
    }
    const late = await second.buyer.asSeen();
    expect(await first.buyer.confirm(await first.buyer.asSeen())).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    expect(await second.buyer.confirm(late)).toMatchObject({
      datos: {
        resultado: 'CAMBIOS',
        diferencias: [{ tipo: 'CUPON', importeAntes: 3, importeAhora: 0, diferencia: 3 }],
      },
    });
    const again = { ...(await second.buyer.asSeen()), aceptaDiferencias: true };
    expect(await second.buyer.confirm(again)).toMatchObject({ datos: { resultado: 'CONFIRMADA' } });
    expect(await db().selectFrom('coupon_uses').selectAll().where('coupon_code', '=', 'UNICO').execute()).toHaveLength(
      1,
    );
  });
}, seededShop);
