import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { callBackend } from '@/lib/http/backend';
import type { CacheNotice } from './cache-notice';

// In total less than the sender waits for a response.
const waitsMs = [0, 100, 300, 800];
const mostRemembered = 1_000;
const handled = new Set<string>();

/** A notice is repeated when its response was lost; its pages are not rendered twice. */
export const wasNoticeHandled = (id: string): boolean => handled.has(id);

export function rememberNotice(id: string): void {
  handled.add(id);
  for (const oldest of handled) {
    if (handled.size <= mostRemembered) break;
    handled.delete(oldest);
  }
}

/** Waits a moment for a replica that lags behind the written database. False when it still does. */
export async function waitUntilReadable({ name, version }: Pick<CacheNotice, 'name' | 'version'>): Promise<boolean> {
  for (const wait of waitsMs) {
    // The timer must not keep the process running when the shop stops.
    if (wait > 0) await delay(wait, undefined, { ref: false });
    const found = await callBackend('checkFreshness', { params: { x: name } });
    if (!found.ok) return false;
    if (Number(found.data.version) >= version) return true;
  }
  return false;
}
