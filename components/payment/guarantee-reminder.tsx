import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import './guarantee.css';

/** The legal notice on guarantees in short, before an order is confirmed, with a link to the whole. */
export async function GuaranteeReminder() {
  const locale = await requireLocale();
  const t = await getTranslations('guarantee');
  return (
    <section className="guarantee-notice" aria-labelledby="guarantee-reminder">
      <p>{t('union')}</p>
      <h2 id="guarantee-reminder">{t('title')}</h2>
      <p className="guarantee-years">{t('years')}</p>
      <Link href={localePath(locale, '/customer-care/guarantee')} className={linkClass()}>
        {t('see')}
      </Link>
    </section>
  );
}
