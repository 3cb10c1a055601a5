import './guide.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { requireLocale } from '@/lib/i18n/locale';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { guideNames, guideTestHref } from '@/lib/solution-guide/guide';
import { GuideDrawing } from './guide-drawing';

const facts = ['short', 'ways', 'own'] as const;

/** R31. What the guides ask and how the answers are used, before anyone answers anything. */
export async function GuideStart() {
  const locale = await requireLocale();
  const t = await getTranslations('solutionGuide');
  return (
    <div className="guide-page">
      <header className="guide-head">
        <h1>{t('start.title')}</h1>
        <p className="measure">{t('start.intro')}</p>
      </header>
      <ul className="guide-tiles">
        {guideNames.map((name) => (
          <li key={name}>
            <GuideDrawing of="guide" name={name} />
            <h2>
              <Link href={guideTestHref(locale, name)}>{t(`guides.${name}`)}</Link>
            </h2>
            <p>{t(`start.asks.${name}`)}</p>
            <p className={linkClass('accent')} aria-hidden="true">
              {t('start.begin')}
            </p>
          </li>
        ))}
      </ul>
      <p className="form-failure script-missing">{t('start.script')}</p>
      <section aria-labelledby="guide-facts" className="guide-facts">
        <h2 id="guide-facts">{t('start.facts.title')}</h2>
        <dl>
          {facts.map((fact) => (
            <div key={fact}>
              <dt>{t(`start.facts.${fact}.title`)}</dt>
              <dd>{t(`start.facts.${fact}.text`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <Link href={sizeTableHref(locale)} className={linkClass('accent')}>
            {t('start.tables')}
          </Link>
        </p>
      </section>
    </div>
  );
}
