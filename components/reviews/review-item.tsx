import { languageName } from '@/lib/i18n/language-name';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatDay } from '@/lib/reviews/review-day';
import type { Review } from '@/lib/reviews/reviews-mappers';
import { formatSize } from '@/lib/size-tables/format-size';
import { defaultSystems } from '@/lib/size-tables/size-systems';
import { Stars } from './stars';
import { TranslateReviewButton } from './translate-review-button';

type Props = { review: Review; words: Words<'reviews.item'>; locale: Locale; headingLevel: 2 | 3 };

/** Used by the server and the browser. */
export function ReviewItem({ review, words, locale, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const { id, name, date, stars, fit, size, title, text, translated } = review;
  // A product's page is rendered before anyone chooses a system: it shows the language's usual one and the label.
  const worn = size && formatSize(size, defaultSystems[locale], words.labelled);
  const foreign = review.locale === locale ? undefined : review.locale;
  const written = (
    <>
      <Heading className="review-title" lang={foreign}>
        {title}
      </Heading>
      <p className="review-text" lang={foreign}>
        {text}
      </p>
    </>
  );
  return (
    <article className="review">
      <p className="review-verdict">
        <Stars value={stars} label={fill(words.stars, { stars })} />
        <span>{words.fit[fit]}</span>
      </p>
      {foreign && translated ? (
        <TranslateReviewButton id={id} from={foreign} to={locale} headingLevel={headingLevel} words={words.translation}>
          {written}
        </TranslateReviewButton>
      ) : (
        written
      )}
      <p className="review-writer">
        {[
          name,
          formatDay(date, locale),
          worn && fill(words.size, { size: worn }),
          foreign && fill(words.language, { language: languageName(foreign, locale) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </article>
  );
}
