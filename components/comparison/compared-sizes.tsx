'use client';

import type { SizeList } from '@/lib/comparison/comparison-sizes';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { toBandOf, toCupOf, toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { useOwnSize } from '@/lib/size-tables/own-sizes';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';

type Props = { locale: Locale; guide: SizeGuideName | null; list: SizeList; words: Words<'comparison.sizes'> };
type ToOwn = (name: string, system: SizeSystem) => string;

/** Sizes in the visitor's system, with the visitor's own marked; that size stays on the device. */
export function ComparedSizes({ locale, guide, list, words }: Props) {
  const [system] = useSizeSystem(locale);
  const own = useOwnSize(guide);
  const { bands, cups, sizes, inStock } = list;
  const span = (values: string[], toOwn: ToOwn) =>
    [...new Set([values[0], values.at(-1)])].map((value) => toOwn(value ?? '', system)).join('–');
  const isMade = own !== null && (inStock.includes(own) || sizes.includes(own) || bands.length > 0);
  return (
    <>
      {bands.length > 0 && (
        <>
          {fill(words.bands, { bands: span(bands, toBandOf) })}
          <br />
          {fill(words.cups, { cups: span(cups, toCupOf) })}
        </>
      )}
      {sizes.map((size, place) => (
        <span key={size}>
          {place > 0 && ' · '}
          {inStock.includes(size) ? size : <SoldOut size={size} label={words.soldOut} />}
        </span>
      ))}
      {isMade && (
        <strong className="comparison-own">
          {fill(inStock.includes(own) ? words.own : words.notOwn, { size: toSizeSystem(own, system) })}
        </strong>
      )}
    </>
  );
}

const SoldOut = ({ size, label }: { size: string; label: string }) => (
  <s>
    {size}
    <span className="sr-only"> {label}</span>
  </s>
);
