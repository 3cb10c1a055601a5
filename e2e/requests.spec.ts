import { expect, expectAccessible, leaveOutPictures, messages, test, waitUntilHeard } from './fixtures';

const t = messages('es');

// Montserrat's order in hand and Amparo's list are one each.
test.describe.configure({ mode: 'serial' });

test('J04 R16 R20 R21 P03 a client asks her executive, who answers line by line into her order, and both see so', {
  tag: '@phone',
}, async ({ page, browser, signIn, baseURL }) => {
  await signIn('amparo');
  await page.goto('/clients/welcome');
  await expect(
    page.getByRole('heading', { name: t('clientArea.executive.title', { name: 'Montserrat Puig' }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('clientArea.start') }).click();

  // Two sizes of one style, by its reference.
  const find = page.getByLabel(t('clientArea.order.find'));
  await waitUntilHeard(find);
  await find.fill('SJ1045');
  await page.getByRole('button', { name: t('clientArea.order.openCode', { code: 'SJ1045' }) }).click();
  const sizes = page.getByRole('table').getByRole('button').and(page.locator(':not(.is-gone)'));
  const lines = page.getByRole('region', { name: t('clientArea.order.list') }).getByRole('listitem');
  await sizes.nth(0).click();
  await expect(lines).toHaveCount(1);
  await sizes.nth(1).click();
  await expect(lines).toHaveCount(2);
  await page.getByLabel(new RegExp(`^${t('clientArea.order.note')}`)).fill('¿Llegará antes del sábado?');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('clientArea.order.send') }).click();
  await page.getByRole('link', { name: t('clientArea.order.sent.follow') }).click();
  const hers = page.getByRole('article').first();
  await expect(hers.getByText(t('clientArea.says.fresh', { name: 'Montserrat Puig' }))).toBeVisible();

  const desk = await browser.newContext({ baseURL, locale: 'es' });
  await leaveOutPictures(desk);
  await signIn('montse', desk);
  const inbox = await desk.newPage();
  await inbox.goto('/executive/your-account/client-products');
  const asked = inbox.getByRole('article', { name: 'Amparo Giner' });
  await expect(asked.getByText('¿Llegará antes del sábado?')).toBeVisible();
  await expectAccessible(inbox);
  const answers = asked.getByRole('combobox');
  await waitUntilHeard(answers.last());
  await answers.last().selectOption('decline');
  await asked.getByLabel(t('requests.decide.reason')).fill('Ya no llega');
  await asked.getByRole('button', { name: t('requests.answer') }).click();
  await expect(inbox.getByText(t('requests.answered'))).toBeVisible();
  await inbox.getByRole('link', { name: t('requests.toOrder') }).click();
  await expect(inbox.getByText('Amparo Giner').filter({ visible: true }).first()).toBeVisible();
  await desk.close();

  await page.reload();
  await expect(hers.getByText(t('clientArea.says.changed', { name: 'Montserrat Puig' }))).toBeVisible();
  await expect(hers.getByText(t('requests.line.reason', { reason: 'Ya no llega' }))).toBeVisible();

  // What is hers opens nothing else: no call of an executive's, no page.
  const answer = await page.request.get('/EuropaBackend/rest/api/socia/consultarSociaSesion');
  expect(answer.ok()).toBe(false);
});
