import type { Locator, Page } from 'playwright/test';
import type { Locale } from '../contract/public-codes.ts';
import { expect, messages, waitUntilHydrated } from './fixtures';

export type Tender = 'card' | 'bizum' | 'paypal' | 'cash' | 'transfer';

/** A shared wish list with one bra of the demo shop. */
const shared = '/wish-list?items=SJ1045.ROS';

/** The actions of a guest in a language. */
export function aGuest(page: Page, locale: Locale = 'es') {
  const t = messages(locale);
  const at = (path: string) => (locale === 'es' ? path : `/${locale}${path}`);
  const field = (label: string) => page.getByLabel(new RegExp(`^${label}`));

  const type = (label: string, text: string) => field(label).fill(text);
  const guest = {
    t,
    at,
    field,
    /** Adds a shared bra in its first size to the bag in force; returns the name of the bra. */
    async addOne(link = shared): Promise<string> {
      await page.goto(at(link));
      const card = page.getByRole('article').filter({ visible: true }).first();
      await card.hover();
      await card.locator('.card-quick').click();
      const dialog = page.getByRole('dialog');
      const bands = dialog.getByRole('group', { name: t('cart.quick.band') });
      await bands.getByRole('radio').first().check();
      const cups = dialog.getByRole('group', { name: t('cart.quick.cup') }).locator('.ui-tile:not(.ui-tile-marked)');
      await cups.first().click();
      const sizeOf = async (tile: Locator) => (await tile.innerText()).trim().split(/\s/)[0];
      const size = `${await sizeOf(bands.locator('.ui-tile').first())}${await sizeOf(cups.first())}`;
      await dialog.getByRole('button', { name: t('cart.buy.add') }).click();
      const added = page.getByRole('dialog', { name: t('cart.mini.added') });
      await added.getByRole('link', { name: t('cart.mini.toBag') }).click();
      return size;
    },
    toData: () => page.getByRole('link', { name: t('guest.bag.next') }).click(),
    /** Fills the form in; the province comes from the postal code. */
    async fillIn(email: string): Promise<void> {
      await waitUntilHydrated(field(t('guest.data.email')));
      // In every language the address is in Spain.
      const country = field(t('checkout.shipping.form.country'));
      if ((await country.inputValue()) !== 'ES') await country.selectOption('ES');
      await type(t('guest.data.email'), email);
      await type(t('checkout.shipping.form.firstName'), 'Inés');
      await type(t('checkout.shipping.form.lastName'), 'Soto Gil');
      await type(t('checkout.shipping.form.phone'), '600 777 888');
      await type(t('checkout.shipping.form.postalCode'), '46003');
      // The list of provinces may load after the code was typed; until then the form asks for the province.
      await expect(page.getByText(t('guest.data.province', { name: 'Valencia' }))).toBeVisible();
      await type(t('checkout.shipping.form.town'), 'València');
      await type(t('checkout.shipping.form.line1'), 'Calle de la Paz 12');
    },
    toPayment: () => page.getByRole('button', { name: t('guest.data.submit') }).click(),
    async agree(tender: Tender): Promise<void> {
      await page.getByRole('radio', { name: t(`checkout.payment.${tender}`), exact: true }).check();
      await page.getByRole('checkbox', { name: t('checkout.payment.terms') }).check();
    },
    /** The statutory button. */
    button: page.getByRole('button', { name: t('checkout.payment.submit') }),
    press: () => page.getByRole('button', { name: t('checkout.payment.submit') }).click(),
    expectPlaced: () => expect(page.getByRole('heading', { name: t('guest.confirmation.thanks') })).toBeVisible(),
    expectPaid: () => expect(page.getByText(t('guest.confirmation.paid'))).toBeVisible(),
  };
  return {
    ...guest,
    /** From the bag to an order with cash on delivery. */
    async orderToTheDoor(email: string): Promise<void> {
      await guest.toData();
      await guest.fillIn(email);
      await guest.toPayment();
      await guest.agree('cash');
      await guest.press();
      await guest.expectPlaced();
    },
  };
}

/** The link of the mail to an address: to the order, or to what `to` matches. */
export async function linkInMail(page: Page, email: string, to = 'shopping-confirmation#'): Promise<string> {
  let link = '';
  await expect(async () => {
    const { messages: mails } = await (
      await page.request.get(`${process.env.SIMULATORS_URL}/mailbox?to=${email}`)
    ).json();
    const wanted = new RegExp(`https?:\\S+${to}\\S*`);
    link = mails.map(({ text }: { text: string }) => wanted.exec(text)?.[0]).find(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 60_000 });
  return link;
}
