/** So many at least: what writes, calls or answers, filled up with what only reads. */
const least = 40;
const isRead = (point: string) => point.includes(': read ');

/** What a process asks for once and keeps is asked for in some runs only. */
const isKept = (point: string) => /oauth2|certs|control\/root/.test(point);

/** From what an undisturbed run took, so that none is forgotten. */
export function choosePoints(taken: readonly string[]): string[] {
  const effects = taken.filter((point) => !isRead(point) && !isKept(point));
  const reads = taken.filter(isRead);
  const missing = Math.max(0, Math.min(reads.length, least - effects.length));
  const some = Array.from({ length: missing }, (_, at) => reads[Math.floor((at * reads.length) / missing)] ?? '');
  return [...effects, ...some];
}
