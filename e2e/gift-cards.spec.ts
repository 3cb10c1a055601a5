import type { Page } from 'playwright/test';
import { payByCard, returnToShop } from './bank-page';
import { expect, expectAccessible, test, waitUntilHydrated } from './fixtures';
import { aGuest, linkInMail } from './guest-journey';

const store = '/my-store/lucia-ferrer';
const anEmail = () => `clara.${crypto.randomUUID().slice(0, 8)}@correo.es`;

/** Buys a card by mail in a store, and pays it by card; returns its code, as the mail's link has it. */
async function buyCard(page: Page, recipient: string, euros = '25'): Promise<string> {
  const { t, field } = aGuest(page);
  await page.goto(`${store}/gift-cards`);
  const name = field(t('giftCard.buy.recipientName'));
  await waitUntilHydrated(name);
  await page.getByRole('radio', { name: t('giftCard.buy.own') }).check();
  await field(t('giftCard.buy.ownLabel')).fill(euros);
  await name.fill('Clara');
  await field(t('giftCard.buy.recipientEmail')).fill(recipient);
  await field(t('giftCard.buy.sender')).fill('Inés');
  await field(t('giftCard.buy.message')).fill('Para tu cumpleaños.');
  // The recipient has a name and an address too.
  const buyer = (label: string) => page.getByLabel(`${label} *`, { exact: true });
  await buyer(t('guest.data.email')).fill(anEmail());
  await buyer(t('checkout.shipping.form.firstName')).fill('Inés');
  await buyer(t('checkout.shipping.form.lastName')).fill('Soto Gil');
  await field(t('checkout.shipping.form.phone')).fill('600 777 888');
  await page.getByRole('radio', { name: t('checkout.payment.card'), exact: true }).check();
  await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
  // From the top, so that the header that stays in sight cuts no field in half.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('checkout.payment.submit') }).click();
  await payByCard(page);
  await returnToShop(page);
  await expect(page).toHaveURL(/\/gift-cards\/purchase#GC-\d+\.[\w.-]+$/);
  await expect(
    page
      .getByRole('heading', { name: t('giftCard.purchase.paidTitle') })
      .or(page.getByRole('heading', { name: t('giftCard.purchase.sentTitle') })),
  ).toBeVisible();
  await expectAccessible(page);
  return new URL(await linkInMail(page, recipient, 'gift-card')).hash.slice(1);
}

/** Opens the folded field and tries a code, by the keyboard alone. */
async function useCard(page: Page, code: string): Promise<void> {
  const { t } = aGuest(page);
  const summary = page.locator('summary', { hasText: t('giftCard.use.title') });
  const input = page.getByLabel(new RegExp(`^${t('giftCard.use.label')}`));
  if (!(await input.isVisible())) {
    await summary.focus();
    await page.keyboard.press('Enter');
  }
  await input.fill(code);
  await page.keyboard.press('Enter');
}

test('a card that is bought in a store arrives by mail, pays a part of a guest’s bag, and shows what is left', {
  tag: '@phone',
}, async ({ page }) => {
  const recipient = anEmail();
  const code = await buyCard(page, recipient);

  const guest = aGuest(page);
  const { t } = guest;
  await page.goto(`${store}/welcome`);
  await expect(page.getByRole('region', { name: t('store.bar.label') })).toBeVisible();
  await guest.addOne();
  await guest.toData();
  await guest.fillIn(recipient);
  await guest.toPayment();
  const total = page.locator('.checkout-sum-total dd').last();
  await expect(total).toContainText('€');

  await useCard(page, 'ABCDEFGH23456789');
  await expect(page.getByText(t('checkout.remarks.giftCard.reason.unknown'))).toBeVisible();
  await expect(page.getByLabel(new RegExp(`^${t('giftCard.use.label')}`))).toHaveValue('ABCDEFGH23456789');
  await useCard(page, code.toLowerCase());
  const paid = t('giftCard.use.applied', { last: code.slice(-4), amount: '€25.00' });
  await expect(page.getByText(paid)).toBeFocused();
  await expect(page.getByText('-€25.00')).toBeVisible();
  await expectAccessible(page);
  await guest.agree('card');
  await guest.press();
  await payByCard(page);
  await returnToShop(page);
  await guest.expectPaid();
  await expect(page.locator('.guest-ordered')).toContainText('-€25.00');

  await page.goto(`/gift-card#${code}`);
  await expect(page.getByRole('heading', { name: t('giftCard.lookUp.card', { last: code.slice(-4) }) })).toBeFocused();
  await expect(page.getByText(t('giftCard.lookUp.empty'))).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(t('giftCard.lookUp.kinds.order')) })).toContainText('-€25.00');
  // The address keeps no code.
  await expect(page).toHaveURL('/gift-card');
  await expectAccessible(page);
});
