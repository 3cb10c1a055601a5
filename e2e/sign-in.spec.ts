import type { Page } from 'playwright/test';
import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { expect, expectAccessible, makeSession, messages, test, waitUntilHydrated } from './fixtures';

const home = '/home/your-catalog-sale-business';
function account(user: string) {
  const found = demoAccounts.find((each) => each.user.startsWith(user));
  if (!found) throw new Error(`There is no demo account of ${user}.`);
  return found;
}

const session = async (page: Page) => (await page.request.get('/api/session')).json();

async function fill(page: Page, user: string, password: string) {
  // Before hydration the name is not trimmed, and the browser itself would send the form.
  await waitUntilHydrated(page.locator('input[name=user]'));
  await page.locator('input[name=user]').fill(user);
  await page.locator('input[name=password]').fill(password);
}

// A sign-out may overtake the wish list's synchronisation.
test.use({ expectedErrors: [/401 .*deseos\/sincronizar/] });

test.describe('a failed sign-in', () => {
  test.use({ expectedErrors: [/status of (401|429|503)|ERR_|Failed to fetch/] });

  for (const locale of ['es', 'en', 'de'] as const) {
    test(`V04 a wrong password in ${locale} keeps what was typed, says so and moves the focus to the password`, async ({
      page,
    }) => {
      const t = messages(locale);
      await page.goto(`${locale === 'es' ? '' : `/${locale}`}/validation/sign-in`);
      await fill(page, `  nobody-${crypto.randomUUID()}@velia.example `, 'wrong ñ password');
      await page.getByRole('button', { name: t('signIn.submit') }).click();
      await expect(page.getByRole('alert').filter({ hasText: t('error.badCredentials') })).toBeVisible();
      // V04: without the surrounding spaces.
      await expect(page.locator('input[name=user]')).toHaveValue(/^nobody-.*\.example$/);
      await expect(page.locator('input[name=password]')).toHaveValue('wrong ñ password');
      await expect(page.locator('input[name=password]')).toBeFocused();
      expect(await session(page)).toEqual({ executive: null, client: null });
    });
  }

  test('a broken connection keeps what was typed and says so', async ({ page }) => {
    const t = messages('en');
    await page.goto('/en/validation/sign-in');
    await fill(page, 'someone', 'something');
    await page.route('**/EuropaBackend/**', (route) => route.abort());
    await page.getByRole('button', { name: t('signIn.submit') }).click();
    await expect(page.getByRole('alert').filter({ hasText: t('error.busy') })).toBeVisible();
    await expect(page.locator('input[name=user]')).toHaveValue('someone');
    await expect(page.locator('input[name=password]')).toHaveValue('something');
  });
});

test('a form submitted before hydration is checked after it, and what was typed stays', async ({ page }) => {
  const t = messages('en');
  const gate = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/en/validation/sign-in', { waitUntil: 'commit' });
  await page.locator('input[name=user]').fill('someone');
  await page.getByRole('button', { name: t('signIn.submit') }).click();
  gate.resolve();
  await expect(page.locator('input[name=password]')).toBeFocused();
  await expect(page.getByText(t('error.required'))).toHaveCount(1);
  await expect(page.locator('input[name=user]')).toHaveValue('someone');
});

test('an empty form marks each field and moves the focus to the first', async ({ page }) => {
  const t = messages('en');
  await page.goto('/en/clients/login');
  await waitUntilHydrated(page.getByLabel(t('signIn.user')));
  await page.getByRole('button', { name: t('signIn.submit') }).click();
  await expect(page.getByText(t('error.required'))).toHaveCount(2);
  await expect(page.getByLabel(t('signIn.user'))).toBeFocused();
  await expect(page.getByLabel(t('signIn.user'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t('signIn.user'))).toHaveAccessibleDescription(t('error.required'));
});

test('R19 S01 S06 signing in returns to the wanted page and shows the name in the header; signing out removes it', async ({
  page,
}) => {
  const t = messages('en');
  const { user, password, name } = account('clara');
  await page.goto('/en/clients/order');
  await expect(page).toHaveURL('/en/clients/login?return=%2Fclients%2Forder');
  await fill(page, `  ${user.toUpperCase()} `, password);
  await page.getByRole('button', { name: t('signIn.submit') }).click();
  await expect(page).toHaveURL('/en/clients/order');
  await page.goto(`/en${home}`);
  // There is room for the first name; screen readers read the full one.
  const nameLink = page.getByRole('banner').getByRole('link', { name });
  await expect(nameLink).toContainText(name.split(' ')[0] ?? name);
  await page.goto('/en/clients/welcome');
  await page.getByRole('button', { name: t('prepared.signOut'), exact: true }).click();
  await expect(page).toHaveURL(`/en${home}`);
  await expect(nameLink).toHaveCount(0);
  expect(await session(page)).toEqual({ executive: null, client: null });
  await page.goto('/en/clients/order');
  await expect(page).toHaveURL(/\/en\/clients\/login/);
});

test('S01 D08 the two sign-ins are independent: signing one out keeps the other', async ({ page, signIn }) => {
  const t = messages('es');
  await signIn('lucia');
  // A session for this test alone, because the test ends it.
  const cookies = await makeSession(page.context(), 'clara');
  const client = cookies.find(({ name }) => name.endsWith('velia-client'));
  const both = { executive: { name: account('lucia').name }, client: { name: account('clara').name } };
  expect(await session(page)).toMatchObject(both);
  await page.goto('/clients/welcome');
  await page.getByRole('button', { name: t('prepared.signOut'), exact: true }).click();
  await expect(page).toHaveURL(home);
  expect(await session(page)).toMatchObject({ ...both, client: null });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain(client?.name);
  await page.goto('/executive/quick-order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pad.title'));
  await page.goto('/clients/order');
  await expect(page).toHaveURL('/clients/login?return=%2Fclients%2Forder');
});

test('X06 a forged, an altered and another role’s cookie sign nobody in', async ({
  page,
  context,
  signIn,
  baseURL,
}) => {
  await signIn('lucia');
  const good = (await context.cookies()).find(({ name }) => name.endsWith('velia-executive'));
  if (!good) throw new Error('no session');
  const middle = Math.floor(good.value.length / 2);
  const forged = [
    'nonsense',
    'Fe26.2*1*x*y*z**a*b',
    good.value.slice(0, -6),
    good.value.slice(0, middle) + (good.value[middle] === 'A' ? 'B' : 'A') + good.value.slice(middle + 1),
  ];
  for (const value of forged) {
    await context.addCookies([{ name: good.name, value, url: baseURL ?? '' }]);
    expect((await session(page)).executive).toBeNull();
    await page.goto('/executive/quick-order');
    await expect(page).toHaveURL(/\/home\/your-catalog-sale-business/);
  }
  // An executive's cookie is not valid as a client's.
  await context.addCookies([{ name: good.name.replace('executive', 'client'), value: good.value, url: baseURL ?? '' }]);
  await page.goto('/clients/order');
  await expect(page).toHaveURL(/\/clients\/login/);
});

test('a signed-in advisor is sent on from the sign-in page to the wanted page', async ({ page, signIn }) => {
  await signIn('ines');
  await page.goto('/de/validation/sign-in?return=%2Fexecutive%2Fsearch-executives');
  await expect(page).toHaveURL('/de/executive/search-executives');
});

test.describe('two people at one browser', () => {
  test.use({ expectedErrors: [/status of (401|404)/] });

  test('a code typed on the pad after another sign-in in another tab is not sent, and waits for its executive', async ({
    page,
    signIn,
  }) => {
    const t = messages('en');
    const { user, password } = await signIn('lucia');
    await page.goto('/en/executive/quick-order');
    const code = page.getByLabel(t('pad.pad.code'), { exact: true });
    await waitUntilHydrated(code);
    const { name } = await signIn('ines');
    await code.fill('999999');
    const dialog = page.getByRole('dialog', { name: t('security.end.otherTitle') });
    await expect(dialog).toContainText(name);
    await expectAccessible(page);
    expect((await session(page)).executive.name).toBe(name);
    // The executive signs in again and continues with what was typed.
    await dialog.locator('[name=user]').fill(user);
    await dialog.locator('[name=password]').fill(password);
    await dialog.getByRole('button', { name: t('security.stay') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(code).toHaveValue('999999');
    await code.press('Control+Enter');
    await expect(page.getByText(t('order.outcome.unknown')).first()).toBeVisible();
  });
});
