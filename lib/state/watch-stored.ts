/** Calls `listener` when this page comes back on the screen: while it was away, or asleep, it heard nothing. */
export function onSeen(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}

/** And when another tab has written what the device keeps under this key. */
export function watchStored(name: string, listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => (key === name || key === null) && listener();
  window.addEventListener('storage', stored);
  const leave = onSeen(listener);
  return () => {
    window.removeEventListener('storage', stored);
    leave();
  };
}
