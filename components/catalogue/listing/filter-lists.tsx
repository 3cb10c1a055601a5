import { Checkbox } from '@/components/ui/checkbox';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { type FacetName, facetNames, namedFacets } from '@/contract/facets';
import type { Facets, FacetValue } from '@/lib/catalogue/listing-mappers';
import type { FilterChoice } from '@/lib/catalogue/listing-params';
import type { FilterChangeHandler } from './filter-fields';

type ListName = 'bands' | 'cups' | 'sizes' | 'colours' | FacetName;
type Filters = { facets: Facets; choice: FilterChoice; onChoose: FilterChangeHandler };
type Props<Name extends ListName> = Filters & { name: Name; legend: string };

/** Sizes have no name in the form: a browser without script would put them into the address. */
const fieldNames = new Map<ListName, string>([
  ['colours', 'colour'],
  ...facetNames.map((name): [FacetName, string] => [name, namedFacets[name].one]),
]);

function toInput({ choice, onChoose }: Filters, list: ListName, { code, count }: FacetValue) {
  const chosen = choice[list];
  const checked = chosen.includes(code);
  return {
    name: fieldNames.get(list),
    value: code,
    checked,
    // An option without results cannot be ticked, but a ticked one can be unticked.
    disabled: count === 0 && !checked,
    onChange: () => onChoose({ [list]: checked ? chosen.filter((each) => each !== code) : [...chosen, code] }),
  };
}

export function SizeTiles({ name, legend, ...given }: Props<'bands' | 'cups' | 'sizes'>) {
  if (given.facets[name].length === 0) return null;
  return (
    <ChoiceGroup legend={legend}>
      <div className="ui-tiles">
        {given.facets[name].map((value) => (
          <label key={value.code} className="ui-tile">
            <input type="checkbox" {...toInput(given, name, value)} />
            {value.name}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

export function ColourList({ name, legend, ...given }: Props<'colours'>) {
  return (
    <ChoiceGroup legend={legend} legendHidden>
      <div className="filter-colours">
        {given.facets[name].map((value) => (
          <label key={value.code} className="filter-swatch">
            <input type="checkbox" {...toInput(given, name, value)} />
            <span className="ui-swatch-dot" style={{ backgroundColor: value.colour }} />
            <Counted value={value} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}

export function CheckList({ name, legend, ...given }: Props<FacetName>) {
  return (
    <ChoiceGroup legend={legend} legendHidden>
      <div className="filter-checks">
        {given.facets[name].map((value) => (
          <Checkbox key={value.code} {...toInput(given, name, value)} label={<Counted value={value} />} />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function Counted({ value: { name, count } }: { value: FacetValue }) {
  return (
    <span>
      {`${name} `}
      {count !== null && <small>{count}</small>}
    </span>
  );
}
