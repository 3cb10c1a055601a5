/**
 * What a public page runs before anything else is fetched; a file of its own, small enough not to be felt. It reads no
 * page: what it needs stands at its element. Sent as it is written here, so all that it uses is within.
 */
export function wake(): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'] as const;
  let isUp = false;

  try {
    const store = JSON.parse(localStorage.getItem('store') ?? 'null');
    if (/[?&]store=/.test(location.search) || store.store.until > Date.now())
      document.documentElement.dataset.store = '1';
  } catch {}

  function add(address: string, onload?: () => void): void {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    if (onload) script.onload = onload;
    document.head.append(script);
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

  function notice(event?: Event): void {
    // A browser tells of a pointer that rests where the page appears as if it had moved.
    if (event?.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY)
      return;
    // Styles let pictures that are out of sight wait for it: a phone that nobody touches needs its line for the first.
    document.documentElement.dataset.awake = '';
    for (const sign of signs) removeEventListener(sign, notice, true);
    getUp();
  }

  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  // Readers that move without any of these signs get everything too, a little later.
  setTimeout(notice, 10_000);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // An address or an entry of the history that asks for more than the document shows.
  if (location.search || location.hash === '#consent' || history.state) addEventListener('DOMContentLoaded', getUp);
  else if (!connection?.saveData) {
    addEventListener('load', () => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(getUp, { timeout: 1000 });
      else setTimeout(getUp, 100);
    });
  }
}
