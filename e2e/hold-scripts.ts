import { expect, type Page } from 'playwright/test';

/** What a page runs, from its data on, waits until it is let go. */
export async function holdScripts(page: Page) {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const asked: string[] = [];
  await page.route(/\/_next\/static\/(page|chunks)\/.*\.js/, async (route) => {
    asked.push(route.request().url());
    await held;
    // The page may have led on meanwhile.
    await route.continue().catch(() => {});
  });
  return { free: () => free(), asked };
}

/** Nothing of the page has been taken over by what it runs. */
export async function expectHeld(page: Page) {
  const taken = () =>
    [...document.querySelectorAll('main, main *')].filter((node) =>
      Object.keys(node).some((key) => key.startsWith('__react')),
    ).length;
  expect(await page.evaluate(taken)).toBe(0);
}
