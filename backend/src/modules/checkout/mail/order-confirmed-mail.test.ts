import { expect, test } from '@jest/globals';
import { roles } from 'contract/public-codes.ts';
import { aBuyer, expireAt, withShop } from '../../../../test/buyers.ts';
import { testConfig } from '../../../../test/client.ts';
import { anAccount, aSession, assign } from '../../../../test/factories.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { seededShop, shopNow } from '../../../../test/seeded.ts';
import { completeMail } from '../../../shared/mail/complete-mail.ts';
import { writeOrderMail } from '../../fulfilment/mail/write-order-mail.ts';
import { changeOrderState } from '../../order/core/change-order-state.ts';
import { readConfirmationMailData } from './confirmation-mail-data.ts';
import { toOrderConfirmedMail } from './order-confirmed-mail.ts';

onDatabase((database) => {
  const { db, call, shelf } = withShop(database);

  async function aMail(locale: 'es' | 'en' | 'de', choice: Parameters<typeof aBuyer>[2] = {}) {
    const [article] = await shelf(1);
    if (!article) throw new Error('no article');
    const buyer = await aBuyer(db(), call, choice);
    await buyer.addCodes({ [article.code]: 2 });
    await buyer.ship();
    const { datos } = await buyer.confirm({ ...(await buyer.asSeen()), aceptaImportacion: true });
    const id = datos?.orden?.id ?? '';
    // The page of the confirmation was in this language.
    await db().updateTable('orders').set({ locale }).where('id', '=', id).execute();
    const letter = await readConfirmationMailData(db(), id, shopNow());
    if (!letter) throw new Error('no letter');
    return {
      id,
      mail: toOrderConfirmedMail(letter, 'https://velia.example'),
      letter,
      buyer,
      total: datos?.orden?.total ?? 0,
    };
  }

  /** The parcel is sent and refused at the door. */
  async function comeBack(id: string): Promise<void> {
    const by = { who: { accountId: null, actorId: null }, now: shopNow() };
    for (const event of ['send', 'refuse'] as const)
      await db()
        .transaction()
        .execute((trx) => changeOrderState(trx, id, event, by));
  }

  test.each([
    ['es', 'Hemos recibido tu pedido', 'Total: €', 'Modelo de formulario de desistimiento', '/checkout/confirmation'],
    ['en', 'We’ve received your order', 'Total: €', 'Model withdrawal form', '/en/checkout/confirmation'],
    ['de', 'Ihre Bestellung', 'Gesamtbetrag: €', 'Muster-Widerrufsformular', '/de/checkout/confirmation'],
  ] as const)(
    'C072 in %s the contract is mailed: the order, its total, terms, withdrawal and model form',
    async (locale, subject, total, model, path) => {
      const { mail, letter, buyer, total: euros } = await aMail(locale);
      expect(mail.to).toBe(buyer.account.username);
      expect(mail.subject).toContain(subject);
      expect(mail.subject).toContain(letter.number);
      const [line] = letter.lines;
      expect(mail.text).toContain(`2 × ${line?.name}`);
      expect(mail.text).toContain(`${total}${euros.toFixed(2)}`);
      expect(mail.annex).toContain(model);
      expect(mail.annex).toContain('2026-01');
      expect(mail.annex).toContain('14');
      expect(mail.text).toContain(`https://velia.example${path}?order=${letter.number}`);
      expect(mail.text).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test.each([
    [
      'es',
      /ahora no tienes que pagar nada\. Tienes hasta el \d+ de \S+ de 2026 para pagar lo que tu cuenta deba por este pedido\./,
    ],
    ['en', /nothing to pay now\. You have until \d+ \S+ 2026 to pay what your account owes for this order\./],
    ['de', /nichts zu zahlen\. Was davon auf Ihrem Kundenkonto offen ist, zahlen Sie bitte bis zum \d+\. \S+ 2026\./],
  ] as const)('in %s an order on the account shows its due date in the mail', async (locale, said) => {
    const { mail, letter } = await aMail(locale);
    expect(mail.text).toMatch(said);
    const paid = { ...letter, totals: { ...letter.totals, creditUsedCents: letter.totals.dueCents, dueCents: 0 } };
    expect(toOrderConfirmedMail(paid, 'https://velia.example').text).not.toMatch(said);
  });

  test.each([
    ['es', 'Te guardamos las prendas al menos hasta el 16 de marzo de 2026 a las 11:35 (hora de Madrid).', ''],
    ['en', 'Your items are kept at least until 16 March 2026 at 11:35 (Madrid time).', '/en'],
    ['de', 'Ihre Artikel sind mindestens bis zum 16. März 2026 um 11:35 Uhr (Madrider Zeit) reserviert.', '/de'],
  ] as const)(
    'C072 in %s the mail of an order to be paid at a provider says until when its items are kept, and where to pay',
    async (locale, said, language) => {
      const { letter, id } = await aMail(locale);
      const textOf = (change: Partial<typeof letter>) =>
        toOrderConfirmedMail({ ...letter, tender: 'TCR', ...change }, 'https://velia.example').text;
      const paragraph = textOf({})
        .split('\n\n')
        .find((part) => part.includes(said));
      expect(paragraph).toMatch(
        new RegExp(`\nhttps://velia\\.example${language}/checkout/confirmation\\?order=${letter.number}$`),
      );
      for (const other of [{ tender: '001' }, { tender: '002' }, { tender: null }, { reservedUntil: null }] as const)
        expect(textOf(other)).not.toContain(said);
      // A mail that was written late promises nothing.
      const late = await readConfirmationMailData(db(), id, new Date('2026-03-16T10:35:00Z'));
      expect(late?.reservedUntil).toBeNull();
    },
  );

  test('a link in an address field is not mailed, because a guest’s mail address is not verified', async () => {
    const { letter } = await aMail('es');
    const typed = { line1: 'Gana en evil.example/x', line2: 'mailto:a@evil.example', town: 'evil.example' };
    const address = letter.address && { ...letter.address, ...typed };
    const { text } = toOrderConfirmedMail({ ...letter, address }, 'https://velia.example');
    expect(text).toContain('Gana en evil. example/x\nmailto: a@ evil. example\n46005 evil. example, ES');
    expect(text).not.toContain('evil.example');
  });

  test.each([
    ['es', 'cancelled', 'está cancelado', 'Hemos abonado €', '/executive/quick-order'],
    ['en', 'cancelled', 'has been cancelled', 'We’ve credited €', '/en/executive/quick-order'],
    ['de', 'cancelled', 'ist storniert', 'gutgeschrieben', '/de/executive/quick-order'],
    ['es', 'expired', 'ha caducado', 'no llegó a tiempo', '/executive/quick-order'],
    ['en', 'expired', 'has expired', 'didn’t arrive in time', '/en/executive/quick-order'],
    ['de', 'expired', 'ist verfallen', 'nicht rechtzeitig', '/de/executive/quick-order'],
    ['es', 'refused', 'ha vuelto', 'no se aceptó', '/executive/quick-order'],
    ['en', 'refused', 'has come back', 'wasn’t accepted', '/en/executive/quick-order'],
    ['de', 'refused', 'ist zurückgekommen', 'nicht angenommen', '/de/executive/quick-order'],
  ] as const)(
    'C082 S07 in %s the mail about an order that is %s says so, names its articles and leads to the quick order',
    async (locale, about, subject, said, path) => {
      const { letter, buyer, id } = await aMail(locale);
      if (about === 'cancelled') {
        await buyer.settle(`?orden=${letter.number}`);
        const advisor = await anAccount(db(), { role: roles.advisor });
        await assign(db(), advisor.id, buyer.account.id);
        await call('GET', `/api/asesora/cancelarOrden?orden=${letter.number}`, await aSession(db(), advisor));
      } else if (about === 'refused') {
        await buyer.settle(`?orden=${letter.number}`);
        await comeBack(id);
      } else await expireAt(db(), new Date(shopNow().getTime() + 40 * 60_000));
      const mail = await writeOrderMail(
        db(),
        { orderId: id, about },
        { ...testConfig, storefrontUrl: 'https://velia.example' },
      );
      expect(mail?.to).toBe(buyer.account.username);
      expect(mail?.subject).toContain(subject);
      expect(mail?.subject).toContain(letter.number);
      const [line] = letter.lines;
      expect(mail?.subject).not.toContain(line?.name);
      expect(mail?.text).toContain(`2 × ${line?.name}`);
      expect(mail?.text).toContain(said);
      expect(mail?.text).toContain(`https://velia.example${path}`);
      expect(mail?.text).not.toMatch(/undefined|NaN|\[object/);
      if (about === 'expired') expect(mail?.text).not.toContain('€0.00');
    },
  );

  test('V09 the mail of an order to the Canary Islands says that its prices exclude VAT', async () => {
    const { mail } = await aMail('es', { postal: '35002', zone: 'CANARIAS' });
    expect(mail.text).toContain('Precios sin IVA español');
    expect(mail.text).not.toContain('IVA incluido');
  });

  test('an English mail writes its dates in the European order, day before month', async () => {
    const { mail } = await aMail('en');
    expect(mail.text).toMatch(/placed order \S+ on \d{1,2} [A-Z][a-z]+ \d{4}\./);
  });

  test('what the account pays is taken off the total', async () => {
    const { letter } = await aMail('en');
    const totals = { ...letter.totals, creditUsedCents: 2_000, dueCents: letter.totals.totalCents - 2_000 };
    const { text } = toOrderConfirmedMail({ ...letter, totals }, 'https://velia.example');
    expect(text).toContain('From your account: −€20.00\nTo pay: €');
  });

  test('discounts and fees are listed in the mail only if there are any', async () => {
    const { letter } = await aMail('en');
    const sums = (more: object) =>
      toOrderConfirmedMail({ ...letter, totals: { ...letter.totals, ...more } }, 'https://velia.example').text;
    const none = { discountCents: 0, surchargeCents: 0, creditUsedCents: 0 };
    expect(sums(none)).not.toMatch(/Discount:|Cash on delivery fee:|From your account:/);
    expect(sums({ ...none, surchargeCents: 350 })).toContain('Cash on delivery fee: €3.50');
    expect(sums({ ...none, discountCents: 500 })).toContain('Discount: −€5.00');
  });

  test.each([
    ['es', 'Un saludo,', 'NIF B00000000'],
    ['en', 'Kind regards,', 'Managing director'],
    ['de', 'Freundliche Grüße', 'Vertreten durch'],
  ] as const)(
    'in %s a mail ends with a greeting and the seller; the legal texts follow it',
    async (locale, closing, seller) => {
      const { mail } = await aMail(locale);
      const signed = await completeMail(db(), mail, testConfig);
      const [letter = '', after = ''] = signed.text.split(`\n\n${closing}\n`);
      expect(letter).toBe(mail.text);
      expect(after).toMatch(/^Velia Moda Íntima, S\.L\./);
      expect(after.indexOf(seller)).toBeGreaterThan(0);
      expect(after.indexOf(mail.annex ?? 'missing')).toBeGreaterThan(after.indexOf(seller));
      expect(Object.keys(signed).sort()).toEqual(['html', 'subject', 'text', 'to']);
    },
  );

  test('a piece that sold out meanwhile is named as not sent, with size and client', async () => {
    const { letter } = await aMail('es');
    const piece = { quantity: 1, name: 'Slip Álvaro', color: 'negro', size: 'XXL', client: 'Nuria' };
    const { text } = toOrderConfirmedMail({ ...letter, dropped: [piece] }, 'https://velia.example');
    expect(text).toContain('No va en el pedido');
    expect(text).toContain('1 × Slip Álvaro, negro, talla de la etiqueta XXL, para Nuria');
  });

  test('the subject names no garment, because it shows on lock screens', async () => {
    const { mail, letter } = await aMail('es');
    for (const { name } of letter.lines) expect(mail.subject).not.toContain(name);
  });
}, seededShop);
