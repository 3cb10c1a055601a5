import { Verbatim } from '@/components/ui/verbatim';
import { getWords } from '@/lib/i18n/get-words';
import { storedInScript } from '@/lib/state/web-storage';
import { StoreBarSlot } from './store-bar-slot';

/**
 * Before the page is painted the strip has its place wherever a store is in force or comes by a link, so that nothing
 * moves when its words arrive. On public pages the script that they begin with does the same.
 */
const reserve = `(/[?&]store=/.test(location)||${storedInScript('store')}.store.until>Date.now())&&(document.documentElement.dataset.store=1)`;
/** No strip at a desk, in the checkout or while signing in. */
const shopper = '!/\\/(executive|checkout|clients|validation)\\//.test(location)';

/** N06. On every page of a shopper: whose store it is, and the way out. The server knows nothing of it. */
export async function StoreStrip({ nonce }: { nonce?: string | undefined }) {
  const html = `try{${shopper}&&(${reserve})}catch{}`;
  return (
    <>
      {nonce !== undefined && <Verbatim as="script" nonce={nonce} suppressHydrationWarning text={html} />}
      <div className="store-strip">
        <StoreBarSlot words={await getWords('store.bar')} />
      </div>
    </>
  );
}
