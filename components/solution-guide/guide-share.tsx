'use client';

import { ProductShare } from '@/components/catalogue/product/product-share';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import type { Locale } from '@/lib/i18n/routing';
import { type GuideName, guideDepartments } from '@/lib/solution-guide/guide';
import type { ResultWords } from './guide-words';

type Props = { guide: GuideName; locale: Locale; words: ResultWords; origin: string };

/** What others get is the department: no size, no measurement and no answer goes along. */
export function GuideShare({ guide, locale, words, origin }: Props) {
  const address = origin + catalogueHref(locale, guideDepartments[guide][locale]);
  return (
    <section aria-labelledby="guide-share">
      <h2 id="guide-share">{words.results.share.title}</h2>
      <p>{words.results.share.text}</p>
      <ProductShare name={words.guides[guide]} address={address} kind="guide" words={words.share} />
    </section>
  );
}
