import { createKeptStore } from '@/lib/state/kept-store';

/** Whether this device's keys lead through the workplace: who speaks to her machine, or presses by accident, wants none. */
export const deskKeys = createKeptStore('desk-keys', { on: true }, (found) => ({
  on: (found as { on?: unknown }).on !== false,
}));

/** Two presses are one wish only when they follow each other. */
const togetherMs = 2000;
const fields = 'input, textarea, select, [contenteditable], dialog[open]';

/** Not while she types or chooses, and nothing that belongs to the browser or to whatever reads the page aloud. */
const isFree = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.repeat) &&
  !(event.target instanceof Element && event.target.closest(fields)) &&
  document.querySelector('dialog[open]') === null;

/** Hears a question mark, and the letter that follows a g; says whether the page did something with it. */
export function hearDeskKeys(heard: { question: () => void; letter: (letter: string) => boolean }): () => void {
  let begun = Number.NEGATIVE_INFINITY;
  function onKeyDown(event: KeyboardEvent) {
    const follows = event.timeStamp - begun < togetherMs;
    begun = Number.NEGATIVE_INFINITY;
    if (!isFree(event)) return;
    const key = event.key.toLowerCase();
    if (key === '?') {
      event.preventDefault();
      heard.question();
    } else if (follows && heard.letter(key)) event.preventDefault();
    else if (key === 'g') begun = event.timeStamp;
  }
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
