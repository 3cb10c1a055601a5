import { type BrowserContextOptions, expect, type Page } from 'playwright/test';
import { demoOperator } from '../demo/seed/demo-accounts.ts';
import { expectAccessible, type OpenContext } from './fixtures';

const backend = process.env.BACKEND_URL ?? 'http://localhost:4000';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"], textarea[name="${name}"]`);
/** Sends the last form in `main`, not those around it. */
const send = (page: Page) => page.locator('main form button').last().click();

type Desk = {
  page: Page;
  /** Sends an action, with the carrier and its number of a parcel that leaves, confirms it and waits for its result. */
  say: (deed: string, dispatch?: Dispatch) => Promise<void>;
};
type Dispatch = { carrier: string; tracking: string };

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
    say: async (deed, dispatch) => {
      await page.locator(`a[href$="/${deed}"]`).click();
      if (dispatch) {
        await page.locator('select[name="carrier"]').selectOption(dispatch.carrier);
        await field(page, 'tracking').fill(dispatch.tracking);
      }
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

/** Opens the page of an order. */
export async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`${new URL('/office/orders', page.url())}?number=${number}`);
  await page.getByRole('link', { name: number }).first().click();
}

/** Takes one piece of the order's first line into a parcel of its own. */
export async function splitOrder(page: Page): Promise<void> {
  await page.locator('a[href$="/split"]').click();
  await page.locator('input[name^="take-1-"]').first().fill('1');
  await send(page);
  await expect(page.locator('#parcel-2')).toBeVisible();
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
