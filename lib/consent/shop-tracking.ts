import { bag } from '@/lib/cart/cart';
import type { CartLine } from '@/lib/cart/cart-line';
import { onAnswers } from '@/lib/http/browser';
import { splitLocale } from '@/lib/i18n/routing';
import { readPageFacts, referenceOf } from './page-facts';
import { onShopEvent, toTrackedItem } from './shop-events';
import type { ItemEvent, TagManager } from './tag-manager';
import { trackedEventOf } from './tracked-events';

/** The steps of a guest's checkout, by their pages. */
const steps: readonly [path: RegExp, event: ItemEvent][] = [
  [/^\/my-store\/[^/]+\/shopping-bag$/, 'view_cart'],
  [/^\/my-store\/[^/]+\/shopping-clientdata$/, 'begin_checkout'],
  [/^\/my-store\/[^/]+\/shopping-payment$/, 'add_shipping_info'],
];

/** Reports the checkout step of a page. A search is reported without its text, which may be a size or a name. */
export async function reportCheckoutStep(tags: TagManager, pathname: string): Promise<void> {
  const { path } = splitLocale(pathname);
  if (path === '/search') tags.reportAction({ event: 'search' });
  const step = steps.find(([pattern]) => pattern.test(path))?.[1];
  if (!step) return;
  const answer = await bag.list();
  if (answer.ok && answer.value.length > 0) tags.reportItems(step, answer.value.map(toTrackedItem));
}

/** Reports bag changes, successful calls and page facts, so that no form or button knows of a tag manager. */
export function trackShop(tags: TagManager): () => void {
  const left = [
    bag.onChange((was, is) => reportBagChange(tags, was, is)),
    onAnswers((path) => {
      const event = trackedEventOf(path);
      if (event) tags.reportAction(event);
    }),
    onShopEvent((event) => {
      if (event.name === 'add_payment_info') tags.reportItems(event.name, event.items);
      else tags.reportPurchase(event.number, event.cents, event.items, event.name);
    }),
  ];
  return () => {
    for (const leave of left) leave();
  };
}

/** Reports what was pressed: a product of the page's list, or a way to share. */
export function reportPressed(tags: TagManager, pressed: Element): void {
  const control = pressed.closest<HTMLAnchorElement | HTMLButtonElement>('a[href], button');
  if (!control) return;
  const shared = control.closest<HTMLElement>('[data-share]')?.dataset.share;
  const href = control instanceof HTMLAnchorElement ? control.href : '';
  if (shared) tags.reportAction({ event: 'share', method: href ? 'whatsapp' : 'link', content_type: shared });
  const reference = href && referenceOf(href);
  if (!reference) return;
  const { listing } = readPageFacts(location.pathname);
  const index = listing?.items.findIndex(({ id }) => id === reference) ?? -1;
  const chosen = listing?.items[index];
  if (listing && chosen) tags.reportChoice(listing.name, { ...chosen, index });
}

function reportBagChange(tags: TagManager, was: CartLine | null, is: CartLine | null): void {
  const line = is ?? was;
  const change = (is?.quantity ?? 0) - (was?.quantity ?? 0);
  if (!line || change === 0) return;
  const item = { ...toTrackedItem(line), quantity: Math.abs(change) };
  tags.reportItems(change > 0 ? 'add_to_cart' : 'remove_from_cart', [item]);
}
