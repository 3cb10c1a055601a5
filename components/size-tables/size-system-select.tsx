import type { ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import type { Locale } from '@/lib/i18n/routing';
import { isSizeSystem, type SizeSystem, sizeSystems } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = ComponentProps<typeof Select> & { locale: Locale; names: Record<SizeSystem, string> };

/** A band of 90 is another size in Spain than on our labels, so the system is named and can be changed. */
export function SizeSystemSelect({ locale, names, ...control }: Props) {
  const [system, choose] = useSizeSystem(locale);
  return (
    <Select {...control} value={system} onChange={({ target }) => isSizeSystem(target.value) && choose(target.value)}>
      {sizeSystems.map((each) => (
        <option key={each} value={each}>
          {names[each]}
        </option>
      ))}
    </Select>
  );
}
