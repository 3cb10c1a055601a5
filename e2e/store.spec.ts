import { expect, expectAccessible, messages, sharedShop, test, waitUntilHydrated } from './fixtures';

const t = messages('en');
const store = '/en/my-store/paula-serrat/welcome';

test.describe('a personal store', () => {
  // An unknown alias is a 404.
  test.use({ expectedErrors: [/status of 404 .*\/my-store\/nobody-is-here\//] });

  test('J22 R22 C078 C079 a visitor reads the executive’s greeting and shops in that store from then on', async ({
    page,
    openContext,
    signIn,
  }) => {
    await test.step('the store has a page before the executive has written anything', async () => {
      await page.goto(store);
      await expect(page.getByText(t('store.page.greeting', { name: 'Paula' }))).toBeVisible();
      await expectAccessible(page);
    });

    const greeting = `Welcome, come in. ${crypto.randomUUID()}`;
    const executive = await openContext({ baseURL: sharedShop });
    await test.step('the executive writes a greeting', async () => {
      await signIn('paula', executive);
      const desk = await executive.newPage();
      await desk.goto('/en/executive/your-account/store');
      await expect(desk.getByText(`${sharedShop}/my-store/paula-serrat/welcome`)).toBeVisible();
      const field = desk.getByRole('textbox', { name: t('store.own.form.greeting') });
      await waitUntilHydrated(field);
      await field.fill(greeting);
      await desk.getByRole('button', { name: t('store.own.form.save'), exact: true }).click();
      await expect(desk.getByText(t('store.own.form.saved'))).toBeVisible();
      await expectAccessible(desk);
    });

    await test.step('a visitor reads it', async () => {
      await expect.poll(async () => (await page.request.get(store)).text(), { timeout: 30_000 }).toContain(greeting);
      await page.goto(store);
      await expect(page.getByText(greeting)).toBeVisible();
    });

    const barIn = (locale: 'en' | 'de') => page.getByRole('region', { name: messages(locale)('store.bar.label') });
    const bar = barIn('en');
    const said = t('store.bar.inStore', { name: 'Paula S.' });
    await test.step('the store stays in force through the shop, its languages and a new page', async () => {
      await page.getByRole('link', { name: t('store.page.look') }).click();
      await expect(page).toHaveURL(/your-catalog-sale-business$/);
      await expect(bar).toContainText(said);
      await page.goto('/de/catalogue/damen');
      await expect(barIn('de')).toContainText(messages('de')('store.bar.inStore', { name: 'Paula S.' }));
      await page.goto('/en/my-store/paula-serrat/shopping-bag');
      await expect(bar).toContainText(said);
    });

    await test.step('leaving the store in its bag opens the shop’s bag, and can be undone', async () => {
      await bar.getByRole('button', { name: t('store.bar.leave'), exact: true }).click();
      await expect(page).toHaveURL(/\/en\/my-store\/invited\/shopping-bag$/);
      await expect(bar).toContainText(t('store.bar.left', { name: 'Paula S.' }));
      await bar.getByRole('button', { name: t('store.bar.undo') }).click();
      await expect(page).toHaveURL(/\/en\/my-store\/paula-serrat\/shopping-bag$/);
      await expect(bar).toContainText(said);
    });

    await test.step('the visitor leaves it, and a link with another store puts that in force', async () => {
      await page.goto('/en/catalogue/women');
      await bar.getByRole('button', { name: t('store.bar.leave'), exact: true }).click();
      await expect(bar).toContainText(t('store.bar.left', { name: 'Paula S.' }));
      await page.goto('/en/catalogue/women?store=gillian-hart');
      await expect(bar).toContainText(t('store.bar.inStore', { name: 'Gillian H.' }));
      await expect(page).toHaveURL(/\/catalogue\/women$/);
    });

    await test.step('an unknown alias is a 404, as a page and as a bag', async () => {
      for (const path of ['welcome', 'shopping-bag']) {
        await page.goto(`/en/my-store/nobody-is-here/${path}`);
        await expect(page.getByRole('heading', { name: t('store.unknown.title') })).toBeVisible();
      }
    });
  });
});
