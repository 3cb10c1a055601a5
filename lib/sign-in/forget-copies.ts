import { deskCaches } from '@/lib/session/desk-names';

/** Deletes the copies themselves; they are no longer shown once the desk mark is gone with the session. */
export async function forgetCopies(): Promise<void> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(deskCaches));
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // There is no cache storage, or it is blocked.
  }
}
