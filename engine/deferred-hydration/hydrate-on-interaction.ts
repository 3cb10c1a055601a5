import type { MissedInput } from './reload-and-replay.ts';

/**
 * The one script that a public page runs before anything else is fetched; a file of its own, small enough not to be
 * felt. Its settings are attributes of its own element, and the address of the reload script is passed in. Its source
 * is sent as it is written here, so everything that it uses is inside.
 */
export function hydrateOnInteraction(anew: string): void {
  const { dataset, nonce } = document.currentScript as HTMLScriptElement;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
  const done: MissedInput['done'] = [];
  const lost: (() => void)[] = [];
  let isUp = false;
  // A page without this script shows all of its pictures at once.
  document.documentElement.dataset.wakes = '';

  try {
    if (sessionStorage.pressed) addEventListener('DOMContentLoaded', () => add(anew));
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
    // The framework reads the page's data as soon as it runs, and takes what is there for all of it: data goes first.
    add(dataset.page, () => {
      for (const address of scripts) add(address);
    });
  }

  function atSign(act: () => void): void {
    function hear(event: Event): void {
      // Browsers report a pointer that rests where the page appears as a move of zero distance.
      if (event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
        return;
      for (const sign of signs) removeEventListener(sign, hear, true);
      act();
    }
    for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
  }

  // Styles hold back pictures out of view until then: an idle phone needs its line for the first picture.
  function showAll(): void {
    document.documentElement.dataset.awake = '';
  }

  function notice(): void {
    showAll();
    getUp();
  }

  atSign(notice);
  // Back, a reload and a fragment scroll by themselves: that shows the pictures in view, but loads no scripts.
  addEventListener('scroll', showAll, { capture: true, once: true });
  // Input that was recorded on the old page has been replayed on this one.
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
  // Assistive technology that sends none of these events gets everything too, a little later.
  setTimeout(notice, 10_000);
  // The address or history entry asks for more than the document shows; a document with a nonce was rendered for it.
  if ((location.search && !nonce) || location.hash === '#consent' || history.state)
    addEventListener('DOMContentLoaded', getUp);
  else
    addEventListener('load', () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(getUp, { timeout: 1000 });
      else setTimeout(getUp, 100);
    });
}
