import { deskCaches } from '@/lib/session/desk-names';

/** Her mark has gone with her session, and nobody is shown a copy any more: here they go themselves, whoever keeps them. */
export async function forgetCopies(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(deskCaches));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // A browser that keeps none, or lets nobody at them.
  }
}
