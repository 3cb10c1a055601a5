import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';

/** The slot of the newsletter: until it has a form of its own, a letter does the same. */
export async function HomeNewsletter() {
  const t = await getTranslations('home.newsletter');
  return (
    <section className="home-newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <a
        className={buttonClass({ variant: 'secondary' })}
        href={`mailto:${brand.mail}?subject=${encodeURIComponent(t('subject'))}`}
      >
        {t('action')}
      </a>
    </section>
  );
}
