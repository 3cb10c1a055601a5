import { getTranslations } from 'next-intl/server';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { guaranteeNotice } from '@/lib/law/guarantee-notice';
import './guarantee.css';

/** The legal notice on guarantees, complete and unfolded, on its own page. */
export async function GuaranteeNotice() {
  const locale = await requireLocale();
  const t = await getTranslations('guarantee');
  return (
    <section className="guarantee-notice" aria-labelledby="guarantee-notice">
      <p>{t('union')}</p>
      <h2 id="guarantee-notice">{t('title')}</h2>
      <p className="guarantee-years">{t('years')}</p>
      {guaranteeNotice.sentences.map((sentence) => (
        <p key={sentence}>{t(sentence)}</p>
      ))}
      <a href={guaranteeNotice.more(locale)} className={linkClass()}>
        {t('more')}
      </a>
    </section>
  );
}
