import type { Page } from 'playwright/test';
import { localePath } from '../lib/i18n/routing.ts';
import { payByCard, returnToShop } from './bank-page';
import { pickWay } from './checkout-steps';
import { expect, expectAccessible, messages, test } from './fixtures';

const t = messages('en');
const account = localePath('en', '/executive/your-account');

const movements = (page: Page) => page.getByRole('table', { name: t('ledger.statement.movements') });
const owes = (page: Page, amount: string) => page.getByText(t('ledger.summary.owes', { amount }), { exact: true });

test('J12 S05 C063 C064 R28 an executive reads what is owed, pays a part by card, and the statement shows it', async ({
  page,
  signIn,
}) => {
  await signIn('carmen');
  await page.goto(`${account}/home`);
  await expect(owes(page, '€48.90')).toBeVisible();
  await page
    .getByRole('navigation', { name: t('workplace.label') })
    .getByRole('link', { name: t('workplace.statement') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('ledger.statement.title'));
  await expect(owes(page, '€48.90')).toBeVisible();
  await expect(page.getByText(t('ledger.summary.overdue', { amount: '€48.90' }))).toBeVisible();
  await expect(movements(page).getByRole('row', { name: /-€100\.00 €48\.90$/ })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: t('ledger.summary.pay') }).click();
  await pickWay(page, t('payment.due.part'));
  await page.getByLabel(t('payment.due.partLabel')).fill('25,00');
  await pickWay(page, t('checkout.payment.card'));
  await page.getByRole('button', { name: t('payment.pay.submit', { amount: '€25.00' }) }).click();
  await payByCard(page);
  await returnToShop(page);
  await expect(page.getByRole('heading', { level: 2, name: t('payment.result.paid.title') })).toBeVisible({
    timeout: 30_000,
  });

  await page.goto(`${account}/statement`);
  await expect(owes(page, '€23.90')).toBeVisible();
  const rows = movements(page).getByRole('row');
  await expect(rows.nth(1)).toContainText(t('ledger.statement.kinds.payment'));
  await expect(rows.nth(1)).toContainText('-€25.00€23.90');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('ledger.statement.file') }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^account-statement-\d{4}-\d\d-\d\d\.csv$/);
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('ledger.statement.paper') }).click(),
  ]);
  expect(paper.suggestedFilename()).toMatch(/^account-statement-\d{4}-\d\d-\d\d\.pdf$/);
});
