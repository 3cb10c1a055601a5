import { forget, recall, remember } from './tab-memory';

const place = (action: string) => `intent:${action}`;

/** One key per intended action, kept until its response is known: clicks and reloads are the same action. */
export function idempotencyKeyOf(action: string): string {
  const known = recall<string>(place(action));
  if (known) return known;
  const key = crypto.randomUUID();
  remember(place(action), key);
  return key;
}

export const releaseIdempotencyKey = (action: string): void => forget(place(action));
