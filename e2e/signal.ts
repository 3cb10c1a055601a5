import { expect, type Page } from 'playwright/test';

export const goOffline = (page: Page) => setOffline(page, true);
export const goOnline = (page: Page) => setOffline(page, false);

/**
 * The browser is told at once, its network may be a moment later on a busy machine: what leaves meanwhile gets through, and
 * where its answer leads to is the first that does not.
 */
async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  const context = page.context();
  await context.setOffline(isOffline);
  const reachesTheShop = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    );
  await expect.poll(() => page.evaluate(reachesTheShop)).toBe(!isOffline);
  // What a worker fetches goes by a line of its own.
  for (const worker of context.serviceWorkers())
    await expect.poll(() => worker.evaluate(reachesTheShop)).toBe(!isOffline);
}
