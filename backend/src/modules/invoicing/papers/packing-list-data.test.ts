import { expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { aBuyer, type Buyer, withShop } from '../../../../test/buyers.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { setPieces } from '../../../../test/orders.ts';
import { readPdf } from '../../../../test/pdf.ts';
import { seededShop } from '../../../../test/seeded.ts';

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);
  const download = ({ token }: Pick<Buyer, 'token'>, number: string) =>
    call('GET', `/api/socia/documentoListas/${number}`, { token });

  /** Two of an article for a client, one for an omitted client, and three of another article for the executive. */
  async function aSharedOrder(locale = 'es') {
    const [one, two] = await shelf(2);
    if (!one || !two) throw new Error('no articles');
    const buyer = await aBuyer(db(), call);
    const ana = await buyer.aClient('Ana «la de Triana»');
    const eva = await buyer.aClient('Eva Ausente');
    await db()
      .updateTable('client_book')
      .set({ phone: '+34600777888', email: 'ana@correo.example', notes: 'Sin aros' })
      .where('name', '=', 'Ana «la de Triana»')
      .execute();
    await buyer.add([
      { clave: '1', codigo: one.code, cantidadPedida: 2, cliente: ana.id, nota: 'Para la boda' },
      { clave: '2', codigo: one.code, cantidadPedida: 1, cliente: eva.id },
      { clave: '3', codigo: two.code, cantidadPedida: 3 },
    ]);
    await buyer.get(`omitirClientes/${eva.id}`);
    await buyer.ship();
    const { datos } = await call<AnswerOf<'confirmOrder'>>('POST', '/api/socia/confirmarOrden', {
      token: buyer.token,
      body: await buyer.asSeen({ metodo: '002' }),
      headers: { 'accept-language': locale, 'idempotency-key': buyer.newKey() },
    });
    return { buyer, one, two, number: datos?.orden?.numero ?? '' };
  }
  /** Three pieces for two clients: Ana gets one of two, and Eva none. */
  async function aShortOrder() {
    const [one, two] = await shelf(2);
    if (!one || !two) throw new Error('no articles');
    const buyer = await aBuyer(db(), call);
    const [ana, eva] = [await buyer.aClient('Ana Aquí'), await buyer.aClient('Eva Ausente')];
    await buyer.add([
      { clave: '1', codigo: one.code, cantidadPedida: 2, cliente: ana.id },
      { clave: '2', codigo: two.code, cantidadPedida: 1, cliente: eva.id },
    ]);
    await buyer.ship();
    await setPieces(db(), one.id, 1);
    await setPieces(db(), two.id, 0);
    const { datos } = await buyer.confirm({ ...(await buyer.asSeen({ metodo: '002' })), entregaParcial: true });
    return { buyer, one, two, number: datos?.orden?.numero ?? '' };
  }

  test('T15 a sold-out piece is on its client’s list, and on the cover for a client without a list too', async () => {
    const { buyer, one, two, number } = await aShortOrder();
    const { pages } = readPdf((await download(buyer, number)).bytes);
    const [cover = '', hers = ''] = pages.map((page) => page.join(' ').replaceAll(/ +/g, ' '));
    const piece = (size: string) => `talla de la etiqueta ${size}`;
    expect(pages).toHaveLength(2);
    expect(cover).toMatch(
      /ni se cobra lo que se agotó antes de confirmarlo: 1 × .*, para Ana Aquí; 1 × .*, para Eva Ausente\./,
    );
    for (const { size } of [one, two]) expect(cover).toContain(piece(size));
    expect(hers).toContain(piece(one.size));
    expect(hers.match(/1 × /g)).toHaveLength(1);
    expect(hers).not.toMatch(/para Ana|Eva/);
  });

  const money = (cents: number) => `€${(cents / 100).toFixed(2)}`;

  test('B080 N03 each client has a packing list, behind a cover with what each pays', async () => {
    const { buyer, one, two, number } = await aSharedOrder();
    const reply = await download(buyer, number);
    expect([reply.status, reply.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="listas-${number}.pdf"`,
    ]);
    const { pages, tags } = readPdf(reply.bytes);
    expect(pages).toHaveLength(2);
    const [cover = [], lists = []] = pages;
    const second = lists.lastIndexOf('Velia');
    const [hers, own] = [lists.slice(0, second), lists.slice(second)];
    for (const text of ['Ana «la de Triana»', 'Para mí', 'Calle Mayor 1', '16 de marzo de 2026', buyer.account.name])
      expect(cover).toContain(text);
    expect(cover.filter((text) => text === money(2 * one.cents))).toHaveLength(2);
    expect(cover).toContain('5');
    for (const text of ['Ana «la de Triana»', number, one.code, '2', money(one.cents), money(2 * one.cents)])
      expect(hers).toContain(text);
    expect(hers).not.toContain(two.code);
    expect(own).toEqual(expect.arrayContaining(['Para mí', two.code, '3', money(3 * two.cents)]));
    expect(own).not.toContain('Ana «la de Triana»');
    expect(tags.filter((tag) => tag === 'Table')).toHaveLength(3);
  });

  test('B080 a packing list shows only the client’s name, and nothing of an omitted one', async () => {
    const { buyer, number } = await aSharedOrder();
    const text = readPdf((await download(buyer, number)).bytes)
      .pages.flat()
      .join('\n');
    expect(text).not.toMatch(/600777888|ana@correo|Sin aros|boda|Eva/);
  });

  test.each([
    ['en', 'packing-lists', 'Total quantity'],
    ['de', 'packlisten', 'Stück insgesamt'],
  ])('B080 lists of an order placed in %s are in its language, in a file named “%s”', async (locale, file, pieces) => {
    const { buyer, number } = await aSharedOrder(locale);
    const reply = await download(buyer, number);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${file}-${number}.pdf"`);
    const { pages, language } = readPdf(reply.bytes);
    expect(language).toBe(locale);
    expect(pages.every((page) => page.includes(pieces))).toBe(true);
  });

  test('B080 P01 another executive’s lists look like ones that do not exist', async () => {
    const { buyer, number } = await aSharedOrder();
    const stranger = await aBuyer(db(), call);
    const answers = [await download(stranger, number), await download(buyer, 'V26-000000')];
    expect(answers.map(({ status, mensaje, datos }) => [status, mensaje, datos])).toEqual(
      Array(2).fill([404, 'error.absent', null]),
    );
  });
}, seededShop);
