import { randomInt } from 'node:crypto';
import type { Page } from 'playwright/test';
import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { startShopOfAnotherTime } from './another-time';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const simulators = process.env.SIMULATORS_URL ?? 'http://localhost:4100';
const password = 'amber Lantern 77';
const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A person without an account. */
function somebody() {
  const number = randomInt(10_000_000, 99_999_999);
  return {
    user: `nueva.${number}`,
    email: `nueva.${number}@correo.es`,
    document: `${number}${letters[number % letters.length]}`,
  };
}

/** The link in the last mail to an address. */
async function linkOfMail(page: Page, to: string, subject?: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { messages: mails } = await (await page.request.get(`${simulators}/mailbox`)).json();
    const mail = mails.find(
      (each: { to: string; subject: string }) => each.to === to && (!subject || each.subject === subject),
    );
    link = /https?:\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

const session = async (page: Page) => (await page.request.get('/api/session')).json();

test('on the sign-up form paired fields align, each arrow is in its select, and a focused field’s label stays below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/home/catalog-sale-register-here');
  const controls = page.locator('.sign-up-pair > .ui-field > :is(.ui-input, .ui-select)');
  await expect(controls.first()).toBeVisible();
  const boxes = () =>
    page.evaluate(() => {
      const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
      const pairs = [...document.querySelectorAll('.sign-up-pair')].map((pair) =>
        [...pair.querySelectorAll('.ui-input')].map((control) => box(control).top),
      );
      const selects = [...document.querySelectorAll('.sign-up-pair .ui-select')].map((select) => {
        const [control, arrow] = [box(select.querySelector('select')), box(select.querySelector('.ui-icon'))];
        return control.top < arrow.top && arrow.bottom < control.bottom;
      });
      return { apart: pairs.map((tops) => Math.max(...tops) - Math.min(...tops)), selects };
    });
  const { apart, selects } = await boxes();
  expect(selects.length).toBeGreaterThan(0);
  expect(selects).not.toContain(false);
  expect(Math.max(...apart)).toBeLessThan(1);

  const under = await page.evaluate(() => {
    const field = document.querySelector<HTMLElement>('[name=document]');
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (!field) return null;
    window.scrollBy({ top: field.getBoundingClientRect().top - header - 2, behavior: 'instant' });
    field.focus();
    const label = document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect().top ?? 0;
    return label - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  });
  expect(under).toBeGreaterThanOrEqual(0);
});

test('J01 R06 R09 R11 R12 R33 S01 S06 from the sign-up form to the first sign-in and an active account; then a lost password is reset', async ({
  page,
}) => {
  test.slow();
  const t = messages('es');
  const { user, email, document } = somebody();
  const next = () => page.getByRole('button', { name: t('signUp.form.next'), exact: true }).click();
  const field = (name: string) => page.locator(`[name=${name}]`);
  const step = (name: 'person' | 'contact' | 'access' | 'confirm') =>
    expect(page.getByRole('heading', { level: 2, name: t(`signUp.form.steps.${name}`) })).toBeVisible();

  await page.goto('/home/catalog-sale-register-here');
  await step('person');
  await expectAccessible(page);
  await next();
  await expect(page.getByText(t('forms.wrong.required')).first()).toBeVisible();
  await expect(field('givenName')).toBeFocused();
  await expectAccessible(page);
  await field('givenName').fill(' Carmen ');
  await field('familyName').fill('Vidal Pons');
  await field('document').fill(document.replace(/.$/, 'I'));
  await field('adult').check();
  await next();
  await expect(page.getByText(t('forms.wrong.identity'))).toBeVisible();
  await field('document').fill(document);
  await next();

  await step('contact');
  await expect(field('prefix')).toHaveValue('+34');
  await field('email').fill(email);
  await field('phone').fill('600 333 444');
  await field('street').fill('Carrer de la Pau 14');
  await field('state').selectOption('46');
  await field('postalCode').fill('46003');
  await field('town').fill('València');
  await expectAccessible(page);
  // A reload half-way restores the step and what was typed, but not the identity document.
  await page.reload();
  await step('contact');
  await expect(field('street')).toHaveValue('Carrer de la Pau 14');
  await expect(field('state')).toHaveValue('46');
  await page.goBack();
  await step('person');
  await expect(field('givenName')).toHaveValue('Carmen');
  await expect(field('document')).toHaveValue('');
  await field('document').fill(document);
  await field('adult').check();
  await next();
  await step('contact');
  await next();

  await step('access');
  await field('username').fill(user);
  await field('source').selectOption('SOCIA');
  await field('referrer').fill('E9999');
  await next();
  await expect(page.getByText(t('forms.wrong.absent'))).toBeVisible();
  await field('referrer').fill('E1001');
  await expectAccessible(page);
  await next();

  await step('confirm');
  await expect(page.getByText(t('signUp.form.found', { name: 'Lucía F.', town: 'València' }))).toBeVisible();
  await field('terms').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('signUp.form.send') }).click();
  await page.waitForURL('/executive/register-success');
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkOfMail(page, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.choose.joiningTitle'));
  await expectAccessible(page);
  await field('password').fill(password);
  await page.getByRole('button', { name: t('password.choose.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.choose.done.joining.title'));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('password.choose.done.signIn') })
    .click();
  await waitUntilHydrated(field('user'));
  await field('user').fill(email);
  await field('password').fill(password);
  await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
  await page.waitForURL('/executive/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('signUp.welcome.hello', { name: 'Carmen' }));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('signUp.welcome.activate') }).click();
  await expect(page.locator('.form-done')).toBeVisible();
  await expect(page.getByRole('button', { name: t('signUp.welcome.activate') })).toHaveCount(0);
  await page.goto('/executive/your-account/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk.hello', { name: 'Carmen Vidal Pons' }));
  await expectAccessible(page);

  await page.goto('/executive/your-account/security');
  await expect(page.getByText(t('security.sessions.current'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('security.sessions.everywhere') }).click();
  await page.waitForURL('/home/your-catalog-sale-business');
  expect((await session(page)).executive).toBeNull();

  await page.goto('/validation/recover');
  await field('username').fill(user);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('password.ask.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.ask.done.title'));
  await expectAccessible(page);
  const link = await linkOfMail(page, email, 'Elige una contraseña nueva');
  await page.goto(link);
  await field('password').fill(`${password} otra`);
  await page.getByRole('button', { name: t('password.choose.submit') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.choose.done.recovery.title'));
});

const newest = demoAccounts.find(({ passchanged }) => passchanged === 'N');

/** A shop of its own, because only the seed gives first passwords and one can be replaced only once. */
const inShopOfItsOwn = test.extend<{ ownShop: string }>({
  ownShop: [
    async ({}, use) => {
      const shop = await startShopOfAnotherTime();
      await use(shop.url);
      await shop.stop();
    },
    // The shop is started and seeded.
    { timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop),
});

inShopOfItsOwn.describe('with a first password', () => {
  inShopOfItsOwn.use({ expectedErrors: [/status of (401 .*\/api\/login|422 .*\/cambiarPassword)\)$/] });

  inShopOfItsOwn(
    'R17 R33 S01 an executive replaces the first password, not by the same again, and is at the desk',
    async ({ page, context }) => {
      const t = messages('de');
      if (!newest) throw new Error('Everybody has a password of her own.');
      const { user, password: first, name } = newest;
      const own = 'ein ganz neuer Satz';
      const field = (called: string) => page.locator(`[name=${called}]`);
      const signIn = async (secret: string) => {
        await waitUntilHydrated(field('user'));
        await field('user').fill(user);
        await field('password').fill(secret);
        await page.getByRole('button', { name: t('signIn.submit'), exact: true }).click();
      };
      await page.goto('/de/validation/sign-in');
      await signIn(first);
      await page.waitForURL('/de/validation/password-init');
      for (const path of ['/executive/welcome', '/executive/your-account/security', '/executive/quick-order']) {
        await page.goto(`/de${path}`);
        await expect(page).toHaveURL('/de/validation/password-init');
      }
      await expectAccessible(page);
      await waitUntilHydrated(field('current'));
      await field('current').fill('not her password');
      await field('password').fill(own);
      const submit = page.getByRole('button', { name: t('password.change.submit') });
      await submit.click();
      await expect(page.getByText(t('forms.wrong.wrong'))).toBeVisible();
      await field('current').fill(first);
      await field('password').fill(first);
      await submit.click();
      await expect(page.getByText(t('forms.wrong.same'))).toBeVisible();
      await expectAccessible(page);

      await field('password').fill(own);
      await submit.click();
      await page.waitForURL('/de/executive/welcome');
      const hello = t('signUp.welcome.hello', { name: name.split(' ')[0] ?? '' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
      // The page redirects once the password has been replaced.
      await page.goto('/de/validation/password-init');
      await expect(page).toHaveURL('/de/executive/your-account/home');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('desk.hello', { name }));

      await context.clearCookies();
      await page.goto('/de/validation/sign-in');
      await signIn(first);
      await expect(page.getByRole('alert').filter({ hasText: t('error.badCredentials') })).toBeVisible();
      await signIn(own);
      await page.waitForURL('/de/executive/your-account/home');
    },
  );
});

test.describe('refusals', () => {
  test.use({ expectedErrors: [/status of (401|404|410|422)/] });

  test('R17 an unknown link says so, and a visitor cannot set a password', async ({ page }) => {
    const t = messages('en');
    await page.goto('/en/validation/recover#a-token-that-nobody-made');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.choose.closed.unknown.title'));
    await expectAccessible(page);
    await page.goto('/en/validation/confirm-mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('password.choose.closed.none.title'));
    await page.goto('/en/validation/password-init');
    await expect(page).toHaveURL('/en/validation/sign-in');
  });

  test('an ended session asks for the password in place and keeps what was typed', async ({
    page,
    context,
    signIn,
  }) => {
    const t = messages('en');
    const { user, password: own } = await signIn('lucia');
    await page.goto('/en/executive/your-account/security');
    await expect(page.getByText(t('layout.account.signedIn'))).toBeVisible();
    await waitUntilHydrated(page.locator('[name=current]'));
    await page.locator('[name=current]').fill('what she was typing');
    await page.locator('[name=password]').fill('another good sentence');
    await context.clearCookies();
    await page.getByRole('button', { name: t('password.change.submit') }).click();
    const dialog = page.getByRole('dialog', { name: t('security.end.endedTitle') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await dialog.locator('[name=user]').fill(user);
    await dialog.locator('[name=password]').fill(own);
    await dialog.getByRole('button', { name: t('security.stay') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('[name=current]')).toHaveValue('what she was typing');
    await expect(page.locator('[name=password]')).toHaveValue('another good sentence');
    expect((await session(page)).executive.name).toBe('Lucía Ferrer');
  });
});

for (const locale of ['es', 'en', 'de'] as const) {
  test(`R10 C027 without script a visitor finds an executive by town in ${locale}, and reads that a made-up town has none`, async ({
    browser,
  }) => {
    const t = messages(locale);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${locale === 'es' ? '' : `/${locale}`}/executive/search-executives`);
    await page.locator('main [name=town]').fill('valen');
    await page
      .getByRole('button', { name: t('executiveSearch.search'), exact: true })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: 'Lucía F.' })).toBeVisible();
    await page.locator('main [name=town]').fill('nowhere at all');
    await page
      .getByRole('button', { name: t('executiveSearch.search'), exact: true })
      .last()
      .click();
    await expect(page.getByText(t('executiveSearch.none.title'))).toBeVisible();
    await context.close();
  });
}
