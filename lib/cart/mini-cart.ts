/** How a buy button opens the mini cart of the header without knowing it: the key of the line that just came in. */
type Listener = (added: string) => void;
const listeners = new Set<Listener>();

export function showMiniCart(added: string): void {
  for (const listener of listeners) listener(added);
}

export function onMiniCart(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
