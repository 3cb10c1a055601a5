import { RawHtml } from '@/components/ui/raw-html';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { storedInScript } from '@/lib/state/web-storage';
import { LazyStoreBar } from './lazy-store-bar';

/**
 * Before the first paint, reserves the strip's space if a store is stored or comes by a link, so that nothing moves
 * when its text arrives. Public pages do the same in their first script.
 */
const reserve = `(/[?&]store=/.test(location)||${storedInScript('store')}.store.until>Date.now())&&(document.documentElement.dataset.store=1)`;
/** No strip at a desk, in the checkout or while signing in. */
const shopper = '!/\\/(executive|checkout|clients|validation)\\//.test(location)';

/** N06. On every page of a shopper: whose store it is, and the way out. Only the browser knows the store. */
export async function StoreBarFrame({ nonce }: { nonce?: string | undefined }) {
  const html = `try{${shopper}&&(${reserve})}catch{}`;
  return (
    <>
      {nonce !== undefined && <RawHtml as="script" nonce={nonce} suppressHydrationWarning text={html} />}
      <div className="store-strip">
        <LazyStoreBar words={await getMessageGroup('store.bar')} />
      </div>
    </>
  );
}
