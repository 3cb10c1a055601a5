import type { Page } from 'playwright/test';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const simulators = process.env.SIMULATORS_URL ?? '';
const home = (prefix: string) => `${prefix}/home/your-catalog-sale-business`;

type Mail = { to: string; subject: string; text: string; headers?: Record<string, string> };

/** The newest mail to an address that has this in it. */
async function mailTo(page: Page, to: string, has: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const { messages: mails } = await (await page.request.get(`${simulators}/mailbox?to=${to}`)).json();
    found = mails.find((mail: Mail) => has.test(mail.text));
    expect(found).toBeDefined();
  }).toPass();
  return found as Mail;
}
const linkIn = ({ text }: Mail) => new URL(/^http\S+\/validation\/newsletter\S+$/m.exec(text)?.[0] ?? 'http://none');

test('J17 R29 a visitor subscribes to the newsletter, confirms by mail, and unsubscribes by one click in a mail program', {
  tag: '@phone',
}, async ({ page }) => {
  const t = messages('es');
  const email = 'novedades@example.com';
  await page.goto(home(''));
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: t('layout.footer.help.title') }).click();
  await footer.getByRole('link', { name: t('customerCare.newsletter.title') }).click();
  await expect(page).toHaveURL('/customer-care/newsletter');
  const field = page.getByRole('textbox', { name: t('customerCare.newsletter.email') }).first();
  await waitUntilHydrated(field);
  await expectAccessible(page);
  await field.fill('nadie');
  await page.getByRole('button', { name: t('customerCare.newsletter.submit') }).click();
  await expect(page.getByText(t('customerCare.newsletter.wrong'))).toBeVisible();
  await field.fill(email);
  await page.getByRole('button', { name: t('customerCare.newsletter.submit') }).click();
  await expect(page.getByText(t('customerCare.newsletter.asked').replace('{email}', email))).toBeVisible();

  const { pathname, search } = linkIn(await mailTo(page, email, /confirm=/));
  // Opening the link, as a mail scanner does, confirms nothing.
  await page.request.get(pathname + search);
  await page.goto(pathname + search);
  await expectAccessible(page);
  await page.getByRole('button', { name: t('customerCare.newsletter.answer.confirm.submit') }).click();
  await expect(
    page.getByRole('heading', { name: t('customerCare.newsletter.answer.done.confirmed.title') }),
  ).toBeVisible();

  const welcome = await mailTo(page, email, /leave=/);
  const oneClick = new URL(welcome.headers?.['List-Unsubscribe']?.slice(1, -1) ?? 'http://none');
  const left = await page.request.post(oneClick.pathname + oneClick.search, {
    form: { 'List-Unsubscribe': 'One-Click' },
  });
  expect(left.status()).toBe(200);
  // Unsubscribing again on the page changes nothing more.
  const leave = linkIn(welcome);
  await page.goto(leave.pathname + leave.search);
  await page.getByRole('button', { name: t('customerCare.newsletter.answer.leave.submit') }).click();
  await expect(page.getByRole('heading', { name: t('customerCare.newsletter.answer.done.left.title') })).toBeVisible();
});

test('J17 without script the newsletter’s forms are pages, and an error keeps what was typed', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const t = messages('de');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/customer-care/newsletter');
  const field = page.getByRole('textbox', { name: t('customerCare.newsletter.email') }).first();
  await field.fill('ohne@skript');
  await page.getByRole('button', { name: t('customerCare.newsletter.submit'), exact: true }).click();
  await expect(page.getByText(t('customerCare.newsletter.wrong'))).toBeVisible();
  await expect(field).toHaveValue('ohne@skript');
  await field.fill('ohne.skript@example.com');
  await page.getByRole('button', { name: t('customerCare.newsletter.submit'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('customerCare.newsletter.answer.done.asked.title') })).toBeVisible();
  const { pathname, search } = linkIn(await mailTo(page, 'ohne.skript@example.com', /confirm=/));
  await page.goto(pathname + search);
  await page.getByRole('button', { name: t('customerCare.newsletter.answer.confirm.submit') }).click();
  await expect(
    page.getByRole('heading', { name: t('customerCare.newsletter.answer.done.confirmed.title') }),
  ).toBeVisible();
  await page.goto('/de/validation/newsletter?confirm=forged-token-of-nobody');
  await page.getByRole('button', { name: t('customerCare.newsletter.answer.confirm.submit') }).click();
  await expect(
    page.getByRole('heading', { name: t('customerCare.newsletter.answer.done.unknown.title') }),
  ).toBeVisible();
  await context.close();
});

const typed = {
  name: 'Inés Soto',
  email: 'ines.contact@example.com',
  order: 'v26-004823',
  message: 'After five, please.',
};

test('J18 R29 a message to customer care gets a code, which the mails to its sender and to the shop name', async ({
  page,
}) => {
  const t = messages('en');
  await page.goto('/en/customer-care/contact');
  await expect(page.getByRole('main').getByRole('link', { name: '+34 900 000 000' })).toHaveAttribute(
    'href',
    'tel:+34900000000',
  );
  const field = (name: keyof typeof typed) =>
    page.getByRole('textbox', { name: t(`customerCare.contact.fields.${name}`) });
  await waitUntilHydrated(field('name'));
  await expectAccessible(page);
  await page.getByRole('button', { name: t('customerCare.contact.submit') }).click();
  await expect(page.getByText(t('customerCare.contact.wrong.choose'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('combobox', { name: t('customerCare.contact.fields.topic') })
    .selectOption({ label: t('customerCare.contact.topics.order') });
  for (const name of ['name', 'email', 'order', 'message'] as const) await field(name).fill(typed[name]);
  await page.getByRole('button', { name: t('customerCare.contact.submit') }).click();
  await expect(page.getByRole('heading', { name: t('customerCare.contact.sent.title') })).toBeFocused();
  await expectAccessible(page);
  const code = (await page.getByText(/^C\d\d-[2-9A-Z]{8}$/).textContent()) ?? 'no code';
  const { text } = await mailTo(page, typed.email, new RegExp(code));
  expect(text).not.toContain(typed.message);
  const house = await mailTo(page, 'hola@velia.example', new RegExp(typed.message));
  expect(house.subject).toContain(code);
});

test('J18 without script an error is a page that keeps what was typed, and the next page has the code', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const t = messages('de');
  // Another text, so that the mail to the shop differs from the other test's.
  const written = { ...typed, message: 'Nach fünf, bitte.' };
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/customer-care/contact');
  const field = (name: keyof typeof typed) =>
    page.getByRole('textbox', { name: t(`customerCare.contact.fields.${name}`) });
  const topic = page.getByRole('combobox', { name: t('customerCare.contact.fields.topic') });
  await topic.selectOption('complaint');
  for (const name of ['name', 'order', 'message'] as const) await field(name).fill(written[name]);
  await field('email').fill('nobody');
  await page.getByRole('button', { name: t('customerCare.contact.submit') }).click();
  await expect(page.getByText(t('customerCare.contact.wrong.email'))).toBeVisible();
  await expect(topic).toHaveValue('complaint');
  await expect(field('message')).toHaveValue(written.message);
  await field('email').fill('ines.ohne@example.com');
  await page.getByRole('button', { name: t('customerCare.contact.submit') }).click();
  await expect(page.getByRole('heading', { name: t('customerCare.contact.sent.title') })).toBeVisible();
  await expect(page.getByText(/^C\d\d-[2-9A-Z]{8}$/)).toBeVisible();
  await context.close();
});

test('J19 R37 help is a link until it is pressed; then it offers WhatsApp, live chat and the form, by keyboard and back', async ({
  page,
  context,
}) => {
  const t = messages('de');
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(simulators)) elsewhere.push(request.url());
  });
  await page.clock.setFixedTime('2026-11-23T10:00:00Z');
  await page.goto('/de/customer-care/delivery');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('customerCare.help.label') });
  await expect(link).toHaveAttribute('href', '/de/customer-care/contact');
  await waitUntilHydrated(link);
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('customerCare.help.title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const way = (name: 'whatsApp.name' | 'chat.name') =>
    dialog.getByRole('link', { name: new RegExp(`^${t(`customerCare.help.${name}`)}`) });
  await expect(way('whatsApp.name')).toHaveAttribute('href', /\/whatsapp\/34900000000\?text=/);
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator('body > :not(dialog) :focus')).toHaveCount(0);
  }
  expect(elsewhere).toEqual([]);
  const opened = context.waitForEvent('page');
  await way('chat.name').click();
  const chat = await opened;
  await expect(chat).toHaveURL(`${simulators}/chat?lang=de`);
  await chat.getByRole('textbox').fill('Kommt mein Paket am Abend?');
  await chat.getByRole('button').click();
  await expect(chat.getByText('Kommt mein Paket am Abend?')).toBeVisible();
  await chat.close();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await link.click();
  await dialog.getByRole('link', { name: new RegExp(`^${t('customerCare.help.contact.name')}`) }).click();
  await expect(page).toHaveURL('/de/customer-care/contact');
  await expect(dialog).toBeHidden();
});
