import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { searchExecutivesPath } from '@/lib/access/route-access';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';

/** Where a reader continues: alone, or with an executive. */
export async function LoveEnd() {
  const t = await getTranslations('love.end');
  const locale = await requireLocale();
  const [first] = await getMenu(locale);
  return (
    <section className="home-newsletter" aria-labelledby="love-end-title">
      <h2 id="love-end-title">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className="actions">
        {first && (
          <Link className={buttonClass()} href={first.href}>
            {t('catalogue')}
          </Link>
        )}
        <Link className={linkClass()} href={localePath(locale, searchExecutivesPath)}>
          {t('executive')}
        </Link>
      </p>
    </section>
  );
}
