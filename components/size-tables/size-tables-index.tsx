import './size-tables.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { sizeTableHref, sizeTables } from '@/lib/size-tables/size-tables';
import { solutionGuidePath } from '@/lib/solution-guide/guide';

export async function SizeTablesIndex() {
  const locale = await requireLocale();
  const t = await getTranslations('sizeTables.index');
  const guide = await getTranslations('solutionGuide.start');
  const page = await getTranslations('sizeTables.page');
  return (
    <div className="size-page">
      <header className="size-page-head">
        <h1>{t('title')}</h1>
        <p className="measure">{t('intro')}</p>
        <p className="size-page-guide">
          <Link href={localePath(locale, solutionGuidePath)} className={linkClass('accent')}>
            {guide('lead')}
          </Link>
        </p>
      </header>
      <ul className="size-index">
        {sizeTables.map((table) => (
          <li key={table}>
            <h2>
              <Link href={sizeTableHref(locale, table)}>{page(`${table}.title`)}</Link>
            </h2>
            <p>{page(`${table}.description`)}</p>
            <p className={linkClass('accent')} aria-hidden="true">
              {t('open')}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link href={localePath(locale, '/customer-care/contact')} className={linkClass()}>
          {t('help')}
        </Link>
      </p>
    </div>
  );
}
