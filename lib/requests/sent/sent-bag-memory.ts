import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { AskedDifference } from '../requests';
import type { Addressee } from './sent-bag';
import type { BagValues } from './sent-bag-form';

// What somebody chose and typed on her way to sending her bag; it goes with the tab.
const names = { to: 'send-bag:to', typed: 'send-bag:typed', differences: 'send-bag:differences' } as const;

export const recallAddressee = () => recall<Addressee>(names.to);
export const keepAddressee = (to: Addressee | null) => (to ? remember(names.to, to) : forget(names.to));

/** Never that she agreed: it is said anew of whom it goes to. */
export const recallTyped = () => recall<Partial<BagValues>>(names.typed);
export const keepTyped = ({ agrees: _, ...typed }: Partial<BagValues>) => remember(names.typed, typed);

type Differences = { code: string; differences: AskedDifference[] };

/** What was not as she saw it when she sent it, for the page that shows what was sent. */
export const keepDifferences = (all: Differences) => remember(names.differences, all);
export function recallDifferences(code: string): AskedDifference[] {
  const kept = recall<Differences>(names.differences);
  return kept?.code === code ? kept.differences : [];
}
