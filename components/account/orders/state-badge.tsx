import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { displayState } from '@/lib/account/orders';

type Word = ReturnType<typeof displayState>;

const tones: Partial<Record<Word, ComponentProps<typeof Badge>['tone']>> = {
  held: 'remark',
  paid: 'success',
  sent: 'success',
  delivered: 'success',
  expired: 'error',
  refused: 'error',
  paidLate: 'error',
};

/** The text carries the meaning; the colour only helps to find it. */
export const StateBadge = ({ word, label }: { word: Word; label: string }) => (
  <Badge tone={tones[word] ?? 'neutral'}>{label}</Badge>
);
