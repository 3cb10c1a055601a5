import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { newsletterPath } from '@/lib/customer-care/care';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** Leads to the newsletter's page, which has the form and all that is agreed to by it. */
export async function HomeNewsletter() {
  const t = await getTranslations('home.newsletter');
  return (
    <section className="home-newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <Link className={buttonClass({ variant: 'secondary' })} href={localePath(await requireLocale(), newsletterPath)}>
        {t('action')}
      </Link>
    </section>
  );
}
