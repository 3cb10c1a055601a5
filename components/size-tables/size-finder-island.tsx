'use client';

import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/routing';
import { toSizeChoice } from '@/lib/size-tables/bra-sizes';
import { type SizeTable, setUpDelayMs } from '@/lib/size-tables/size-tables';
import { passSizesToListing } from '@/lib/size-tables/sizes-for-listing';
import { SizeFinder } from './size-finder';
import type { SizeWords } from './size-words';

type Props = { table: SizeTable; locale: Locale; words: SizeWords; department: string };

/** The size finder of a page; its result links to the garments. */
export function SizeFinderIsland({ table, locale, words, department }: Props) {
  return (
    <SizeFinder table={table} locale={locale} words={words} setUpDelay={setUpDelayMs}>
      {({ sizes }) => (
        <p>
          <Link
            href={department}
            className={buttonClass()}
            onClick={() => {
              void import('@/lib/size-tables/own-sizes').then(({ keepOwnSize }) => keepOwnSize(table, sizes));
              passSizesToListing(department, toSizeChoice(sizes));
            }}
          >
            {words.products}
          </Link>
        </p>
      )}
    </SizeFinder>
  );
}
