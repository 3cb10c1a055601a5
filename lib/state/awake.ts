const signs = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'focusin'] as const;
/** Readers that move without any of these signs get everything too, a little later. */
const latestMs = 10_000;

/**
 * Marks the document once somebody does anything. Styles let pictures that are out of sight wait for it: browsers fetch
 * lazy ones from far away, and on a phone that nobody has touched yet they take the connection from the first one.
 */
export function markAwake(): () => void {
  const wake = () => {
    document.documentElement.dataset.awake = '';
    stop();
  };
  const late = setTimeout(wake, latestMs);
  function stop() {
    clearTimeout(late);
    for (const sign of signs) removeEventListener(sign, wake, true);
  }
  for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
  return stop;
}
