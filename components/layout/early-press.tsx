import { InlineScript } from '@/components/ui/inline-script';
import { pageNonce } from '@/lib/sign-in/page-nonce';
import { keepPresses } from '@/lib/state/early-press';

/**
 * A button pressed while the scripts of a personal page are still on their way does its work once they are there. So does
 * a form, also by Enter: sent by the browser itself it would come back empty. Public pages have this in a file.
 */
export async function EarlyPress() {
  const nonce = await pageNonce();
  return <InlineScript nonce={nonce} suppressHydrationWarning text={keepPresses} />;
}
