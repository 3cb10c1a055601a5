/** E08. Announced apart for each of the three places that wait for one, and no part of what every page loads. */
type Context = 'executive' | 'payments' | 'lateCheckout';

const listeners = new Map<Context, Set<() => void>>();

export function announcePaypal(context: Context): void {
  for (const listener of [...(listeners.get(context) ?? [])]) listener();
}

export function onPaypal(context: Context, listener: () => void): () => void {
  const heard = listeners.get(context) ?? new Set();
  listeners.set(context, heard.add(listener));
  return () => {
    heard.delete(listener);
  };
}
