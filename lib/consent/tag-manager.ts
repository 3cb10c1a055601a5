import { toEuros } from '@/contract/money';
import { toThirdPartyPage, typingPageAttribute } from '@/lib/access/third-party-page';
import { splitLocale } from '@/lib/i18n/routing';
import { deviceStorage } from '@/lib/state/web-storage';
import { type ConsentChoice, isAnyAllowed } from './consent';
import { clearTagCookies, loadContainer, pushToDataLayer, type TagContainer, updateConsent } from './data-layer';
import { categoryStore, isSensitiveProduct, readPageFacts } from './page-facts';
import type { TrackedItem } from './shop-events';

type TagEvent = { event: string; [name: string]: unknown };
export type ItemEvent =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_shipping_info'
  | 'add_payment_info';

const waitingKey = 'tags-waiting';
/** The limit for a visit that never returns to an open page. */
const mostWaiting = 50;
const reportedKey = 'tags-told';
const mostReported = 20;
const refunded = 'refund ';

/** A document's policy is that of the page it started on, wherever it has navigated since. */
const documentPath = () => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry ? new URL(entry.name).pathname : location.pathname;
};

/** Whether a container may run on the page of this address. */
export const allowsTagManager = (pathname: string): boolean => toThirdPartyPage(splitLocale(pathname).path).isOpen;

/** Whether it may run on the current page. A page shown before may still be in the document, hidden. */
export const allowsTagManagerHere = (pathname: string): boolean =>
  allowsTagManager(pathname) && document.querySelector(`[${typingPageAttribute}]`) === null;

/**
 * Page views and purchases, for a container that runs on open pages only, after consent. Events on other pages wait
 * on the device until the next open page: they are reported once, late, and without data that identifies a person.
 */
export function createTagManager(container: TagContainer, began = documentPath()) {
  let allowed: ConsentChoice | null = null;
  let isRunning = false;
  let shown = '';
  /** Data typed on an earlier page may still be in the document. */
  let wasOnlyOpen = allowsTagManager(began);

  const mayRun = () => wasOnlyOpen && allowsTagManager(location.pathname);

  function pushOrKeep(...events: TagEvent[]): void {
    if (!isAnyAllowed(allowed)) return;
    if (!mayRun()) {
      keepWaiting([...readWaiting(), ...events]);
      return;
    }
    if (!isRunning) {
      isRunning = true;
      loadContainer(container, allowed);
    }
    const waited = readWaiting();
    if (waited.length > 0) keepWaiting([]);
    for (const event of [...waited, ...events]) {
      // Items of an earlier event must not be merged into this one.
      if ('ecommerce' in event) pushToDataLayer({ ecommerce: null });
      pushToDataLayer(event);
    }
  }

  function showPage(pathname: string): void {
    const { locale, path } = splitLocale(pathname);
    const { kind, isOpen } = toThirdPartyPage(path);
    const { categories, product: found, listing: all } = readPageFacts(pathname);
    const product = found && !isSensitiveProduct(found) ? found : null;
    const listing =
      all && !isSensitiveProduct(all) ? { ...all, items: all.items.filter((item) => !isSensitiveProduct(item)) } : null;
    categoryStore.set({ categories });
    const [category = ''] = categories.slice(-1);
    const type = kind === 'catalogue' ? (found && 'product') || (all && 'listing') || kind : kind;
    const view = { event: 'page_view', page_type: type, page_locale: locale, ...(isOpen && { page_path: pathname }) };
    const value = product?.cents ? toEuros(product.cents) : undefined;
    pushOrKeep(
      view,
      ...(product
        ? [
            commerce('view_item', { value }, [
              { item_id: product.id, item_name: product.name, item_category: category, price: value, quantity: 1 },
            ]),
          ]
        : []),
      ...(listing
        ? [
            commerce(
              'view_item_list',
              { item_list_name: listing.name },
              listing.items.map(({ id, name }, index) => ({ item_id: id, item_name: name, index })),
            ),
          ]
        : []),
    );
  }

  return {
    /** Whether the container is loaded in this document. */
    isRunning: () => isRunning,

    /** Reports each page once, at load, navigation or consent; true when it was reported now. */
    show(pathname: string): boolean {
      wasOnlyOpen &&= allowsTagManagerHere(pathname);
      if (pathname === shown || !allowed) return false;
      shown = pathname;
      showPage(pathname);
      return true;
    },

    /** True when the page has to be reloaded, because what runs in it is no longer allowed. */
    allow(choice: ConsentChoice | null): boolean {
      const before = allowed;
      allowed = isAnyAllowed(choice) ? choice : null;
      if (allowed && isRunning && !isSame(before, allowed)) updateConsent(allowed);
      if (allowed) return false;
      shown = '';
      keepWaiting([]);
      if (deviceStorage.read(reportedKey)) deviceStorage.write(reportedKey, null);
      clearTagCookies();
      return isRunning;
    },

    /** For events without articles. */
    reportAction: (event: TagEvent) => pushOrKeep(event),

    /** For an article chosen from a list. */
    reportChoice(list: string, chosen: { id: string; name: string; index: number }): void {
      const { id, name, index } = chosen;
      if (isSensitiveProduct(chosen)) return;
      pushOrKeep(commerce('select_item', { item_list_name: list }, [{ item_id: id, item_name: name, index }]));
    },

    reportItems(event: ItemEvent, items: TrackedItem[]): void {
      const reported = items.filter((item) => !isSensitiveProduct(item));
      if (reported.length > 0) pushOrKeep(commerce(event, { value: worthOf(reported) }, reported.map(toItem)));
    },

    /** Viewing a confirmation again is no second purchase; an unreported purchase has no reported refund. */
    reportPurchase(
      number: string,
      cents: number,
      items: TrackedItem[],
      event: 'purchase' | 'refund' = 'purchase',
    ): void {
      if (!allowed) return;
      const reported = listReported();
      const mark = event === 'refund' ? `${refunded}${number}` : number;
      if (reported.includes(mark) || (event === 'refund' && !reported.includes(number))) return;
      deviceStorage.write(reportedKey, JSON.stringify([...reported, mark].slice(-mostReported)));
      pushOrKeep(
        commerce(
          event,
          { transaction_id: number, value: toEuros(cents) },
          items.filter((item) => !isSensitiveProduct(item)).map(toItem),
        ),
      );
    },
  };
}

export type TagManager = ReturnType<typeof createTagManager>;

const isSame = (one: ConsentChoice | null, other: ConsentChoice) =>
  one?.measuring === other.measuring && one.advertising === other.advertising;

/** In the format of GA4. */
const commerce = (event: string, more: object, items: object[]): TagEvent => ({
  event,
  ecommerce: { currency: 'EUR', ...more, items },
});

const toItem = ({ id, name, cents, quantity }: TrackedItem) => ({
  item_id: id,
  item_name: name,
  price: toEuros(cents),
  quantity,
});

const worthOf = (items: TrackedItem[]) =>
  toEuros(items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0));

function readWaiting(): TagEvent[] {
  const found = deviceStorage.readJson(waitingKey);
  return Array.isArray(found) ? found.filter((each) => typeof each?.event === 'string') : [];
}

function keepWaiting(events: TagEvent[]): void {
  if (events.length === 0 && deviceStorage.read(waitingKey) === null) return;
  deviceStorage.write(waitingKey, events.length > 0 ? JSON.stringify(events.slice(-mostWaiting)) : null);
}

function listReported(): string[] {
  const found = deviceStorage.readJson(reportedKey);
  return Array.isArray(found) ? found.map(String) : [];
}
