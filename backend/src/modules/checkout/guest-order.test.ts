import { expect, test } from '@jest/globals';
import { aBuyer, countPieces } from '../../../test/buyers.ts';
import { testConfig } from '../../../test/client.ts';
import { toOrderWire, valencia, withGuests } from '../../../test/guests.ts';
import { onDatabase } from '../../../test/harness.ts';
import { aFinding } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { writeOrderMail } from '../fulfilment/mail/write-order-mail.ts';
import { writeStoreSaleMail } from './mail/store-sale-mail.ts';

const storefrontUrl = 'https://velia.example';
const config = { ...testConfig, storefrontUrl };

onDatabase((database) => {
  const shop = withGuests(database);
  const { db, guest } = shop;

  test('P04 an order is seen by number and secret together; every wrong pair gets the same answer', async () => {
    const article = await shop.article();
    const [one, two] = [await guest().order(article), await guest().order(article)];
    const her = guest();
    const seen = await her.read(one.link);
    expect(seen.datos).toMatchObject({
      order: { numero: one.link.number, estado: 'PENDIENTE' },
      alias: 'invited',
      email: one.body.contacto.correo,
      totals: { total: one.body.totalVisto },
      delivery: { direccion: { linea1: valencia.linea1 }, forma: { codigo: 'EST' }, discreto: true },
      result: { estado: 'INICIADO', origen: 'late checkout', orden: one.link.number },
      cancellable: true,
    });
    const executives = await db()
      .selectFrom('orders')
      .select('number')
      .where('executive_id', 'is not', null)
      .where('number', 'is not', null)
      .limit(1)
      .executeTakeFirstOrThrow();
    const answers = [];
    for (const link of [
      { ...one.link, secret: two.link.secret },
      { ...one.link, secret: `${one.link.secret.slice(0, -1)}${one.link.secret.endsWith('A') ? 'B' : 'A'}` },
      { ...one.link, secret: `${one.link.secret}x` },
      { number: 'V26-999999', secret: one.link.secret },
      { number: executives.number ?? '', secret: one.link.secret },
    ]) {
      for (const reply of [await her.read(link), await her.cancel(link), await her.leave(link, one.attempt)])
        answers.push([reply.status, reply.mensaje, reply.datos]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify([404, 'error.absent', null])]),
    );
    // Another guest's attempt cannot be opened with this link.
    expect((await her.leave(one.link, two.attempt)).status).toBe(404);
    expect((await shop.orderOf(one.id)).state).toBe('PENDIENTE');
  });

  test('P04 guessing links is rate limited, which does not stop a guest with the right one', async () => {
    const { link } = await guest().order(await shop.article());
    const guesser = shop.guestAt('203.0.113.99');
    let status = 404;
    for (let at = 0; status === 404 && at < 50; at += 1)
      ({ status } = await guesser.read({ ...link, secret: `${'x'.repeat(20)}${String(at).padStart(2, '0')}` }));
    expect(status).toBe(429);
    expect((await guesser.read(link)).status).toBe(200);
  });

  test('P01 P04 an executive cannot see a guest’s order, not even by its number or its payment', async () => {
    const { link, attempt } = await guest().order(await shop.article());
    const executive = await aBuyer(db(), shop.call);
    expect((await executive.confirmed(link.number)).status).toBe(404);
    expect((await executive.settle(`?orden=${link.number}`)).status).toBe(404);
    expect((await shop.open(executive, attempt)).status).toBe(404);
    expect((await shop.read(executive, attempt)).status).toBe(404);
  });

  test('P04 C028 K09 a denied payment is tried again, by another method with the same total', async () => {
    const article = await shop.article();
    const her = guest();
    const { link, attempt, id, body } = await her.order(article);
    expect((await her.leave(link, attempt)).datos).toMatchObject({ accion: 'FORMULARIO', intento: attempt });
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'denied'));
    expect((await her.read(link)).datos?.result).toMatchObject({ estado: 'DENEGADO', reintentable: true });
    const again = await her.price({ lineas: body.lineas, orden: toOrderWire(link), metodo: 'PPL' });
    expect(again.datos?.pago).toMatchObject({ metodo: 'PPL', importe: body.totalVisto });
    expect(await her.price({ lineas: body.lineas, orden: toOrderWire(link), metodo: '001' })).toMatchObject({
      status: 422,
      campos: { metodo: 'payment.reason.otherTotal' },
    });
    expect(await her.price({ lineas: body.lineas, orden: toOrderWire(link), formaEnvio: 'EXP' })).toMatchObject({
      status: 422,
      campos: { formaEnvio: 'payment.reason.otherTotal' },
    });
    const second = again.datos?.pago?.intento ?? '';
    expect(second).not.toBe(attempt);
    await shop.notify(aFinding(await shop.attemptOf(second), 'paid'));
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect((await her.read(link)).datos).toMatchObject({
      result: { estado: 'PAGADO', pagado: body.totalVisto },
      cancellable: true,
    });
    expect((await her.price({ lineas: body.lineas, orden: toOrderWire(link), metodo: 'TCR' })).datos?.pago).toBeNull();
  });

  test('P04 an expired order returns its pieces, and late money takes them again', async () => {
    const article = await shop.article();
    const her = guest();
    const { link, attempt, id } = await her.order(article, {}, 3);
    shop.pass(36);
    await shop.expire();
    expect(await countPieces(db(), article.id)).toEqual({ free: 20, held: 0 });
    expect((await her.read(link)).datos).toMatchObject({ order: { estado: 'VENCIDA' }, cancellable: false });
    expect((await her.cancel(link)).status).toBe(409);
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    expect(await shop.stateOf(id)).toBe('PAGADA');
    expect(await countPieces(db(), article.id)).toEqual({ free: 17, held: 3 });
  });

  test('P04 a paid order cancelled by its guest is fully refunded', async () => {
    const article = await shop.article();
    const her = guest();
    const { link, attempt, id, body } = await her.order(article);
    await shop.notify(aFinding(await shop.attemptOf(attempt), 'paid'));
    const cancelled = await her.cancel(link);
    expect(cancelled.datos).toMatchObject({
      orden: { estado: 'CANCELADA' },
      liberadas: 2,
      porReembolsar: body.totalVisto,
    });
    await shop.askRefunds();
    expect(await shop.stateOf(id)).toBe('REEMBOLSADA');
    expect((await her.read(link)).datos?.result).toMatchObject({ estado: 'REEMBOLSADO', pagado: 0 });
  });

  test('P04 N06 an order of a store is credited to its executive, who is notified without the buyer’s identity', async () => {
    const executive = await aBuyer(db(), shop.call);
    const { alias } = await db()
      .selectFrom('executives')
      .select('alias')
      .where('account_id', '=', executive.id)
      .executeTakeFirstOrThrow();
    const { id, body, link } = await guest().order(await shop.article(), { alias, idioma: 'de' });
    const credit = await db()
      .selectFrom('store_credits')
      .selectAll()
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(credit).toMatchObject({ executive_id: executive.id, alias, reason: 'store' });
    const view = (await shop.sent<{ orderId: string; executiveId: string }>('store-mail')).find(
      (one) => one.orderId === id,
    );
    if (!view) throw new Error('she is not told');
    const mail = await writeStoreSaleMail(db(), view, storefrontUrl);
    expect(mail?.to).toBe(executive.account.username);
    expect(mail?.subject).toContain(link.number);
    expect(mail?.text).toContain('en total. Cuando esté pagado, lo verás en «Mi tienda».');
    expect(mail?.text).toContain(`Tu tienda:\n${storefrontUrl}/executive/your-account/store`);
    for (const secret of [body.contacto.correo, 'Inés', 'Soto', valencia.linea1, link.secret])
      expect(mail?.text).not.toContain(secret);

    const lost = await guest().order(await shop.article(), { alias: 'nobodys-store' });
    expect((await guest().read(lost.link)).datos?.alias).toBe('invited');
    expect((await shop.sent<{ orderId: string }>('store-mail')).map(({ orderId }) => orderId)).not.toContain(lost.id);
  });

  test.each([
    ['es', 'Hemos recibido tu pedido', 'El enlace es personal', 'encuentras la tienda aquí', ''],
    ['en', 'We’ve received your order', 'This link is personal', 'the shop is here', '/en'],
    ['de', 'Ihre Bestellung', 'Der Link ist persönlich', 'finden Sie den Shop hier', '/de'],
  ] as const)(
    'P04 X07 in %s a guest’s order mail leads to the order by its link',
    async (idioma, subject, link, again, prefix) => {
      const { id, link: key, body } = await guest().order(await shop.article(), { idioma });
      const page = `${storefrontUrl}${prefix}/my-store/invited/shopping-confirmation#${key.number}.${key.secret}`;
      const confirmed = await writeOrderMail(db(), { orderId: id, about: 'confirmed' }, config);
      expect(confirmed).toMatchObject({ to: body.contacto.correo, locale: idioma });
      expect(confirmed?.subject).toContain(subject);
      expect(confirmed?.text).toContain(link);
      expect(confirmed?.text).toContain(page);
      await guest().cancel(key);
      const ended = await writeOrderMail(db(), { orderId: id, about: 'cancelled' }, config);
      expect(ended?.text).toContain(again);
      expect(ended?.text).toContain(`${storefrontUrl}${prefix}/my-store/invited/welcome`);
    },
  );
}, seededShop);
