/** Who wants to hear of something. `watch` is begun for the first of them and ended with the last. */
export function createListeners<Said extends unknown[] = []>(watch?: () => () => void) {
  const listeners = new Set<(...said: Said) => void>();
  let leave: (() => void) | undefined;
  return {
    /** One may leave while all are told. */
    tell(...said: Said): void {
      for (const listener of [...listeners]) listener(...said);
    },
    subscribe(listener: (...said: Said) => void): () => void {
      if (listeners.size === 0) leave = watch?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) leave?.();
      };
    },
  };
}
