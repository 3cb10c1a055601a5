import { type ComponentType, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { countChosen, type FilterChoice, type Sort, sorts } from '@/lib/catalogue/filter-address';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import type { Locale } from '@/lib/i18n/routing';
import type { Words } from '@/lib/i18n/words';
import type { FilterDrawer } from './filter-drawer';
import type { Choose } from './filter-fields';
import { FilterGroups } from './filter-groups';

type Props = {
  locale: Locale;
  facets: Facets;
  choice: FilterChoice;
  sort: Sort;
  words: Words<'listing.words'>;
  total: number;
  busy: boolean;
  onChoose: Choose;
  onSort: (sort: Sort) => void;
  /** Somebody comes near: what filtering needs may be fetched. */
  onNear: () => void;
  /** Where the form leads without script, and what it always says. */
  action: string;
  fixed: Record<string, string>;
};

type DrawerType = ComponentType<Parameters<typeof FilterDrawer>[0]>;

/** A line of filters that fold out over the list; on a phone a button for the drawer. Without script a plain form. */
export function ListingBar({ sort, onSort, onNear, action, fixed, total, busy, ...filters }: Props) {
  const { choice, words } = filters;
  const form = useRef<HTMLFormElement>(null);
  const [Drawer, setDrawer] = useState<DrawerType | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const chosen = countChosen(choice);
  const sortId = useId();

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      for (const open of openGroups(form.current)) if (!open.contains(target as Node)) open.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  async function openDrawer() {
    onNear();
    setIsOpen(true);
    const { FilterDrawer } = await import('./filter-drawer');
    setDrawer(() => FilterDrawer);
  }
  function closeByKey({ key }: KeyboardEvent) {
    if (key !== 'Escape') return;
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
      <Button variant="secondary" className="listing-open" aria-haspopup="dialog" onClick={openDrawer}>
        {words.filters.open}
        {chosen > 0 && <span className="filter-chosen">{chosen}</span>}
      </Button>
      <div className="listing-groups">
        <FilterGroups {...filters} group="filters" />
      </div>
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
      {Drawer && <Drawer {...filters} open={isOpen} onClose={() => setIsOpen(false)} total={total} busy={busy} />}
    </form>
  );
}

const openGroups = (form: HTMLElement | null) =>
  form?.querySelectorAll<HTMLDetailsElement>(':scope .listing-groups > details[open]') ?? [];
