import { forget, recall, remember } from '@/lib/state/tab-memory';
import type { RequestDifference } from '../requests';
import type { Addressee } from './sent-bag';
import type { BagValues } from './sent-bag-form';

// What a visitor chose and typed before sending the bag; it is gone with the tab.
const names = { to: 'send-bag:to', typed: 'send-bag:typed', differences: 'send-bag:differences' } as const;

export const recallAddressee = () => recall<Addressee>(names.to);
export const keepAddressee = (to: Addressee | null) => (to ? remember(names.to, to) : forget(names.to));

/** Except the consent, which has to be given again for each executive. */
export const recallTyped = () => recall<Partial<BagValues>>(names.typed);
export const keepTyped = ({ agrees: _, ...typed }: Partial<BagValues>) => remember(names.typed, typed);

type Differences = { code: string; differences: RequestDifference[] };

/** Differences found when the bag was sent, for the page that shows it. */
export const keepDifferences = (all: Differences) => remember(names.differences, all);
export function recallDifferences(code: string): RequestDifference[] {
  const kept = recall<Differences>(names.differences);
  return kept?.code === code ? kept.differences : [];
}
