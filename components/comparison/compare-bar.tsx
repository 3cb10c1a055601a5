'use client';

import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { comparedStyles } from '@/lib/comparison/compared-styles-store';
import { compareHref } from '@/lib/comparison/comparison-rules';
import { useCompared } from '@/lib/comparison/use-comparison';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; words: Words<'comparison.bar'> };

/** How many products are chosen, with the link to the comparison; hidden while none is. */
export function CompareBar({ locale, words }: Props) {
  const items = useCompared();
  return (
    <section className="compare-bar" aria-label={words.label} hidden={items.length === 0}>
      <p role="status">{items.length > 0 && fillCount(words.count, items.length)}</p>
      <Link href={compareHref(locale, items)} className={buttonClass({ size: 'compact' })}>
        {words.open}
      </Link>
      <Button variant="quiet" size="compact" onClick={() => comparedStyles.set([])}>
        {words.clear}
      </Button>
    </section>
  );
}
