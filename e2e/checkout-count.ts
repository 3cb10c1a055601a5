import type { Locator, Page } from 'playwright/test';
import { splitLocale } from '../lib/i18n/routing.ts';
import { expect } from './fixtures';

/** What an order asks of its buyer up to the button, and where the button is: in pixels and screens from the top of its page. */
export type CheckoutCount = {
  pages: number;
  presses: number;
  fields: number;
  button: number;
  height: number;
  screens: number;
};

/**
 * Counts in the browser, whatever helper does the steps: a press is a pointer that goes down, a field is one whose text
 * or choice changes by an `input` event, so neither a press into a field nor what a page fills in by itself counts.
 */
export async function countCheckout(page: Page) {
  const pages = new Set<string>();
  const fields = new Set<string>();
  let presses = 0;
  const pathOf = (address: string) => splitLocale(new URL(address).pathname).path;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.exposeFunction('countField', (path: string, name: string) => fields.add(`${path} ${name}`));
  await page.addInitScript(() => {
    type Counter = { countPress: () => void; countField: (path: string, name: string) => void };
    const counter = window as unknown as Counter;
    // Not while capturing: Playwright stops a press there that would miss, because the page moved, and presses again.
    addEventListener('pointerdown', () => counter.countPress());
    addEventListener(
      'input',
      ({ target }) => {
        const field = target as HTMLInputElement;
        if (!['radio', 'checkbox'].includes(field.type)) counter.countField(location.pathname, field.name || field.id);
      },
      true,
    );
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.add(pathOf(frame.url()));
  });
  return {
    /** Begins anew on the page that is open; gives what was counted before. */
    restart(): Pick<CheckoutCount, 'presses' | 'fields'> {
      const before = { presses, fields: fields.size };
      presses = 0;
      fields.clear();
      pages.clear();
      pages.add(pathOf(page.url()));
      return before;
    },
    /** The way to the button, the press on it included. */
    async read(button: Locator): Promise<CheckoutCount> {
      const place = await button.evaluate((element) => {
        // Its bar is always in sight; what counts is where it stands in the page.
        const bar = element.closest<HTMLElement>('.checkout-bar');
        bar?.style.setProperty('position', 'static');
        const bottom = element.getBoundingClientRect().bottom + window.scrollY;
        bar?.style.removeProperty('position');
        return {
          button: Math.round(bottom),
          height: document.documentElement.scrollHeight,
          screens: bottom / window.innerHeight,
        };
      });
      return { pages: pages.size, presses: presses + 1, fields: fields.size, ...place };
    },
  };
}

export const sayCount = ({ pages, presses, fields, button, height, screens }: CheckoutCount): string =>
  `${pages} pages, ${presses} presses, ${fields} fields, button at ${button} of ${height} px, ${screens.toFixed(2)} screens`;

/** Where the button is depends on the machine's fonts: the limit leaves a tenth of room. */
export type CheckoutLimits = Pick<CheckoutCount, 'pages' | 'presses' | 'fields' | 'screens'>;

export const expectWithin = (count: CheckoutCount, limits: CheckoutLimits): void =>
  expect(Object.entries(limits).filter(([name, most]) => count[name as keyof CheckoutLimits] > most)).toEqual([]);
