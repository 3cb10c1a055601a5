import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { countryHome } from '@/lib/access/public-script-paths';
import { listCompared } from '@/lib/comparison/comparison-queries';
import { type ComparedStyle, comparedMax } from '@/lib/comparison/comparison-rules';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { fillCount } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { CompareSync } from './compare-sync';
import { ComparisonTable } from './comparison-table';
import './comparison.css';

type Props = {
  items: ComparedStyle[];
  /** The style just added; those compared before are in the tab's storage. */
  added: ComparedStyle | null;
};

/** F016. Up to four styles side by side, named in the address: complete without script, and easy to share. */
export async function ComparisonScreen({ items, added }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('comparison.page');
  const compared = await listCompared(locale, items);
  const gone = items.length - compared.length;
  return (
    <div className="comparison-page">
      <h1>{t('title')}</h1>
      <CompareSync locale={locale} items={items} added={added} words={await getMessageGroup('comparison.keeper')} />
      {gone > 0 && (
        <p className="comparison-remark">{fillCount(await getMessageGroup('comparison.page.gone'), gone)}</p>
      )}
      {compared.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          actions={
            <Link href={localePath(locale, countryHome)} className={buttonClass()}>
              {t('home')}
            </Link>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <>
          <p className="text-soft">{compared.length === 1 ? t('one') : t('text')}</p>
          <ComparisonTable compared={compared} items={items} />
          {compared.length < comparedMax && <p className="text-soft">{t('more', { most: comparedMax })}</p>}
        </>
      )}
    </div>
  );
}
