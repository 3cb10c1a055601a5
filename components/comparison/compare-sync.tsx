'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { comparedStyles } from '@/lib/comparison/compared-styles-store';
import { type ComparedStyle, compareHref, isCompared, joinCompared } from '@/lib/comparison/comparison-rules';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Props = { locale: Locale; items: ComparedStyle[]; added: ComparedStyle | null; words: Words<'comparison.keeper'> };

/**
 * Keeps the page and the tab's list in step. A newly added product joins the tab's list, and the address names all of
 * them; if there are four already, the page says so and removes none.
 */
export function CompareSync({ locale, items, added, words }: Props) {
  const [full, setFull] = useState<ComparedStyle[] | null>(null);

  const settle = useEffectEvent(() => {
    const kept = comparedStyles.get();
    if (!added && (items.length > 0 || window.location.search)) return comparedStyles.set(items);
    const all = joinCompared(kept, items);
    if (added && !isCompared(all, added.reference)) return setFull(kept);
    if (all.length === 0) return;
    comparedStyles.set(all);
    window.location.replace(compareHref(locale, all));
  });
  useEffect(() => settle(), []);

  if (!full) return null;
  return (
    <p role="alert" className="comparison-remark">
      {words.full}{' '}
      <Link href={compareHref(locale, full)} className={linkClass()}>
        {words.see}
      </Link>
    </p>
  );
}
