import type { APIRequestContext, Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const home = '/de/home/your-catalog-sale-business';
const t = messages('de');
const typed = { number: 'V26-004823', name: 'Inés Soto', email: 'ines.widerruf@example.com' };
const field = (page: Page, name: keyof typeof typed | 'words') =>
  page.getByRole('textbox', { name: t(`withdrawal.fields.${name}`) });

async function fillIn(page: Page): Promise<void> {
  for (const name of ['number', 'name', 'email'] as const) await field(page, name).fill(typed[name]);
}

/** The text of the mail with this receipt. */
async function mailWith(page: Page, receipt: string): Promise<string> {
  const simulators = process.env.SIMULATORS_URL ?? '';
  let text = '';
  await expect(async () => {
    const { messages: mails } = await (await page.request.get(`${simulators}/mailbox`)).json();
    text =
      mails.find((mail: { to: string; text: string }) => mail.to === typed.email && mail.text.includes(receipt))
        ?.text ?? '';
    expect(text).not.toBe('');
    // The law requires the receipt without delay.
  }).toPass({ timeout: 60_000 });
  return text;
}

const languages: [Locale, string][] = [
  ['es', ''],
  ['en', '/en'],
  ['de', '/de'],
];
/** One public page of every layout. */
const anybodys = [
  '/home/your-catalog-sale-business',
  '/customer-care/terms',
  '/my-store/lucia-ferrer/welcome',
  '/my-store/lucia-ferrer/shopping-bag',
  '/my-store/lucia-ferrer/shopping-clientdata',
  '/my-store/lucia-ferrer/shopping-payment',
  '/my-store/lucia-ferrer/shopping-confirmation',
  '/wish-list',
  '/search',
  '/validation/sign-in',
  '/validation/ready-bag',
  '/clients/login',
];
const personalPaths = {
  carmen: ['/executive/your-account/home', '/executive/quick-order', '/executive/your-account/orders', '/wish-list'],
  clara: ['/clients/welcome', '/clients/order'],
};

/** Expects the statutory link to the form in each page's HTML, so that one press leads there. */
async function expectLink(request: APIRequestContext, paths: readonly string[]): Promise<void> {
  for (const [locale, prefix] of languages) {
    const label = messages(locale)('withdrawal.label');
    const link = new RegExp(`<a[^>]* href="${prefix}/customer-care/withdrawal#declare"[^>]*>${label}</a>`);
    for (const path of paths) {
      const answer = await request.get(prefix + path);
      expect([path, answer.status(), answer.url().endsWith(prefix + path)]).toEqual([path, 200, true]);
      expect(link.test(await answer.text()), `${prefix}${path}`).toBe(true);
    }
    const form = await (await request.get(`${prefix}/customer-care/withdrawal`)).text();
    expect(form).toContain('id="declare"');
    expect(form).toContain(messages(locale)('withdrawal.next'));
  }
}

test('B028 N15 the withdrawal form is one click from a page of every layout, in three languages', async ({
  request,
  context,
  signIn,
}) => {
  await expectLink(request, anybodys);
  for (const [who, paths] of Object.entries(personalPaths)) {
    await context.clearCookies();
    await signIn(who);
    await expectLink(context.request, paths);
  }
});

test('B028 a withdrawal takes one link, a form and a confirmation, and the mail matches the receipt', {
  tag: '@phone',
}, async ({ page }) => {
  let clicks = 0;
  const click = async (role: 'link' | 'button', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).click();
  };
  await page.goto(home);
  await click('link', t('withdrawal.label'));
  await expect(page).toHaveURL(/\/de\/customer-care\/withdrawal#declare$/);
  await expect(page.getByRole('heading', { name: t('withdrawal.label') })).toBeInViewport();
  await waitUntilHydrated(field(page, 'number'));
  await expectAccessible(page);
  await fillIn(page);
  await click('button', t('withdrawal.next'));
  await expect(page.getByRole('heading', { name: t('withdrawal.review.title') })).toBeFocused();
  await expectAccessible(page);
  await click('button', t('withdrawal.confirm'));
  await expect(page.getByRole('heading', { name: t('withdrawal.received.title') })).toBeFocused();
  // One click to the form, two for the statutory steps.
  expect(clicks).toBe(3);
  await expectAccessible(page);
  const receipt = await page.getByText(/^D\d\d-[2-9A-Z]{8}$/).textContent();
  const mail = await mailWith(page, receipt ?? 'no receipt');
  for (const said of [typed.number, typed.name]) expect(mail).toContain(said);
});

test('B028 without script the same steps are pages, and an error keeps what was typed', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(home);
  await page.getByRole('link', { name: t('withdrawal.label') }).click();
  await fillIn(page);
  await field(page, 'email').fill('nobody');
  await page.getByRole('button', { name: t('withdrawal.next') }).click();
  await expect(page.getByText(t('withdrawal.wrong.email'))).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(typed.name);
  await field(page, 'email').fill(typed.email);
  await page.getByRole('button', { name: t('withdrawal.next') }).click();
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('withdrawal.received.title') })).toBeVisible();
  await expect(page.getByText(/^D\d\d-[2-9A-Z]{8}$/)).toBeVisible();
  await context.close();
});
