import type { MissedInput } from './open-anew.ts';

/**
 * What a public page runs before anything else is fetched; a file of its own, small enough not to be felt. It reads no
 * page: what it needs stands at its element, and the address of what opens a page anew is given. Sent as it is written
 * here, so all that it uses is within.
 */
export function wake(anew: string): void {
  const { dataset, nonce } = document.currentScript as HTMLScriptElement;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
  const done: MissedInput['done'] = [];
  const lost: (() => void)[] = [];
  let isUp = false;

  try {
    if (sessionStorage.pressed) addEventListener('DOMContentLoaded', () => add(anew));
    if (/[?&]store=/.test(location.search) || JSON.parse(localStorage.store).store.until > Date.now())
      document.documentElement.dataset.store = '1';
  } catch {}

  function add(address: string, onload?: () => void): void {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (onload) script.onload = onload;
    script.onerror = () => {
      if (address === anew) again();
      else if (lost.push(() => add(address, onload)) === 1) {
        (globalThis as { missed?: MissedInput }).missed = {
          page: String(nonce ? dataset.scripts : dataset.page),
          done,
          again,
        };
        add(anew);
      }
    };
    document.head.append(script);
  }

  function again(): void {
    setTimeout(() => atSign(() => lost.splice(0).map((each) => each())), 2000);
  }

  function getUp(): void {
    if (isUp || !dataset.page) return;
    isUp = true;
    const scripts = dataset.scripts?.split(' ').map((name) => `/_next/static/chunks/${name}`) ?? [];
    for (const href of scripts)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    // The framework reads the page's data as soon as it runs, and takes what is there for all of it.
    add(dataset.page, () => {
      for (const address of scripts) add(address);
    });
  }

  function atSign(act: () => void): void {
    function hear(event: Event): void {
      // A browser tells of a pointer that rests where the page appears as if it had moved.
      if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
        return;
      for (const sign of signs) removeEventListener(sign, hear, true);
      act();
    }
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  }

  // Styles let pictures that are out of sight wait for it: a phone that nobody touches needs its line for the first.
  function showAll(): void {
    document.documentElement.dataset.awake = '';
  }

  function notice(): void {
    showAll();
    getUp();
  }

  atSign(notice);
  // Back, a reload, an address with a place in it scroll by themselves: seen are the pictures there, and that is all.
  addEventListener('scroll', showAll, { capture: true, once: true });
  // What was pressed on the page as it was has been pressed on this one.
  addEventListener('pressed', notice);
  for (const type of ['click', 'change'])
    addEventListener(
      type,
      (event) => {
        const node = event.target as HTMLInputElement;
        done.push([type, node, node.value, node.checked]);
      },
      true,
    );
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  // Readers that move without any of these signs get everything too, a little later.
  setTimeout(notice, 10_000);
  // An address or an entry of the history that asks for more than the document shows; one with a nonce was made for it.
  if ((location.search && !nonce) || location.hash === '#consent' || history.state)
    addEventListener('DOMContentLoaded', getUp);
  else
    addEventListener('load', () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(getUp, { timeout: 1000 });
      else setTimeout(getUp, 100);
    });
}
