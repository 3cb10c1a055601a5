import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

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
