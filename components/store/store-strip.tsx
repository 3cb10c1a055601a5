import { getWords } from '@/lib/i18n/get-words';
import { StoreBarSlot } from './store-bar-slot';

/**
 * Before the page is painted the strip has its place wherever a store is or comes in force, so that nothing moves when
 * its words arrive. Whoever shops in none has no strip.
 */
const reserve = `try{var s=JSON.parse(localStorage.getItem('store'));if((s&&s.store&&s.store.until>Date.now()||/[?&]store=/.test(location.search))&&!/\\/(executive|checkout|clients|validation)\\//.test(location.pathname))document.documentElement.dataset.store=''}catch(e){}`;

/** N06. On every page of a shopper: whose store it is, and the way out. The server knows nothing of it. */
export async function StoreStrip({ nonce }: { nonce?: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above; children would be escaped */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: reserve }} />
      <div className="store-strip">
        <StoreBarSlot words={await getWords('store.bar')} />
      </div>
    </>
  );
}
