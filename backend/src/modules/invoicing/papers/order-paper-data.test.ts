import { expect, test } from '@jest/globals';
import { aBuyer, type Buyer, withShop } from '../../../../test/buyers.ts';
import { withGuests } from '../../../../test/guests.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const shop = withGuests(database);

  test('B044 a guest downloads an order’s document by its own link only', async () => {
    const guest = shop.guest();
    const { link, body } = await guest.order(await shop.article());
    const save = (key: typeof link) => guest.post('documentoOrdenInvitado', key);
    const reply = await save(link);
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="pedido-${link.number}.pdf"`);
    const text = readPdf(reply.bytes).pages.flat().join('\n');
    for (const view of [link.number, body.contacto.nombre, body.contacto.correo]) expect(text).toContain(view);
    const other = await shop.guest().order(await shop.article());
    expect((await save({ ...link, secret: other.link.secret })).status).toBe(404);
    expect((await save({ ...other.link, number: link.number })).status).toBe(404);
  });
}, seededShop);

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);
  const path = (number: string) => `/api/socia/documentoOrden/${number}`;

  /** An order of one article, placed in this language and paid with this tender. */
  async function aPlacedOrder(locale: string, metodo: string | null = null) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call);
    await buyer.addCodes({ [article.code]: 3 });
    await buyer.ship();
    const agreed = await buyer.asSeen({ metodo });
    const { datos } = await call<{ orden: { numero: string } }>('POST', '/api/socia/confirmarOrden', {
      token: buyer.token,
      body: agreed,
      headers: { 'accept-language': locale, 'idempotency-key': buyer.newKey() },
    });
    return { buyer, article, number: datos?.orden.numero ?? '', total: agreed.totalVisto };
  }

  const download = ({ token }: Pick<Buyer, 'token'>, number: string) => call('GET', path(number), { token });

  test('B022 the document contains the contract: seller, buyer, lines with their codes, sums, tax and payment', async () => {
    const { buyer, article, number, total } = await aPlacedOrder('es', '002');
    const reply = await download(buyer, number);
    expect([reply.status, reply.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="pedido-${number}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    const said = readPdf(reply.bytes).pages.flat();
    const unit = `€${(article.cents / 100).toFixed(2)}`;
    for (const text of [
      ...[`Pedido ${number}`, 'Velia Moda Íntima, S.L.', '16 de marzo de 2026', 'Vera Prueba', 'Calle Mayor 1'],
      ...[
        article.code,
        '3',
        unit,
        `€${((article.cents * 3) / 100).toFixed(2)}`,
        'Gastos de envío',
        `€${total.toFixed(2)}`,
      ],
      ...['Transferencia bancaria', 'Pendiente de recibir', 'Este documento no es una factura.'],
    ])
      expect(said).toContain(text);
    expect(said.join(' ')).toMatch(/IVA incluido al 21\u00a0% \(base €/);
  });

  test.each([
    ['en', 'Charged to your account', 'order'],
    ['de', 'Über Ihr Kundenkonto', 'bestellung'],
  ])('B022 the document of an order placed in %s says “%s” even in a Spanish browser', async (locale, way, file) => {
    const { buyer, number } = await aPlacedOrder(locale);
    await buyer.settle(`?orden=${number}`);
    const reply = await call('GET', path(number), { token: buyer.token, headers: { 'accept-language': 'es' } });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${file}-${number}.pdf"`);
    const { pages, language } = readPdf(reply.bytes);
    expect(language).toBe(locale);
    expect(pages.flat()).toContain(way);
  });

  test('B022 the same order has the same bytes', async () => {
    const { buyer, number } = await aPlacedOrder('es');
    expect((await download(buyer, number)).bytes.equals((await download(buyer, number)).bytes)).toBe(true);
  });

  test('B022 P01 another executive’s document looks like one that does not exist', async () => {
    const { buyer, number } = await aPlacedOrder('es');
    const stranger = await aBuyer(db(), call);
    const answers = [await download(stranger, number), await download(buyer, 'V26-000000')];
    expect(answers.map(({ status, mensaje, datos }) => [status, mensaje, datos])).toEqual([
      [404, 'error.absent', null],
      [404, 'error.absent', null],
    ]);
    expect(await call('GET', path(number))).toMatchObject({ status: 401 });
  });
}, seededShop);
