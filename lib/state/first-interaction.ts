const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart', 'scroll', 'click', 'change'] as const;

/** Calls `work` at the first interaction of each type; returns the function that stops listening. */
export function onFirstInteraction(work: () => void): () => void {
  for (const sign of signs) window.addEventListener(sign, work, { once: true, passive: true, capture: true });
  return () => {
    for (const sign of signs) window.removeEventListener(sign, work, { capture: true });
  };
}
