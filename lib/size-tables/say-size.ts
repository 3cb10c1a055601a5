import { fill } from '@/lib/i18n/words';
import { toSizeSystem } from './bra-sizes';
import type { SizeSystem } from './size-systems';

/** A size as its reader writes it, and what is sewn into the garment where that differs: a bare number is two sizes. */
export function saySize(size: string, system: SizeSystem, labelled: string): string {
  const own = toSizeSystem(size, system);
  return own === size ? size : fill(labelled, { size: own, label: size });
}
