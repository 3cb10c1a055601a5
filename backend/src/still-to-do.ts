import type { Verb } from 'contract/calls/table.ts';

/**
 * Calls that answer 501 until their issue is built. A row of the contract without a handler must stand here, and a
 * row with one must not: the start-up check holds both together.
 */
export const stillToDo: ReadonlySet<string> = new Set<Verb>();
