/** Calls `listener` when this page becomes visible again, because a hidden or frozen page gets no events. */
export function onPageVisible(listener: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && listener();
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}

/** The same, and when another tab writes this key. */
export function watchStored(name: string, listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => (key === name || key === null) && listener();
  window.addEventListener('storage', stored);
  const leave = onPageVisible(listener);
  return () => {
    window.removeEventListener('storage', stored);
    leave();
  };
}
