/**
 * One key for each intended action, kept until its answer is known: clicks and reloads in between are the same action.
 */
export function intentKey(action: string): string {
  const place = `intent:${action}`;
  try {
    const known = sessionStorage.getItem(place);
    if (known) return known;
    const key = crypto.randomUUID();
    sessionStorage.setItem(place, key);
    return key;
  } catch {
    return crypto.randomUUID();
  }
}

export function intentDone(action: string): void {
  try {
    sessionStorage.removeItem(`intent:${action}`);
  } catch {
    // Nothing was kept.
  }
}
