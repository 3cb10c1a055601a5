import type { Page } from 'playwright/test';
import { type messages, waitUntilHydrated } from './fixtures';

/** Starts acting as an executive of the advisor's list. */
export async function actAs(page: Page, t: ReturnType<typeof messages>, name: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByText(t('advisor.card.act', { name })).click();
  const reason = card.getByLabel(new RegExp(`^${t('advisor.act.reason')}`));
  await waitUntilHydrated(reason);
  await reason.fill('Me lo ha pedido por teléfono');
  await card.getByRole('button', { name: t('advisor.act.submit') }).click();
}
