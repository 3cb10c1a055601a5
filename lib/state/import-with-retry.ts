/** A try costs a request: only what somebody does on purpose asks for another one, or a connection that is back. */
const signs = ['pointerdown', 'keydown', 'online'] as const;

/**
 * For a part of a page whose script comes by itself. One that fails to come would take the page with it, and what the
 * server sent is worth more than an error: it stays, and the script is asked for again until it is there.
 */
export async function importWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined') throw error;
      await nextSign();
    }
  }
}

const nextSign = () =>
  new Promise<void>((resolve) => {
    for (const sign of signs) {
      window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
    }
  });
