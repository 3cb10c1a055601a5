import { localePath } from '../lib/i18n/routing.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

const es = messages('es');

test(
  'J03 R15 C083 C084 C085 C086 C090 an executive adds a client after an error, finds, writes to, corrects and removes the client, and sees what another one bought',
  {
    tag: '@phone',
  },
  async ({ page, signIn }, { project, repeatEachIndex }) => {
    const t = messages('de');
    const account = localePath('de', '/executive/your-account');
    const family = `${project.name === 'phone' ? 'Móvil' : 'Mesa'}${'x'.repeat(repeatEachIndex)}`;
    const email = `nerea.${project.name}.${repeatEachIndex}@example.com`;
    await signIn('lucia');
    await page.goto(`${account}/home`);
    await page
      .getByRole('navigation', { name: t('workplace.label') })
      .getByRole('link', { name: t('workplace.clients') })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clientBook.list.title'));
    await expectAccessible(page);

    await page.getByRole('link', { name: t('clientBook.list.add') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('clientBook.client.newTitle'));
    const save = page.getByRole('button', { name: t('clientBook.form.save') });
    await waitUntilHydrated(save);
    await page.getByLabel(t('clientBook.form.givenName')).fill('Nerea');
    await page.getByLabel(t('clientBook.form.familyName')).fill(family);
    await page.getByLabel(t('clientBook.form.phone')).fill('600 111 222');
    const address = page.getByLabel(new RegExp(`^${t('clientBook.form.email')}`));
    await address.fill(email);
    await page.getByLabel(t('clientBook.form.mail')).check();
    await save.click();
    const phone = page.getByLabel(t('clientBook.form.phone'));
    await expect(phone).toHaveAccessibleDescription(new RegExp(t('clientBook.form.wrong.phone').slice(0, 30)));
    await expect(phone).toBeFocused();
    await expect(address).toHaveValue(email);
    await phone.fill('+34 600 111 222');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Nerea ${family}`);
    await expect(page.getByText(t('clientBook.form.saved'))).toBeVisible();
    await expect(page.getByText(t('clientBook.purchases.noneText'))).toBeVisible();

    await page.getByRole('link', { name: t('clientBook.client.back') }).click();
    await page.getByLabel(t('clientBook.list.filter.text')).fill(`nerea ${family.toLowerCase()}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('clientBook.list.filter.show') })
      .click();
    const inList = page.getByRole('link', { name: `Nerea ${family}`, exact: true });
    await inList.click();
    await page.getByRole('link', { name: t('clientBook.client.write') }).click();
    const preview = page.getByRole('button', { name: t('clientBook.write.preview') });
    await waitUntilHydrated(preview);
    await page.getByRole('textbox', { name: t('clientBook.write.text') }).fill('Te llevo el pedido el viernes.');
    await preview.click();
    await expect(page.getByText('Te llevo el pedido el viernes.')).toBeVisible();
    await page.getByRole('button', { name: t('clientBook.write.send') }).click();
    await expect(
      page.getByRole('status').filter({ hasText: t('clientBook.write.done.one', { count: 1 }) }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${account}/clients?order=lastBought`);
    await page
      .getByRole('table', { name: t('clientBook.list.title') })
      .getByRole('link')
      .first()
      .click();
    const codeIn = t('clientBook.purchases.fact', { color: '', size: '', code: '' }).split(' · ').at(-1)?.trim() ?? '';
    const bought = page.getByRole('table', { name: t('clientBook.purchases.title') });
    await expect(bought.getByRole('row').nth(1)).toContainText(codeIn);
    await expectAccessible(page);

    // No other client's name or address matches this text.
    const found = `${account}/clients?${new URLSearchParams({ text: email })}`;
    await page.goto(found);
    await inList.click();
    await waitUntilHydrated(phone);
    await expect(phone).toHaveValue('+34600111222');
    await phone.fill('+34 600 111 333');
    await save.click();
    await expect(page.getByText(t('clientBook.form.saved'))).toBeVisible();
    await page.reload();
    await expect(phone).toHaveValue('+34600111333');

    const remove = page.getByRole('button', { name: t('clientBook.actions.remove') });
    await waitUntilHydrated(remove);
    await remove.click();
    const sure = page.getByRole('group', { name: t('clientBook.actions.removeTitle', { name: `Nerea ${family}` }) });
    await expectAccessible(page);
    await sure.getByRole('button', { name: t('clientBook.actions.removeSure') }).click();
    await page.waitForURL(`${account}/clients`);
    await page.goto(found);
    await expect(page.getByText(t('clientBook.list.none'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(t('clientBook.list.none'))).toBeVisible();
    await expect(inList).toHaveCount(0);
  },
);

test('R15 C085 a spreadsheet file in an older encoding is read in the browser, previewed and imported', async ({
  page,
  signIn,
}, { repeatEachIndex }) => {
  const family = `Peña${'x'.repeat(repeatEachIndex)}`;
  await signIn('lucia');
  await page.goto('/executive/your-account/client-import');
  const file = page.getByLabel(es('clientBook.import.file'));
  await waitUntilHydrated(file);
  const text = `Nombre;Apellidos;Teléfono\r\nIrune;${family};600 321 321\r\nOlatz;${family};12\r\n`;
  await file.setInputFiles({ name: 'clientas.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  await expect(page.getByRole('row').filter({ hasText: `Irune ${family}` })).toContainText('+34600321321');
  await page.getByRole('button', { name: es('clientBook.import.editOf', { name: `Olatz ${family}` }) }).click();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: es('clientBook.import.fields.phone') }).fill('');
  await page.getByRole('button', { name: es('clientBook.import.add.other', { count: 2 }) }).click();
  await expect(
    page.getByRole('status').filter({ hasText: es('clientBook.import.added.other', { count: 2 }) }),
  ).toBeVisible();
  // In a window of its own, so that the list stays open.
  const beside = page.waitForEvent('popup');
  await page.getByRole('row').filter({ hasText: 'Irune' }).getByRole('link').click();
  await expect((await beside).getByRole('heading', { level: 1 })).toContainText(`Irune ${family}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(es('clientBook.import.title'));
});
