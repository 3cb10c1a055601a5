import type { Page } from 'playwright/test';
import { type messages, waitUntilHeard } from './fixtures';

/** On the advisor's list of executives, begins to act as one of them. */
export async function actAs(page: Page, t: ReturnType<typeof messages>, name: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await card.getByText(t('advisor.card.act', { name })).click();
  const reason = card.getByLabel(new RegExp(`^${t('advisor.act.reason')}`));
  await waitUntilHeard(reason);
  await reason.fill('Me lo ha pedido por teléfono');
  await card.getByRole('button', { name: t('advisor.act.submit') }).click();
}
