/** A retry costs a request, so it waits for a deliberate action or a restored connection. */
const signs = ['pointerdown', 'keydown', 'online'] as const;

/**
 * Loads the script of a part of the page. Without it a failed import would replace the page by an error: now the
 * server's HTML stays, and the import is retried until it succeeds.
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
