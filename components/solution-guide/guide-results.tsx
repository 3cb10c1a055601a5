'use client';

import { useState } from 'react';
import { ProductShare } from '@/components/catalogue/product/product-share';
import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { linkClass } from '@/components/ui/text-link';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import type { Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { forgetOwnSizes, keepOwnSize, useOwnSize, useOwnSizes } from '@/lib/size-tables/own-sizes';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { chartOf, type GuideName, guideDepartments, guideTestHref } from '@/lib/solution-guide/guide';
import { findSize, firstOpen, type GuideAnswers } from '@/lib/solution-guide/guide-answers';
import { forgetAnswers, recallAnswers } from '@/lib/solution-guide/guide-memory';
import type { SizeFound } from '@/lib/solution-guide/guide-sizes';
import { GuideConsent } from './guide-consent';
import { GuideProducts } from './guide-products';
import { GuideSizeResult } from './guide-size-result';
import type { GuideResultWords } from './guide-words';

type Props = {
  locale: Locale;
  words: GuideResultWords;
  /** The shop's origin, because a shared link has to open elsewhere. */
  origin: string;
};

/** R08. Computed on the device from this tab's answers; without answers it links to the questions. */
export function GuideResults({ locale, words, origin }: Props) {
  const [answers, setAnswers] = useState<GuideAnswers | null>(recallAnswers);
  const isKept = Object.keys(useOwnSizes()).length > 0;
  const { results } = words;
  const found = answers && findSize(answers);
  const guide = answers?.guide;
  if (!answers || !guide || !found || firstOpen(answers))
    return (
      <EmptyState
        title={answers ? results.noAnswers.title : results.erased.title}
        actions={
          <>
            <Link href={guideTestHref(locale)} className={buttonClass()}>
              {guide ? results.noAnswers.goOn : results.noAnswers.begin}
            </Link>
            {isKept && (
              <Button
                variant="quiet"
                onClick={() => {
                  forgetAnswers();
                  forgetOwnSizes();
                  setAnswers(null);
                }}
              >
                {results.erase}
              </Button>
            )}
          </>
        }
      >
        <p role="status">{answers ? results.noAnswers.text : results.erased.text}</p>
      </EmptyState>
    );
  return (
    <div className="guide-results">
      <section className="guide-size" aria-labelledby="guide-size">
        <h2 id="guide-size">{found.kind === 'size' ? results.size : results.none.title}</h2>
        <GuideSizeResult guide={guide} found={found} locale={locale} words={words} />
        <div className="guide-ways">
          <Link href={guideTestHref(locale)} className={buttonClass({ variant: 'secondary' })}>
            {results.change}
          </Link>
          <GuideOwnSize guide={guide} found={found} words={results} onErased={() => setAnswers(null)} />
        </div>
      </section>
      <GuideProducts guide={guide} answers={answers} found={found} locale={locale} words={words} />
      <GuideShare guide={guide} locale={locale} words={words} origin={origin} />
      <GuideConsent answers={{ ...answers, guide }} found={found} locale={locale} words={results} />
      <p>
        <Link href={sizeTableHref(locale)} className={linkClass('accent')}>
          {results.tables}
        </Link>
      </p>
    </div>
  );
}

type GuideShareProps = { guide: GuideName; locale: Locale; words: GuideResultWords; origin: string };

/** What others get is the department: no size, no measurement and no answer goes along. */
function GuideShare({ guide, locale, words, origin }: GuideShareProps) {
  const address = origin + catalogueHref(locale, guideDepartments[guide][locale]);
  return (
    <section aria-labelledby="guide-share">
      <h2 id="guide-share">{words.results.share.title}</h2>
      <p>{words.results.share.text}</p>
      <ProductShare name={words.guides[guide]} address={address} kind="guide" words={words.share} />
    </section>
  );
}

type GuideOwnSizeProps = {
  guide: GuideName;
  found: SizeFound;
  words: Words<'solutionGuide.results'>;
  onErased: () => void;
};

/** The size is kept by a press, on this device; another one takes away every size that is kept, and the answers. */
function GuideOwnSize({ guide, found, words, onErased }: GuideOwnSizeProps) {
  const kept = useOwnSize(chartOf[guide]);
  const size = found.kind === 'size' ? found.size : null;
  function erase() {
    forgetAnswers();
    forgetOwnSizes();
    onErased();
  }
  return (
    <>
      {size && size !== kept && <Button onClick={() => keepOwnSize(chartOf[guide], [size])}>{words.keep}</Button>}
      <Button variant="quiet" onClick={erase}>
        {words.erase}
      </Button>
      <p role="status">{size && size === kept ? words.kept : ''}</p>
    </>
  );
}
