import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { nothingChosen } from '@/lib/catalogue/listing-params';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import type { FilterChangeHandler } from './filter-fields';

export const filterDrawerId = 'listing-filters';

type Props = {
  ref: Ref<HTMLDivElement>;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  words: Words<'listing.words'>;
  isChosen: boolean;
  onChoose: FilterChangeHandler;
  total: number;
  busy: boolean;
  /** The filters. */
  children: ReactNode;
};

/**
 * All filters in full height on a phone: a choice applies at once, and the button says how many products remain. It is
 * the browser's own popover, like the menu, so it opens before any script has loaded and keeps what is chosen. On other
 * screens the style sheet shows only the filters.
 */
export function FilterDrawer({
  ref,
  isOpen,
  onOpen,
  words: { filters },
  isChosen,
  onChoose,
  total,
  busy,
  children,
}: Props) {
  const close = { popoverTarget: filterDrawerId };
  return (
    <div
      ref={ref}
      id={filterDrawerId}
      popover="auto"
      {...(isOpen && { role: 'dialog', 'aria-label': filters.title })}
      className="listing-drawer"
      onBeforeToggle={({ newState }) => onOpen(newState === 'open')}
    >
      <div className="ui-modal-head">
        <p className="ui-modal-title">{filters.title}</p>
        <IconButton icon="close" label={filters.close} autoFocus {...close} />
      </div>
      <div className="listing-groups">{children}</div>
      <div className="ui-modal-foot">
        {isChosen && (
          <Button variant="secondary" onClick={() => onChoose(nothingChosen)}>
            {filters.clear}
          </Button>
        )}
        <Button {...close}>
          <span aria-live="polite" aria-busy={busy || undefined}>
            {total === 0 ? filters.none : fillCount(filters.show, total)}
          </span>
        </Button>
      </div>
    </div>
  );
}
