import { InlineScript } from '@/components/ui/inline-script';
import { pageNonce } from '@/lib/sign-in/page-nonce';

/**
 * React leaves its mark on what it looks at. As long as a script of that part is missing, the part is flagged as placed or
 * hydrating and hears nothing. What works without script is left to work; after ten seconds all is.
 */
const hold = `(() => {
  const isHeard = (button) => {
    const mark = Object.keys(button).find((key) => key.startsWith('__reactFiber'));
    for (let fiber = button[mark]; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & 4098) return false;
    return mark !== undefined;
  };
  const keep = (event) => {
    const button = event.target.closest('button[type=button]:not([popovertarget],[commandfor]),form[method=post] button');
    if (!button || isHeard(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    let turns = 200;
    const press = () => {
      if (isHeard(button)) button.click();
      else if (button.isConnected && --turns > 0) setTimeout(press, 50);
      else if (turns === 0) removeEventListener('click', keep, true);
    };
    press();
  };
  addEventListener('click', keep, true);
})()`;

/**
 * A button pressed while the scripts of a personal page are still on their way does its work once they are there. So does
 * a form, also by Enter: sent by the browser itself it would come back empty.
 */
export async function EarlyPress() {
  const nonce = await pageNonce();
  return <InlineScript nonce={nonce} suppressHydrationWarning text={hold} />;
}
