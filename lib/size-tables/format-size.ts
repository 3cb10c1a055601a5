import { fill } from '@/lib/i18n/message-texts';
import { toSizeSystem } from './bra-sizes';
import type { SizeSystem } from './size-systems';

/** A size in the reader's system, plus the label's size when that differs: the number alone would be ambiguous. */
export function formatSize(size: string, system: SizeSystem, labelled: string): string {
  const own = toSizeSystem(size, system);
  return own === size ? size : fill(labelled, { size: own, label: size });
}
