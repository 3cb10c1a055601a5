'use client';

import useSWR from 'swr';
import { Link } from '@/components/layout/link';
import { ProductCard } from '@/components/product-card/product-card';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { CardActions } from '@/components/wish-list/card-actions';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { toSizeChoice, toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { passSizesToListing } from '@/lib/size-tables/sizes-for-listing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { type GuideName, guideDepartments, guideTestHref } from '@/lib/solution-guide/guide';
import { type GuideAnswers, sizesToSearch } from '@/lib/solution-guide/guide-answers';
import { type AdvisedProduct, readAdvice } from '@/lib/solution-guide/guide-calls';
import type { SizeFound } from '@/lib/solution-guide/guide-sizes';
import { type GuideResultWords, guideOptionText, guideReasonText } from './guide-words';

type Props = { guide: GuideName; answers: GuideAnswers; found: SizeFound; locale: Locale; words: GuideResultWords };

const readOnce = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** In stock and in the right size, best matches first, each with its reasons. */
export function GuideProducts({ guide, answers, found, locale, words }: Props) {
  const { own, sisters } = sizesToSearch(found);
  const { results } = words;
  // For a size that the chart does not have there is only the nearest one.
  const isOwn = found.kind === 'size';
  const href = catalogueHref(locale, guideDepartments[guide][locale]);
  // In memory only, never in an address.
  const advice = useSWR(
    own.length > 0 ? ['guide-advice', locale, guide, own, sisters, answers.picked] : null,
    () => readAdvice(locale, { guide, answers, found }),
    readOnce,
  );
  if (own.length === 0) return null;

  const all = (
    <Link
      href={href}
      className={buttonClass({ variant: 'secondary' })}
      onClick={() => isOwn && passSizesToListing(href, toSizeChoice(own))}
    >
      {isOwn ? results.all : results.everything}
    </Link>
  );
  return (
    <section aria-labelledby="guide-products">
      <h2 id="guide-products">{isOwn ? results.products : results.productsNear}</h2>
      {!advice.data && <Waiting words={results.loading} />}
      {advice.data && !advice.data.ok && (
        <div role="alert" className="form-failure">
          <p>{results.failed}</p>
          <Button variant="secondary" pending={advice.isValidating} onClick={() => void advice.mutate()}>
            {results.retry}
          </Button>{' '}
          {all}
        </div>
      )}
      {advice.data?.ok && advice.data.data.length === 0 && (
        <EmptyState
          title={results.empty.title}
          actions={
            <>
              <Link href={guideTestHref(locale)} className={buttonClass()}>
                {results.change}
              </Link>
              <Link href={href} className={buttonClass({ variant: 'secondary' })}>
                {results.everything}
              </Link>
            </>
          }
        >
          {results.empty.text}
        </EmptyState>
      )}
      {advice.data?.ok && advice.data.data.length > 0 && (
        <>
          <p role="status">{fillCount(results.count, advice.data.data.length)}</p>
          {advice.data.data.some(({ size }) => sisters.includes(size)) && (
            <p className="guide-remark">{results.fewOwn}</p>
          )}
          <ul className="product-grid guide-products">
            {advice.data.data.map((each) => (
              <li key={each.product.reference}>
                <AdvisedCard advised={each} own={isOwn ? own : []} answers={answers} locale={locale} words={words} />
              </li>
            ))}
          </ul>
          <p>{all}</p>
        </>
      )}
    </section>
  );
}

type CardProps = Pick<Props, 'answers' | 'locale' | 'words'> & { advised: AdvisedProduct; own: string[] };

function AdvisedCard({ advised, own, answers, locale, words }: CardProps) {
  const [system] = useSizeSystem(locale);
  const { product, size, colour, met, unmet } = advised;
  const { results } = words;
  const inSize = fill(own.includes(size) ? results.inSize : results.inSister, { size: toSizeSystem(size, system) });
  const pickOf = (question: (typeof met)[number]) => answers.picked[question] ?? 'any';
  return (
    <>
      <ProductCard
        product={product}
        words={words.card}
        shownColour={colour}
        actions={<CardActions product={product} colour={colour} words={words.actions} />}
      />
      <ul className="guide-reasons" aria-label={results.reasons}>
        <li>
          <Icon name="check" />
          {inSize}
        </li>
        {met.map((question) => {
          const picked = pickOf(question);
          return (
            <li key={question}>
              <Icon name="check" />
              {picked === 'any' ? '' : guideReasonText(words, question, picked)}
            </li>
          );
        })}
        {unmet.map((question) => (
          <li key={question} className="guide-unmet">
            <Icon name="minus" />
            {fill(results.unmet, { wish: guideOptionText(words, question, pickOf(question)) })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">{words}</span>
      <div className="product-grid">
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className="aspect-3/4" />
        ))}
      </div>
    </div>
  );
}
