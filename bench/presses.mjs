import { median, milliseconds, row } from './numbers.mjs';
import { askUntil, openPhone, repeatVisit, untilItRests } from './phone.mjs';

const mostMs = 200;
const seenMs = 100;

/** The page and the element of each press. Its effect is defined in `watch`. */
const presses = {
  menu: ['home', '.site-menu-button'],
  search: ['home', '.site-search-open, .site-search-submit'],
  filter: ['listing', '.listing-open'],
  colour: ['product', '.product-words .ui-swatches a:not([aria-current])'],
  size: ['product', '.product-sizes .ui-tile:not(.ui-tile-marked)'],
  add: ['product', '.product-buy button'],
};

/** P16: from a press to its effect on a slow phone: once the page is idle, and right after its first paint. */
export async function measure(bench) {
  return repeatVisit(bench, async (browser) => {
    const times = {};
    for (const [name, [place, selector]] of Object.entries(presses)) {
      for (const when of ['rest', 'paint']) {
        bench.report(`${name}, ${when}`);
        const phone = await openPhone(browser, watch);
        times[name] = {
          ...times[name],
          [when]: await press(phone.page, bench.shop + bench.publicPages[place], { name, selector, when }).catch(
            noAnswer,
          ),
        };
        await phone.close();
      }
    }
    return times;
  });
}

/** One press without effect does not invalidate the others. */
function noAnswer({ message }) {
  console.error(message);
  return { done: Number.POSITIVE_INFINITY, seen: Number.POSITIVE_INFINITY };
}

async function press(page, url, { name, selector, when }) {
  await page.goto(url, { waitUntil: when === 'rest' ? 'load' : 'commit' });
  if (when === 'rest') await untilItRests(page);
  else await askUntil(page, () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null);
  const wanted = page.locator(selector).filter({ visible: true }).first();
  if (name === 'add') {
    for (const group of await page.locator('.product-sizes [role=group], .product-sizes fieldset').all())
      await group.locator('.ui-tile:not(.ui-tile-marked)').first().tap();
  }
  await wanted.evaluate(
    (_, pressed) => sessionStorage.setItem('press', JSON.stringify({ pressed, from: location.pathname })),
    name,
  );
  await wanted.tap();
  return askUntil(page, () => JSON.parse(sessionStorage.getItem('effect')));
}

/** Runs in each document: records the press, then checks every frame for a first reaction and for its effect. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  const read = () => JSON.parse(sessionStorage.getItem('press') ?? 'null');
  const isThere = (selector) => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
  const isElsewhere = () => location.pathname !== read().from && isThere('main h1');
  const effects = {
    menu: () => isThere('#site-menu'),
    search: () => isElsewhere() || isThere('.site-search input[name=q]'),
    filter: () => isThere('dialog[open], .listing-drawer:popover-open'),
    colour: isElsewhere,
    size: () => isThere('.product-sizes .ui-tile:has(:checked)'),
    add: () => isThere('dialog[open], [role=dialog]'),
  };
  const look = () => {
    const press = read();
    if (press?.at) {
      const isDone = effects[press.pressed]();
      if (isDone || isThere('[aria-busy=true]')) press.seen ??= now() - press.at;
      sessionStorage.setItem('press', JSON.stringify(press));
      if (isDone) return sessionStorage.setItem('effect', JSON.stringify({ done: now() - press.at, seen: press.seen }));
    }
    requestAnimationFrame(look);
  };
  const note = () => {
    const press = read();
    if (press && !press.at) sessionStorage.setItem('press', JSON.stringify({ ...press, at: now() }));
  };
  addEventListener('click', note, { capture: true });
  requestAnimationFrame(look);
}

export function toRows(results) {
  return Object.keys(presses).flatMap((name) => {
    const of = (when, key) => results.map((times) => times[name][when][key]);
    const figures = (times) => `${milliseconds(median(times))} (${times.map(Math.round).join(' ')})`;
    const [rest, paint, seen] = [of('rest', 'done'), of('paint', 'done'), of('paint', 'seen')];
    return [
      row('P16', `${name}: press to effect at rest`, figures(rest), `≤ ${mostMs} ms`, median(rest) <= mostMs),
      row('P16', `${name}: pressed right after the first paint`, figures(paint)),
      row('P16', `${name}: something is seen of that`, figures(seen), `≤ ${seenMs} ms`, median(seen) <= seenMs),
    ];
  });
}
