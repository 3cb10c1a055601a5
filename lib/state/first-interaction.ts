const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll', 'click', 'change'] as const;

/** Whatever tells that somebody is there; the way to stop listening. */
export function onFirstInteraction(work: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, work, { once: true, passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, work, { capture: true });
  };
}
