import { Button } from '@/components/ui/button';
import { Drawer } from '@/components/ui/drawer';
import { countChosen, type FilterChoice, nothingChosen } from '@/lib/catalogue/filter-address';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import type { Locale } from '@/lib/i18n/routing';
import { fillCount, type Words } from '@/lib/i18n/words';
import type { Choose } from './filter-fields';
import { FilterGroups } from './filter-groups';

type Props = {
  open: boolean;
  onClose: () => void;
  locale: Locale;
  facets: Facets;
  choice: FilterChoice;
  words: Words<'listing.words'>;
  onChoose: Choose;
  total: number;
  busy: boolean;
};

/** On a phone: all filters at full height. What is chosen holds at once; the button says what it leaves. */
export function FilterDrawer({ open, onClose, total, busy, ...filters }: Props) {
  const { words, choice, onChoose } = filters;
  const result = total === 0 ? words.filters.none : fillCount(words.filters.show, total);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={words.filters.title}
      closeLabel={words.filters.close}
      footer={
        <>
          {countChosen(choice) > 0 && (
            <Button variant="secondary" onClick={() => onChoose(nothingChosen)}>
              {words.filters.clear}
            </Button>
          )}
          <Button onClick={onClose}>
            <span role="status" aria-busy={busy}>
              {result}
            </span>
          </Button>
        </>
      }
    >
      <div className="listing-drawer">
        <FilterGroups {...filters} />
      </div>
    </Drawer>
  );
}
