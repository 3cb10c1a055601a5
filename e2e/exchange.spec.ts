import { expect, expectAccessible, test } from './fixtures';
import { aGuest, linkInMail } from './guest-journey';
import { atOffice, openOrder } from './office-page';

test('F058 B086 B087 a guest whose order was delivered asks for another size on its page and sees there when the office has sent it', {
  tag: '@phone',
}, async ({ page, openContext }) => {
  const guest = aGuest(page, 'de');
  const { t } = guest;
  const mail = `ines.${crypto.randomUUID().slice(0, 8)}@correo.es`;
  await page.goto(guest.at('/my-store/lucia-ferrer/welcome'));
  await guest.addOne();
  await guest.orderToTheDoor(mail);
  await expect(page.getByRole('heading', { name: t('exchange.title') })).toHaveCount(0);
  const link = await linkInMail(page, mail);
  const number = /#(V\d\d-\d+)\./.exec(link)?.[1] ?? '';

  await atOffice(openContext, async ({ page: office, say }) => {
    await openOrder(office, number);
    const saved = office.waitForEvent('download');
    await office.locator('a[href$="/slip"]').click();
    expect((await saved).suggestedFilename()).toContain(number);
    await say('send');
    await say('deliver');
  });

  await page.reload();
  await page.getByText(t('exchange.start'), { exact: true }).click();
  await page.getByRole('combobox').first().selectOption({ index: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: t('exchange.next') }).click();
  await expect(page.getByText(t('exchange.cost'))).toBeVisible();
  await page.getByRole('button', { name: t('exchange.review.confirm') }).click();
  const received = page.getByRole('heading', { name: /C\d\d-/ });
  await expect(received).toBeFocused();
  await expectAccessible(page);
  const exchange = /C\d\d-\w{8}/.exec(await received.innerText())?.[0] ?? '';

  await atOffice(openContext, async ({ page: office, say }) => {
    await office.goto(`${new URL('/office/exchanges', office.url())}`);
    await office.getByRole('link', { name: exchange }).click();
    await say('receive');
    await say('send');
  });
  await page.reload();
  await expect(page.getByText(/Der Ersatz wurde am .* versendet\./)).toBeVisible();
  await expect(page.getByText(t('exchange.nothing'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('withdrawal.label') }).first()).toBeVisible();
});
