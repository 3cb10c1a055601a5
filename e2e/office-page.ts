import { type BrowserContextOptions, expect, type Page } from 'playwright/test';
import { demoOperator } from '../demo/seed/demo-accounts.ts';
import { expectAccessible, type OpenContext } from './fixtures';

const backend = process.env.BACKEND_URL ?? 'http://localhost:4000';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`);
/** Sends the last form in `main`, not those around it. */
const send = (page: Page) => page.locator('main form button').last().click();

type Desk = {
  page: Page;
  /** Sends an action, confirms it and waits for its result. */
  say: (deed: string) => Promise<void>;
};

/** Signs an operator in, in a browser context that is closed after `work`. */
export async function atOffice(
  openContext: OpenContext,
  work: (desk: Desk) => Promise<void>,
  office = backend,
  options: BrowserContextOptions = {},
): Promise<void> {
  const context = await openContext(options);
  const page = await context.newPage();
  await page.goto(`${office}/office/sign-in`);
  await field(page, 'user').fill(demoOperator.user);
  await field(page, 'password').fill(demoOperator.password);
  await send(page);
  await work({
    page,
    say: async (deed) => {
      await page.locator(`a[href$="/${deed}"]`).click();
      await field(page, 'reason').fill('prueba');
      await confirm(page);
    },
  });
  await context.close();
}

async function search(page: Page, typed: string): Promise<void> {
  await field(page, 'q').fill(typed);
  await page.locator('form[role="search"] button').click();
}

/** Sends the form and confirms it. */
async function confirm(page: Page): Promise<void> {
  await send(page);
  await expect(field(page, 'sure')).toHaveValue('yes');
  await send(page);
  await expect(page.getByRole('status')).toBeVisible();
}

/** Refunds an order in full and cancels it. */
export const giveAllBack = (openContext: OpenContext, number: string): Promise<void> =>
  atOffice(
    openContext,
    async ({ page, say }) => {
      await expectAccessible(page);
      await search(page, number);
      await expectAccessible(page);
      await page.locator('a[href^="/office/payments/"]').first().click();
      await page.locator('a[href$="/give-back"]').click();
      const [most = ''] = (await page.locator('#amount-hint').innerText()).match(/\d[\d.,]*\d/) ?? [];
      await field(page, 'amount').fill((Number(most.replace(/\D/g, '')) / 100).toFixed(2));
      await field(page, 'reason').fill('prueba');
      await confirm(page);
      await say('call-off');
      // The order's parcel, with its contents.
      await expectAccessible(page);
    },
    backend,
    // The accessibility check adds a style to the page, which the office's policy forbids.
    { bypassCSP: true },
  );

/** Books a line of the bank statement as an operator, in a browser context of its own. */
export const bookArrival = (
  openContext: OpenContext,
  { reference, amount, office }: { reference: string; amount: string; office?: string },
): Promise<void> =>
  atOffice(
    openContext,
    async ({ page }) => {
      await search(page, reference);
      await page.locator('a[href$="/book"]').click();
      await field(page, 'amount').fill(amount);
      await field(page, 'bankId').fill(`N ${reference}`);
      await field(page, 'reason').fill('extracto de hoy');
      await confirm(page);
    },
    office,
  );
