import { createPersistentStore } from '@/lib/state/persistent-store';

/**
 * Whether keyboard shortcuts are on for this device; people who use voice input or press keys by accident turn them
 * off.
 */
export const deskShortcuts = createPersistentStore('desk-keys', { on: true }, (found) => ({
  on: (found as { on?: unknown }).on !== false,
}));

/** Two keys form a shortcut only within this time. */
const togetherMs = 2000;
const fields = 'input, textarea, select, [contenteditable], dialog[open]';

/** Not while the executive types or chooses, and no key that belongs to the browser or a screen reader. */
const isFree = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) &&
  !(event.target instanceof Element && event.target.closest(fields)) &&
  document.querySelector('dialog[open]') === null;

/** Handles "?", and a letter after "g"; `letter` returns whether the page used it. */
export function listenForDeskShortcuts(handlers: {
  question: () => void;
  letter: (letter: string) => boolean;
}): () => void {
  let begun = Number.NEGATIVE_INFINITY;
  function onKeyDown(event: KeyboardEvent) {
    const follows = event.timeStamp - begun < togetherMs;
    begun = Number.NEGATIVE_INFINITY;
    if (!isFree(event)) return;
    const key = event.key.toLowerCase();
    if (key === '?') {
      event.preventDefault();
      handlers.question();
    } else if (follows && handlers.letter(key)) event.preventDefault();
    else if (key === 'g') begun = event.timeStamp;
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
