import { expect, type Page } from 'playwright/test';

const simulators = process.env.SIMULATORS_URL ?? 'http://localhost:4100';

/** A card that is approved at once, without a code from the payer's bank. */
export const card = '5576570000000004';
export const declining = '999';
/** A card whose bank asks for a code. */
export const asking = '4548810000000003';

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const step = (page: Page, value: string) => page.locator(`button[name="step"][value="${value}"]`);
/** Pays with one of the payer's instruments; `bank` stays pending at first, `card` is declined. */
export async function payAtPayPal(page: Page, instrument: 'balance' | 'bank' | 'card' = 'balance'): Promise<void> {
  await page.waitForURL(/\/paypal\//);
  await page.locator(`input[name="instrument"][value="${instrument}"]`).check();
  await step(page, 'approve').click();
}

export async function cancelAtPayPal(page: Page): Promise<void> {
  await page.waitForURL(/\/paypal\//);
  await step(page, 'cancel').click();
}

/** A link, or a form where the bank sends the payer back by POST. */
const wayBack = (page: Page) =>
  page.locator('a[href*="/validation/payment/"], form[action*="/validation/payment/"] button');

export async function expectBank(page: Page): Promise<void> {
  await page.waitForURL(/\/bank\/sis\//);
  await expect(field(page, 'pan').or(field(page, 'phone'))).toBeVisible();
}

export async function payByCard(page: Page, cvv = '123', pan = card): Promise<void> {
  await expectBank(page);
  await field(page, 'pan').fill(pan);
  await field(page, 'expiry').fill('12/34');
  await field(page, 'cvv').fill(cvv);
  await step(page, 'pay').click();
}

export async function startBizum(page: Page, pin = '1234'): Promise<void> {
  await expectBank(page);
  await field(page, 'phone').fill('600555666');
  await field(page, 'pin').fill(pin);
  await step(page, 'pay').click();
}

export async function payByBizum(page: Page): Promise<void> {
  await startBizum(page);
  await confirmIdentity(page);
}

/** Answers the challenge of the payer's own bank. */
export async function confirmIdentity(page: Page, code = '123456'): Promise<void> {
  await field(page, 'code').fill(code);
  await step(page, 'confirm').click();
}

export async function refuseIdentity(page: Page): Promise<void> {
  await expect(field(page, 'code')).toBeVisible();
  await step(page, 'cancel').click();
}

export async function cancelAtBank(page: Page): Promise<void> {
  await expectBank(page);
  await step(page, 'cancel').click();
}

export const returnToShop = (page: Page) => wayBack(page).click();

/**
 * Sets the scenario of the next payment by any payer: no other test may pay at the same providers meanwhile. In a whole
 * run the files that pay are far apart; tests that run in parallel need providers of their own.
 */
export async function expectNext(
  page: Page,
  scenario: string,
  where: 'bank' | 'paypal' = 'bank',
  providers = simulators,
): Promise<void> {
  const answer = await page.request.post(`${providers}/${where}/control/scenario`, { data: { name: scenario } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
