import { readFileSync } from 'node:fs';

/** Milliseconds that these stood ready while the machine was busy with others; 0 where the system does not tell. */
export function heldUpByOthers(...who: (number | string | undefined)[]): number {
  return who.reduce<number>((sum, each) => sum + waitedOf(each), 0);
}

function waitedOf(who: number | string | undefined): number {
  try {
    return Number(readFileSync(`/proc/${who}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
