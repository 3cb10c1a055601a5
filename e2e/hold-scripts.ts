import { expect, type Page } from 'playwright/test';

/** Holds the page's data and scripts until `free` is called. */
export async function holdScripts(page: Page) {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/_next\/static\/(page|chunks)\/.*\.js/, async (route) => {
    asked.push(route.request().url());
    await held;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return { free: () => free(), asked };
}

/** Expects that React has hydrated nothing of the page. */
export async function expectHeld(page: Page) {
  const taken = () =>
    [...document.querySelectorAll('main, main *')].filter((node) =>
      Object.keys(node).some((key) => key.startsWith('__react')),
    ).length;
  expect(await page.evaluate(taken)).toBe(0);
}
