import type { WorkerScope } from './worker.ts';

type Scope = Pick<WorkerScope, 'addEventListener' | 'caches' | 'skipWaiting'> & {
  registration: { unregister(): Promise<boolean> };
};

/** The last service worker: deletes all copies and unregisters itself. Its source is sent as it is written here. */
export function unregisterOfflineWorker(scope: Scope, begins: string): void {
  async function end(): Promise<void> {
    for (const name of await scope.caches.keys()) if (name.startsWith(begins)) await scope.caches.delete(name);
    await scope.registration.unregister();
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(end()));
}
