import { Fragment, type ReactNode } from 'react';
import { SizeSystemSelect } from '@/components/size-tables/size-system-select';
import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { type FacetName, facetNames, namedFacets } from '@/contract/facets';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import { countChosen, type FilterChoice, nothingChosen } from '@/lib/catalogue/listing-params';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { type FilterChangeHandler, PriceFields, ReferenceField } from './filter-fields';
import { CheckList, ColourList, SizeTiles } from './filter-lists';
import type { FilterGroupName } from './to-filter-chips';

type Props = {
  locale: Locale;
  facets: Facets;
  choice: FilterChoice;
  words: Words<'listing.words'>;
  onChoose: FilterChangeHandler;
  /** Groups of one name close each other; without a name several may be open. */
  group?: string;
};

const isAlone = (name: string) => name in namedFacets && 'alone' in namedFacets[name as FacetName];

export function FilterGroups({ locale, facets, choice, words, onChoose, group }: Props) {
  const { groups } = words;
  const { bands, cups, sizes, colours, min, max, available, reference } = choice;
  const given = { facets, choice, onChoose };
  const open = (name: FilterGroupName, chosen: Partial<FilterChoice>, content: ReactNode) => {
    const count = countChosen({ ...nothingChosen, ...chosen });
    return (
      <details name={group} className={`filter-group filter-group-${name}`}>
        <summary>
          {name === 'rest' && facets.offers.length > 0 ? groups.restWithOffers : groups[name]}
          {count > 0 && <span className="filter-chosen">{count}</span>}
          <Icon name="chevron-down" />
        </summary>
        <div className="filter-panel">{content}</div>
      </details>
    );
  };
  const isWorth = (...names: ('bands' | 'sizes' | 'colours' | FacetName)[]) =>
    names.some((name) => facets[name].length > (isAlone(name) ? 0 : 1) || choice[name].length > 0);
  const traits = facetNames.filter((name) => isAlone(name) && isWorth(name));
  return (
    <>
      {isWorth('bands', 'sizes') &&
        open(
          'size',
          { bands, cups, sizes },
          <>
            <SizeTiles name="bands" legend={groups.band} {...given} />
            <SizeTiles name="cups" legend={groups.cup} {...given} />
            <SizeTiles name="sizes" legend={groups.size} {...given} />
            {facets.bands.length > 0 && (
              <Field label={groups.system}>
                {(control) => <SizeSystemSelect {...control} locale={locale} names={groups.systems} />}
              </Field>
            )}
          </>,
        )}
      {isWorth('colours') &&
        open('colour', { colours }, <ColourList name="colours" legend={groups.colour} {...given} />)}
      {facetNames.map((name) => {
        const { one } = namedFacets[name];
        const chosen = { [name]: choice[name] };
        if (isAlone(name) || !isWorth(name)) return null;
        return (
          <Fragment key={name}>{open(one, chosen, <CheckList name={name} legend={groups[one]} {...given} />)}</Fragment>
        );
      })}
      {open(
        'price',
        { min, max },
        <ChoiceGroup legend={groups.price} legendHidden hint={groups.priceHint}>
          <PriceFields choice={choice} words={words} onChoose={onChoose} range={facets.price} />
        </ChoiceGroup>,
      )}
      {open(
        'rest',
        { available, reference, ...Object.fromEntries(traits.map((name) => [name, choice[name]])) },
        <>
          {traits.map((name) => (
            <CheckList key={name} name={name} legend={groups[namedFacets[name].one]} {...given} />
          ))}
          <Checkbox
            name="available"
            value="1"
            label={groups.available}
            checked={available}
            onChange={() => onChoose({ available: !available })}
          />
          <ReferenceField choice={choice} words={words} onChoose={onChoose} />
        </>,
      )}
    </>
  );
}
