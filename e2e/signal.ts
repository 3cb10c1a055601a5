import { expect, type Page } from 'playwright/test';

export const goOffline = (page: Page) => setOffline(page, true);
export const goOnline = (page: Page) => setOffline(page, false);

/**
 * On a busy machine the network goes offline a moment after the call: a request may still get through meanwhile, and
 * the navigation that its answer causes would be the first to fail.
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
  // A service worker has a network connection of its own.
  for (const worker of context.serviceWorkers())
    await expect.poll(() => worker.evaluate(reachesTheShop)).toBe(!isOffline);
}
