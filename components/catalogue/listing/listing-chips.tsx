import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { type FilterChoice, nothingChosen } from '@/lib/catalogue/listing-params';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { FilterChip } from './to-filter-chips';

type Props = {
  chips: FilterChip[];
  words: Words<'listing.words'>;
  onChoose: (change: Partial<FilterChoice>) => void;
  /** Called when no chip is left to receive the focus. */
  onNone: () => void;
};

/** The chosen filters, each a button that removes it. The focus moves to the next chip, for keyboard users. */
export function ListingChips({ chips, words, onChoose, onNone }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, chips.length - 1)];
    removed.current = null;
    if (next) next.focus();
    else onNone();
  }, [chips, onNone]);

  if (chips.length === 0) return null;
  const remove = (place: number, change: Partial<FilterChoice>) => {
    removed.current = place;
    onChoose(change);
  };
  return (
    <ul ref={list} className="listing-chips" aria-label={words.chips.label}>
      {chips.map(({ id, label, without }, place) => (
        <li key={id}>
          <button
            type="button"
            className="listing-chip"
            aria-label={fill(words.chips.remove, { name: label })}
            onClick={() => remove(place, without)}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="ui-link listing-clear" onClick={() => remove(0, nothingChosen)}>
          {words.chips.clear}
        </button>
      </li>
    </ul>
  );
}
