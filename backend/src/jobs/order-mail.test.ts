import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Client, openApp } from '../../test/client.ts';
import { onEachDatabase } from '../../test/harness.ts';
import { aBuyer, createShelf } from '../../test/purchases.ts';
import { seededShop, shopNow } from '../../test/seeded.ts';
import { readLetter } from '../modules/order/letter.ts';
import { toOrderMail } from './order-mail.ts';

onEachDatabase((database) => {
  let call: Client;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    await database().db.updateTable('campaigns').set({ minimum_cents: 0 }).execute();
    const opened = openApp(database(), { now: shopNow });
    call = opened.call;
    close = () => opened.app.close();
  });
  afterAll(() => close());
  const shelf = createShelf(() => database().db);

  async function aMail(locale: 'es' | 'en' | 'de', choice: Parameters<typeof aBuyer>[2] = {}) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(database().db, call, choice);
    await buyer.addCodes({ [article.code]: 2 });
    await buyer.ship();
    const { datos } = await buyer.confirm({ ...(await buyer.asSeen()), aceptaImportacion: true });
    const id = datos?.orden?.id ?? '';
    // The page that she pressed the button on was in this language.
    await database().db.updateTable('orders').set({ locale }).where('id', '=', id).execute();
    const letter = await readLetter(database().db, id, shopNow());
    if (!letter) throw new Error('no letter');
    return { mail: toOrderMail(letter, 'https://velia.example'), letter, buyer, total: datos?.orden?.total ?? 0 };
  }

  test.each([
    ['es', 'Hemos recibido tu pedido', 'Total: €', 'Modelo de desistimiento', '/checkout/confirmation'],
    ['en', 'We have your order', 'Total: €', 'Model form', '/en/checkout/confirmation'],
    ['de', 'Ihre Bestellung', 'Gesamtbetrag: €', 'Muster-Widerrufsformular', '/de/checkout/confirmation'],
  ] as const)(
    'C072 in %s the contract leaves by mail: the order, its total, terms, withdrawal and model form',
    async (locale, subject, total, model, path) => {
      const { mail, letter, buyer, total: euros } = await aMail(locale);
      expect(mail.to).toBe(buyer.account.username);
      expect(mail.subject).toContain(subject);
      expect(mail.subject).toContain(letter.number);
      const [line] = letter.lines;
      expect(mail.text).toContain(`2 × ${line?.name}`);
      expect(mail.text).toContain(`${total}${euros.toFixed(2)}`);
      expect(mail.text).toContain(model);
      expect(mail.text).toContain('2026-01');
      expect(mail.text).toContain('14');
      expect(mail.text).toContain(`https://velia.example${path}?order=${letter.number}`);
      expect(mail.text).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test('C072 V09 the mail of an order to the Canary Islands says that VAT is not in its prices', async () => {
    const { mail } = await aMail('es', { postal: '35002', zone: 'CANARIAS' });
    expect(mail.text).toContain('Precios sin IVA español');
    expect(mail.text).not.toContain('IVA incluido');
  });

  test('C072 the subject names no garment: it is read on lock screens', async () => {
    const { mail, letter } = await aMail('es');
    for (const { name } of letter.lines) expect(mail.subject).not.toContain(name);
  });
}, seededShop);
