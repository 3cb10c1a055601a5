import type { Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expectBank } from './bank-page';
import { button, type CheckoutSteps, chooseDelivery, pickWay } from './checkout-steps';
import { expect, messages } from './fixtures';

const es = messages('es');
type Translate = typeof es;

export const result = /\/checkout\/payment-result\?payment=[0-9A-Za-z_-]{1,40}$/;
export const at = (locale: Locale, path: string) => (locale === 'es' ? path : `/${locale}${path}`);

export const outcome = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title });
/** Without a result from the provider the page polls after 2, 3 and 5 seconds, and then reloads. */
export const expectOutcome = (page: Page, title: string) =>
  expect(outcome(page, title)).toBeVisible({ timeout: 30_000 });

/** Places an order of two styles and goes to its payment page. */
export async function goToPay(
  page: Page,
  checkout: CheckoutSteps,
  { way, locale = 'es' }: { way: 'card' | 'bizum' | 'paypal' | 'transfer'; locale?: Locale },
): Promise<void> {
  const t = messages(locale);
  await checkout.empty();
  const articles = await checkout.listArticles((pieces) => pieces > 3, 2);
  await checkout.add(articles.map(({ code }) => ({ codigo: code, cantidadPedida: 4 })));
  await chooseDelivery(page, t, at(locale, ''));
  await pickWay(page, t(`checkout.payment.${way}`));
  await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
  await button(page, t).click();
}

export async function goToBank(page: Page, checkout: CheckoutSteps, locale: Locale = 'es'): Promise<void> {
  await goToPay(page, checkout, { way: 'card', locale });
  await expectBank(page);
}

export const payButton = (page: Page, t: Translate = es) => {
  const [before, after] = t('payment.pay.submit', { amount: '#' }).split('#');
  return page.getByRole('button', { name: new RegExp(`^${before}€[\\d.,]+${after}$`) });
};

/** Reads the reference and amount of a bank transfer. */
export async function readTransfer(page: Page, t: Translate = es): Promise<{ reference: string; amount: string }> {
  const factOf = (name: string) =>
    page
      .locator('.transfer-data dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('.transfer-value')
      .innerText();
  return {
    reference: (await factOf(t('payment.transfer.reference'))).replaceAll(' ', ''),
    amount: (await factOf(t('payment.transfer.amount'))).replace('€', '').replaceAll(',', ''),
  };
}
