import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { callBackend } from '@/lib/http/backend';
import type { Notice } from './cache-notice';

// Together less than the sender waits for an answer.
const waitsMs = [0, 100, 300, 800];
const mostRemembered = 1_000;
const handled = new Set<string>();

/** A notice comes again when its answer got lost; its pages are not made a second time. */
export const wasHandled = (id: string): boolean => handled.has(id);

export function rememberNotice(id: string): void {
  handled.add(id);
  for (const oldest of handled) {
    if (handled.size <= mostRemembered) break;
    handled.delete(oldest);
  }
}

/** Waits a moment for a database that lags behind the one that was written to. False when it still does. */
export async function untilReadable({ name, version }: Pick<Notice, 'name' | 'version'>): Promise<boolean> {
  for (const wait of waitsMs) {
    // Nobody stays up for it when the shop closes.
    if (wait > 0) await delay(wait, undefined, { ref: false });
    const found = await callBackend('checkFreshness', { params: { x: name } });
    if (!found.ok) return false;
    if (Number(found.data.version) >= version) return true;
  }
  return false;
}
