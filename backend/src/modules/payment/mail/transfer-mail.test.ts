import { expect, test } from '@jest/globals';
import { testConfig } from '../../../../test/client.ts';
import { withCounter } from '../../../../test/counter.ts';
import { onDatabase } from '../../../../test/harness.ts';
import { aProvider } from '../../../../test/provider.ts';
import { seededShop } from '../../../../test/seeded.ts';
import { transferAccount, withTransfers } from '../../../../test/transfers.ts';
import { words } from '../../../words/words.ts';
import { createTransferProvider } from '../transfers/transfer-provider.ts';
import { writeTransferMail } from './transfer-mail.ts';

const config = { ...testConfig, transferAccount, storefrontUrl: 'https://velia.example' };

onDatabase((database) => {
  const shop = withCounter(database, [aProvider(), createTransferProvider(transferAccount)]);
  const { aTransfer, arrive } = withTransfers(shop);
  const inLocale = (attempt: string, locale: 'es' | 'en' | 'de') =>
    shop.db().updateTable('payment_attempts').set({ locale }).where('id', '=', attempt).execute();

  test.each([
    ['es', 'Titular: ', 'Concepto: ', 'Fecha límite: 23 de marzo de 2026', 'tu pedido', '/checkout/payment-result'],
    ['en', 'Account holder: ', 'Reference: ', 'Pay by: 23 March 2026', 'your order', '/en/checkout/payment-result'],
    ['de', 'Empfänger: ', 'Verwendungszweck: ', 'Zahlbar bis: 23. März 2026', 'Ihre Bestellung', '/de/checkout/'],
  ] as const)('in %s the mail has all that a transfer needs, in the order’s language', async (locale, ...said) => {
    const [holder, concept, until, order, link] = said;
    const { attempt, number } = await aTransfer();
    await inLocale(attempt, locale);
    const { reference, cents } = await shop.attemptOf(attempt);
    for (const about of ['instructions', 'reminder', 'partly'] as const) {
      const mail = await writeTransferMail(shop.db(), { attemptId: attempt, about, cents: 700 }, config);
      expect(mail).toMatchObject({ locale, subject: expect.stringContaining(`${order} ${number}`) });
      const lines = mail?.text.split('\n');
      expect(lines).toContain(`${holder}Velia Moda Íntima, S.L.`);
      expect(lines).toContain('IBAN: ES44 0000 0000 0612 3456 7890');
      expect(lines).toContain(`${concept}${reference}`);
      expect(lines).toContain(until);
      expect(mail?.text).toContain(`€${(cents / 100).toFixed(2)}`);
      expect(mail?.text).toContain(`https://velia.example${link}`);
      expect(mail?.text.includes('€7.00')).toBe(about === 'partly');
    }
    for (const about of ['tooMuch', 'tooLittle'] as const) {
      const mail = await writeTransferMail(shop.db(), { attemptId: attempt, about, cents: 700 }, config);
      expect(mail?.text).toContain('€7.00');
      expect(mail?.text).not.toContain('IBAN');
    }
    expect(Object.keys(words[locale].paymentMails.transfer.says)).toHaveLength(5);
  });

  test('the mail asks for the missing amount at sending time, and is dropped once all has arrived', async () => {
    const { attempt } = await aTransfer();
    const { cents } = await shop.attemptOf(attempt);
    await arrive(attempt, 1_000);
    const ask = () => writeTransferMail(shop.db(), { attemptId: attempt, about: 'reminder', cents: 0 }, config);
    expect((await ask())?.text).toContain(`€${((cents - 1_000) / 100).toFixed(2)}`);
    await arrive(attempt, cents - 1_000);
    expect(await ask()).toBeNull();
  });
}, seededShop);
