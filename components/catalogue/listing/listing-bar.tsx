import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import { countChosen, type FilterChoice, type Sort, sorts } from '@/lib/catalogue/listing-params';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { FilterDrawer, filterDrawerId } from './filter-drawer';
import type { FilterChangeHandler } from './filter-fields';
import { FilterGroups } from './filter-groups';

type Props = {
  locale: Locale;
  facets: Facets;
  choice: FilterChoice;
  sort: Sort;
  words: Words<'listing.words'>;
  total: number;
  busy: boolean;
  onChoose: FilterChangeHandler;
  onSort: (sort: Sort) => void;
  /** Called when the pointer or focus comes near: loads what filtering needs. */
  onNear: () => void;
  /** The form's target without script, and its hidden fields. */
  action: string;
  fixed: Record<string, string>;
};

/**
 * A row of filters that fold out over the list; on a phone the same filters in a drawer, which the browser opens by
 * itself. Without script a plain form.
 */
export function ListingBar({ sort, onSort, onNear, action, fixed, total, busy, ...filters }: Props) {
  const { choice, words, onChoose } = filters;
  const form = useRef<HTMLFormElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const [inDrawer, setInDrawer] = useState(false);
  const chosen = countChosen(choice);
  const sortId = useId();

  // The browser may have opened it before this was there.
  useEffect(
    () => setInDrawer(!!drawer.current && 'showPopover' in drawer.current && drawer.current.matches(':popover-open')),
    [],
  );

  const closeOutside = useEffectEvent(({ target }: Event) => {
    // In the drawer touches scroll, so they close no group.
    if (inDrawer) return;
    for (const open of openGroups(form.current)) if (!open.contains(target as Node)) open.open = false;
  });
  useEffect(() => {
    const close = (event: Event) => closeOutside(event);
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);

  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape' || inDrawer) return;
    for (const open of openGroups(form.current)) {
      open.open = false;
      open.querySelector('summary')?.focus();
    }
  }

  return (
    <form
      ref={form}
      className="listing-bar"
      action={action}
      aria-label={words.filters.label}
      onSubmit={(event) => event.preventDefault()}
      onPointerEnter={onNear}
      onFocus={onNear}
      onKeyDown={closeByKey}
    >
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary" className="listing-open" popoverTarget={filterDrawerId}>
        {words.filters.open}
        {chosen > 0 && <span className="filter-chosen">{chosen}</span>}
      </Button>
      <FilterDrawer
        ref={drawer}
        isOpen={inDrawer}
        onOpen={setInDrawer}
        words={words}
        isChosen={chosen > 0}
        onChoose={onChoose}
        total={total}
        busy={busy}
      >
        <FilterGroups {...filters} group={inDrawer ? undefined : 'filters'} />
      </FilterDrawer>
      <div className="listing-sort">
        <label htmlFor={sortId}>{words.sort.label}</label>
        <Select id={sortId} name="sort" value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
          {sorts.map((each) => (
            <option key={each} value={each}>
              {words.sort[each]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" className="script-missing">
        {words.filters.apply}
      </Button>
    </form>
  );
}

const openGroups = (form: HTMLElement | null) =>
  form?.querySelectorAll<HTMLDetailsElement>(':scope .listing-groups > details[open]') ?? [];
