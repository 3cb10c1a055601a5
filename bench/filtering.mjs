import { median, row } from './numbers.mjs';

const products = 500;
const ticks = 40;
const frameMs = 16;

/**
 * The time from a tick to the updated list, in a browser, with 500 products: filtering, counting every value,
 * rendering. The demo's department is smaller, so its rows are repeated under other references.
 */
export async function measure(bench) {
  const { browser, close } = await bench.launch();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.route('**/consultarIndiceDepto', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    await route.fulfill({ response: answer, json: { ...envelope, datos: enlarge(envelope.datos) } });
  });
  await page.goto(bench.shop + bench.publicPages.listing, { waitUntil: 'networkidle' });
  const index = page.waitForResponse('**/consultarIndiceDepto');
  await page.locator('.listing-groups summary').first().click();
  await index;
  await page.locator('.listing-groups input').first().click();
  await page.locator('.listing-chip').first().waitFor();
  const times = await page.evaluate(tickMany, ticks);
  await context.close();
  await close();
  return { times };
}

function enlarge(index) {
  const { products: few } = index;
  const many = Array.from({ length: products }, (_, place) => {
    const [reference, ...rest] = few[place % few.length];
    return [`${reference}-${Math.floor(place / few.length)}`, ...rest];
  });
  return { ...index, total: products, products: many };
}

/** Runs in the page: a click is handled synchronously, except for painting. */
async function tickMany(count) {
  const inputs = [...document.querySelectorAll('.listing-groups input[type=checkbox]')];
  const times = [];
  for (let tick = 0; tick < count; tick += 1) {
    const input = inputs[(tick * 7) % inputs.length];
    if (input.disabled) continue;
    const before = performance.now();
    input.click();
    times.push(performance.now() - before);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return times;
}

export function toRows({ times }) {
  const [usual, worst] = [median(times), Math.max(...times)];
  const figure = `${usual.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${times.length}`;
  return [row('F001', `a tick among ${products} products`, figure, `≤ ${frameMs} ms`, usual <= frameMs)];
}
