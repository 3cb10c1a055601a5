import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { isSizeSystem, sizeSystems } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import type { ListingWords } from './listing-words';

/** A band of 90 is one size in Spain and another on our labels: it is said which one is meant, and can be changed. */
export function SizeSystemField({ words }: { words: ListingWords['groups'] }) {
  const [system, choose] = useSizeSystem();
  return (
    <Field label={words.system}>
      {(control) => (
        <Select
          {...control}
          value={system}
          onChange={({ target }) => isSizeSystem(target.value) && choose(target.value)}
        >
          {sizeSystems.map((each) => (
            <option key={each} value={each}>
              {words.systems[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
