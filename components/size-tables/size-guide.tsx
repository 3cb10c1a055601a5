'use client';

import './size-tables.css';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { brand } from '@/lib/brand';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { keepOwnSize } from '@/lib/size-tables/own-sizes';
import { provenanceOf } from '@/lib/size-tables/size-provenance';
import { isSizeTable, type SizeGuideName } from '@/lib/size-tables/size-tables';
import { SizeChart } from './size-chart';
import { SizeFinder } from './size-finder';
import type { SizeWords } from './size-words';

type Props = {
  table: SizeGuideName;
  locale: Locale;
  words: SizeWords;
  /** The address of this table's page, `sizeTableHref(locale, table)`; a guide without one uses the overview. */
  href: string;
  /** Takes over the size that was found; without it the guide only informs. */
  onChoose?: (size: string) => void;
};

/** F023. Finder and chart in a dialog beside the choice of sizes; opened on purpose, so it answers at once. */
export function SizeGuide({ table, locale, words, href, onChoose }: Props) {
  return (
    <div className="size-guide">
      <SizeFinder table={table} locale={locale} words={words} setUpDelay={0}>
        {({ sizes }, toOwn) =>
          onChoose && (
            <div className="actions">
              {[...new Set(sizes)].map((size) => (
                <Button
                  key={size}
                  size="compact"
                  onClick={() => {
                    keepOwnSize(table, sizes);
                    onChoose(size);
                  }}
                >
                  {fill(words.use, { size: toOwn(size) })}
                </Button>
              ))}
            </div>
          )
        }
      </SizeFinder>
      <SizeChart table={table} words={words} compact />
      <p className="ui-hint">{fill(words.provenance, { brand: brand.name, ...provenanceOf[table] })}</p>
      {isSizeTable(table) && (
        <p>
          <Link href={href} className={linkClass('accent')}>
            {words.full}
          </Link>
        </p>
      )}
    </div>
  );
}
