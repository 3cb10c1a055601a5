import { expect, test } from '@jest/globals';
import { locales } from 'contract/public-codes.ts';
import { toPaymentMail } from './payment-mail.ts';

const page = '/checkout/payment-result?payment=a1';
const letter = { to: 'vera@example.com', name: 'Vera', page, number: 'V26-004817' };

test.each(
  locales.flatMap((locale) =>
    (['paid', 'paidLate', 'paidTwice', 'refunded', 'denied'] as const).map((about) => [locale, about] as const),
  ),
)('X07 in %s the mail of a payment that is %s names its order, its amount and its page', (locale, about) => {
  const mail = toPaymentMail({ ...letter, locale }, { about, cents: 123_450 }, 'https://shop.example');
  expect(mail.subject).toContain(letter.number);
  expect(mail.text).toContain('€1,234.50');
  expect(mail.text).toContain(`${locale === 'es' ? '' : `/${locale}`}/checkout/payment-result?payment=a1`);
});

test('X07 a payment on the account names the account', () => {
  const mail = toPaymentMail(
    { ...letter, number: null, locale: 'en' },
    { about: 'paid', cents: 100 },
    'https://shop.example',
  );
  expect(mail.subject).toBe('We’ve received your payment for your account');
});
