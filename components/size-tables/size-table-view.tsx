import './size-tables.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/text-link';
import { brand } from '@/lib/brand';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { requireLocale } from '@/lib/i18n/locale';
import { fill } from '@/lib/i18n/message-texts';
import { localePath } from '@/lib/i18n/routing';
import { provenanceOf } from '@/lib/size-tables/size-provenance';
import { type SizeTable, sizeTableDepartments, sizeTableHref, sizeTables } from '@/lib/size-tables/size-tables';
import { guideTestHref } from '@/lib/solution-guide/guide';
import { type Measure, MeasureFigure } from './measure-figure';
import { SizeChart } from './size-chart';
import { SizeFinderIsland } from './size-finder-island';
import { getSizeWords } from './size-words';

const measuresOf: Record<SizeTable, readonly Measure[]> = {
  bras: ['bust', 'underbust'],
  menswear: ['waist'],
  swimwear: ['bust', 'hips'],
};

/** R38, R39, R40. */
export async function SizeTableView({ table }: { table: SizeTable }) {
  const locale = await requireLocale();
  const t = await getTranslations('sizeTables.page');
  const guide = await getTranslations('solutionGuide.start');
  const index = await getTranslations('sizeTables.index');
  const words = await getSizeWords(table);
  const others = sizeTables.filter((each) => each !== table);
  return (
    <div className="size-page">
      <Breadcrumbs
        label={index('crumbs')}
        steps={[{ label: index('title'), href: sizeTableHref(locale) }]}
        current={t(`${table}.short`)}
        Link={Link}
      />
      <header className="size-page-head">
        <h1>{t(`${table}.title`)}</h1>
        <p className="measure">{t(`${table}.intro`)}</p>
        {table === 'bras' && (
          <p className="size-page-guide">
            <Link href={guideTestHref(locale, table)} className={linkClass('accent')}>
              {guide('lead')}
            </Link>
          </p>
        )}
      </header>
      <div className="size-page-start">
        <section aria-labelledby="size-measure" className="size-measure">
          <h2 id="size-measure">{t('measure')}</h2>
          <div className="size-measure-body">
            <MeasureFigure measures={measuresOf[table]} label={t('figure')} />
            <ol className="size-steps">
              {measuresOf[table].map((measure) => (
                <li key={measure}>
                  <h3>{t(`steps.${measure}.title`)}</h3>
                  <p>{t(`steps.${measure}.text`)}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
        <section aria-labelledby="size-find" className="size-find">
          <h2 id="size-find">{words.finder}</h2>
          <p className="script-missing">{t('script')}</p>
          <SizeFinderIsland
            table={table}
            locale={locale}
            words={words}
            department={catalogueHref(locale, sizeTableDepartments[table][locale])}
          />
        </section>
      </div>
      <section aria-labelledby="size-chart">
        <h2 id="size-chart">{t('chart')}</h2>
        <SizeChart table={table} words={words} />
        <p className="text-soft measure">{fill(words.provenance, { brand: brand.name, ...provenanceOf[table] })}</p>
      </section>
      <nav aria-label={index('title')} className="size-others">
        <ul>
          {others.map((each) => (
            <li key={each}>
              <Link href={sizeTableHref(locale, each)} className={linkClass('accent')}>
                {t(`${each}.title`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <Link href={localePath(locale, '/customer-care/contact')} className={linkClass()}>
          {index('help')}
        </Link>
      </p>
    </div>
  );
}
