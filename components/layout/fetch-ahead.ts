/** Long enough on the screen to be looked at. */
const seenMs = 100;
/** On one page. A product's data weighs about as much as its picture. */
const most = 12;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Calls `fetch` with the product cards that stand still on the screen, once the visitor has touched the page: a tap then
 * opens a page that is already there. Before that nothing is fetched, nor for those who save data.
 */
export function watchCards(fetch: (link: HTMLAnchorElement) => void, signal: AbortSignal): void {
  const { connection } = navigator as { connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  let rest: ReturnType<typeof setTimeout>;
  let page = location.pathname;
  let left = most;
  // At the first touch they have stood there all the time.
  let restMs = 0;

  function look() {
    if (page !== location.pathname) left = most;
    page = location.pathname;
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a.product-card-link')) {
      if (left === 0) return;
      if (!isOnScreen(link) || 'seen' in link.dataset) continue;
      link.dataset.seen = '';
      left -= 1;
      fetch(link);
    }
  }
  function wait() {
    clearTimeout(rest);
    rest = setTimeout(look, restMs);
    restMs = seenMs;
  }

  for (const touch of ['scroll', 'pointerdown', 'keydown']) addEventListener(touch, wait, { signal });
}

function isOnScreen(link: HTMLElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
