import { localePath } from '../lib/i18n/routing.ts';
import { expect, expectAccessible, messages, test, waitUntilHydrated } from './fixtures';

// The client opens the link again after it has been used.
test.use({ expectedErrors: [/status of 410 .*\/clientes\/validarCredenciales\)$/] });

const t = messages('en');

test(
  'J03 C003 B033 R09 R20 P03 a client opens an executive’s link, chooses a password and is in the client area',
  {
    tag: '@phone',
  },
  async ({ page, openContext, signIn, baseURL }, { repeatEachIndex }) => {
    const name = `Noa${'a'.repeat(repeatEachIndex)}`;
    await signIn('lucia');
    await page.goto(localePath('en', '/executive/your-account/client'));
    const save = page.getByRole('button', { name: t('clientBook.form.save') });
    await waitUntilHydrated(save);
    await page.getByLabel(t('clientBook.form.givenName')).fill(name);
    await page.getByLabel(t('clientBook.form.familyName')).fill('Vega');
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${name} Vega`);

    const link = page.getByRole('button', { name: t('access.invite.byLink') });
    await waitUntilHydrated(link);
    await link.click();
    await expect(page.getByText(t('access.invite.ready', { name }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('access.invite.whatsApp') })).toHaveAttribute('href', /%23/);
    const address = await page.getByText('/validation/invitation#').innerText();
    await expectAccessible(page);
    // The bar does not cover the end of the page.
    const bar = page.getByRole('navigation', { name: t('workplace.label') });
    await expect(bar.getByRole('link', { name: t('workplace.clients') })).toBeVisible();
    await bar.getByRole('button', { name: t('workplace.more') }).click();
    await expect(bar.getByRole('link', { name: t('workplace.statement') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('link', { name: t('workplace.statement') })).toBeHidden();

    // On the client's own phone.
    const telephone = await openContext({ baseURL, locale: 'en' });
    const clientPage = await telephone.newPage();
    const { pathname, hash } = new URL(address);
    await clientPage.goto(pathname + hash);
    await expect(clientPage.getByRole('heading', { level: 1 })).toHaveText(
      t('access.invitation.title', { name: `${name} Vega` }),
    );
    const submit = clientPage.getByRole('button', { name: t('access.invitation.submit') });
    await waitUntilHydrated(submit);
    await expectAccessible(clientPage);
    await clientPage.getByLabel(t('access.invitation.username')).fill(`noa.vega.${Date.now()}`);
    await clientPage.getByLabel(t('access.invitation.email')).fill('noa.vega@example.com');
    const password = clientPage.getByLabel(new RegExp(`^${t('access.invitation.password')}`));
    await password.fill('password1');
    await submit.click();
    await expect(clientPage.getByText(t('forms.wrong.weak'))).toBeVisible();
    await password.fill('ámbar Linterna 77');
    await submit.click();
    await expect(clientPage).toHaveURL('/en/clients/welcome');
    await expect(clientPage.getByRole('heading', { level: 1 })).toHaveText(
      t('clientArea.welcome', { name: `${name} Vega` }),
    );

    // The link works once.
    await clientPage.goto('/en/validation/sign-in');
    await clientPage.goto(pathname + hash);
    await expect(clientPage.getByRole('heading', { level: 1 })).toHaveText(t('access.invitation.closed.used.title'));
    await page.reload();
    await expect(page.getByRole('button', { name: t('access.invite.byLink') })).toHaveCount(0);
  },
);
