import { headers } from 'next/headers';

/** React leaves its mark on what it listens to. What works without script is left to work; after ten seconds all is. */
const hold = `(() => {
  const isHeard = (button) => Object.keys(button).some((key) => key.startsWith('__reactProps'));
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
  const [, nonce] = /'nonce-([^']+)'/.exec((await headers()).get('content-security-policy') ?? '') ?? [];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the constant above; children would be escaped, and be no script
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: hold }} />;
}
