import { localePath } from '../lib/i18n/routing.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const t = messages('de');

test('J13 R14 C062 C077 an executive enters a referral after an error, and reads that it is invited', async ({
  page,
  signIn,
}, { project, repeatEachIndex }) => {
  const email = `rosa.${project.name}.${repeatEachIndex}@example.com`;
  await signIn('lucia');
  await page.goto(localePath('de', '/executive/your-account/home'));
  const ways = page.getByRole('navigation', { name: t('workplace.label') });
  await ways.getByRole('link', { name: t('workplace.referrals') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('referrals.title'));
  await expect(page.getByText(/catalog-sale-register-here\?socia=E1001$/)).toBeVisible();
  const prizes = page.getByRole('region', { name: t('referrals.prizes.title') });
  await expect(prizes.getByRole('progressbar', { name: 'Weekender' })).toHaveJSProperty('value', 1);
  await expect(prizes.getByText(/^Verdient am /)).toBeVisible();
  await expectAccessible(page);

  const send = page.getByRole('button', { name: t('referrals.form.send'), exact: true });
  await waitUntilHydrated(send);
  await page.getByRole('textbox', { name: t('referrals.form.name') }).fill('Rosa');
  const mail = page.getByRole('textbox', { name: t('referrals.form.email') });
  await mail.fill('rosa');
  await page.getByRole('checkbox', { name: t('referrals.form.consent') }).check();
  await send.click();
  await expect(mail).toHaveAccessibleDescription(new RegExp(t('forms.wrong.email').slice(0, 20)));
  await mail.fill(email);
  await send.click();
  await expect(page.getByText(t('referrals.invited'))).toBeVisible();
  const row = page.getByRole('table', { name: t('referrals.list.title') }).getByRole('row', { name: email });
  await expect(row).toContainText(t('referrals.states.invited'));
});
