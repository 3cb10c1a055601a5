import { getFormatter, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { fits, prevailingFit, type ReviewSummary as Summary } from '@/lib/reviews/reviews-mappers';
import { Stars } from './stars';

/** The average as a figure and in words, the distribution of stars, and the majority's opinion on fit. */
export async function ReviewSummary({ summary }: { summary: Summary }) {
  const [t, format] = await Promise.all([getTranslations('reviews.summary'), getFormatter()]);
  const { count, average, stars, fit } = summary;
  const most = prevailingFit(fit);
  const spread = stars.map((number, at) => ({ of: at + 1, number })).toReversed();
  const figure = format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="reviews-summary">
      <div className="reviews-average">
        <p className="reviews-figure" aria-hidden="true">
          {figure}
        </p>
        <div>
          <Stars value={average} />
          <p>{t('average', { average: figure, count })}</p>
        </div>
      </div>
      <ul className="reviews-bars" aria-label={t('spread')}>
        {spread.map(({ of, number }) => (
          <li key={of} style={toShare(number / count)}>
            <span className="sr-only">{t('withStars', { stars: of, count: number })}</span>
            <span aria-hidden="true">{of}</span>
            <span aria-hidden="true" className="reviews-bar" />
            <span aria-hidden="true">{number}</span>
          </li>
        ))}
      </ul>
      <div className="reviews-fit">
        <p className="reviews-fit-sentence">
          {most ? t(`fit.${most}`, { most: fit[most], count }) : t('fit.divided', { count })}
        </p>
        <ul className="reviews-scale" aria-label={t('scale')}>
          {fits.map((each) => (
            <li key={each} data-most={each === most || undefined} style={toShare(fit[each] / count)}>
              <span>{t(`scaleStep.${each}`)}</span>
              <span aria-hidden="true" className="reviews-bar" />
              <span>{fit[each]}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const toShare = (share: number) => ({ '--share': share }) as React.CSSProperties;

/** What the law wants said: whether reviews are by buyers, how that is known, and what becomes of bad ones. */
export async function ReviewsVerified() {
  const t = await getTranslations('reviews.verified');
  return (
    <p className="reviews-verified">
      <Icon name="info" />
      <span>
        <strong>{t('title')}</strong> {t('text')}
      </span>
    </p>
  );
}
