/** The minimum: steps that write, call or answer, filled up with reads. */
const least = 40;
const isRead = (point: string) => point.includes(': read ');

/** Cached results are fetched in some runs only. */
const isKept = (point: string) => /oauth2|certs|control\/root/.test(point);

/** Chosen from the steps of an undisturbed run, so that none is missed. */
export function choosePoints(taken: readonly string[]): string[] {
  const effects = taken.filter((point) => !isRead(point) && !isKept(point));
  const reads = taken.filter(isRead);
  const missing = Math.max(0, Math.min(reads.length, least - effects.length));
  const some = Array.from({ length: missing }, (_, at) => reads[Math.floor((at * reads.length) / missing)] ?? '');
  return [...effects, ...some];
}
