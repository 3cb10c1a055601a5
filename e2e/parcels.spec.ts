import { payByCard, returnToShop } from './bank-page';
import { expect, expectAccessible, test } from './fixtures';
import { aGuest, linkInMail } from './guest-journey';
import { atOffice, openOrder, splitOrder } from './office-page';

test('N17 a guest whose order leaves in two parcels sees where each of them is, until one has come back', {
  tag: '@phone',
}, async ({ page, openContext }) => {
  const guest = aGuest(page, 'de');
  const { t } = guest;
  const mail = `ines.${crypto.randomUUID().slice(0, 8)}@correo.es`;
  await page.goto(guest.at('/my-store/lucia-ferrer/welcome'));
  await guest.addOne();
  await guest.addOne();
  await guest.toData();
  await guest.fillIn(mail);
  await guest.toPayment();
  await guest.agree('card');
  await guest.press();
  await payByCard(page);
  await returnToShop(page);
  await guest.expectPaid();
  const number = /#(V\d\d-\d+)\./.exec(await linkInMail(page, mail))?.[1] ?? '';

  const expectParcels = async (...states: ('packed' | 'left' | 'arrived' | 'returned')[]) => {
    await page.reload();
    await expect(page.getByRole('heading', { name: t('guest.confirmation.parcels.title') })).toBeVisible();
    for (const [at, state] of states.entries()) {
      const said = { number: at + 1, state: t(`guest.confirmation.parcels.states.${state}`) };
      await expect(page.getByText(t('guest.confirmation.parcels.parcel', said))).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  };
  await atOffice(
    openContext,
    async ({ page: office, say }) => {
      await openOrder(office, number);
      await splitOrder(office);
      await expectAccessible(office);
      await expectParcels('packed', 'packed');
      await say('parcels/1/send', { carrier: 'correos', tracking: 'PQ4F8A12' });
      await expectParcels('left', 'packed');
      await expect(page.getByRole('link', { name: t('checkout.confirmation.track') })).toHaveAttribute(
        'href',
        /PQ4F8A12/,
      );
      await expectAccessible(page);
      await say('parcels/2/send', { carrier: 'seur', tracking: 'SEUR-0002' });
      await expectParcels('left', 'left');
      await say('parcels/1/deliver');
      await say('parcels/2/return');
      await expectParcels('arrived', 'returned');
      await expect(page.getByText(t('checkout.confirmation.delivered'))).toBeVisible();
    },
    undefined,
    // The accessibility check adds a style to the page, which the office's policy forbids.
    { bypassCSP: true },
  );
});
