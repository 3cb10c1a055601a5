import { test } from '@jest/globals';
import type { EnginePart } from '../config/engine-parts.ts';

type Advice = {
  /** What Next or React is relied on for, as a sentence. */
  relied: string;
  /** The part to switch off meanwhile; null when the part that relies on it is always on. */
  part: EnginePart | null;
  mend: string;
};

/** A test whose failure says what an upgrade broke, what to switch off, and where to mend it. */
export function canary({ relied, part, mend }: Advice, check: () => unknown): void {
  test(`relied on: ${relied}`, async () => {
    try {
      await check();
    } catch (cause) {
      const meanwhile = part ? `Meanwhile the shop runs with ENGINE_OFF=${part}.` : 'No switch helps: do not upgrade.';
      throw new Error(`No longer so: ${relied}. ${meanwhile} ${mend}`, { cause });
    }
  });
}
