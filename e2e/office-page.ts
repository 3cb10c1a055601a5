import { type BrowserContextOptions, expect, type Page } from 'playwright/test';
import { demoOperator } from '../backend/db/seed/demo-accounts.ts';
import { expectAccessible, type OpenContext } from './fixtures';

const backend = process.env.BACKEND_URL ?? 'http://localhost:4000';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`);
/** The form that stands in the page's own part, not the ones around it. */
const send = (page: Page) => page.locator('main form button').last().click();

type Desk = {
  page: Page;
  /** Asked about, asked whether she is sure, done. */
  say: (deed: string) => Promise<void>;
};

/** Somebody of the office, in a browser of her own, for as long as she works. */
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

/** Says yes once she was asked whether she is sure. */
async function confirm(page: Page): Promise<void> {
  await send(page);
  await expect(field(page, 'sure')).toHaveValue('yes');
  await send(page);
  await expect(page.getByRole('status')).toBeVisible();
}

/** All that was paid for an order goes back, and it is not to leave. */
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
    // Who looks for barriers puts a style into the page, which the office allows nobody.
    { bypassCSP: true },
  );

/** What a person does who reads a line of the bank's statement, in a browser of her own. */
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
