import './guide.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { GuideTestIsland } from './guide-test-island';

/** R07. Static like every public page; the questions come in the browser. */
export async function GuideTestView() {
  const locale = await requireLocale();
  const t = await getTranslations('solutionGuide');
  const words = {
    test: await getMessageGroup('solutionGuide.test'),
    options: await getMessageGroup('solutionGuide.options'),
    fits: await getMessageGroup('solutionGuide.fits'),
    guides: await getMessageGroup('solutionGuide.guides'),
    ways: await getMessageGroup('solutionGuide.ways'),
    steps: await getMessageGroup('solutionGuide.steps'),
    any: t('any'),
    systems: await getMessageGroup('sizeTables.guide.systems'),
  };
  return (
    <div className="guide-page guide-test">
      <h1>{t('test.title')}</h1>
      <p className="form-failure script-missing">
        {t('test.script')} <Link href={sizeTableHref(locale)}>{t('start.tables')}</Link>
      </p>
      <div className="guide-place">
        <GuideTestIsland locale={locale} words={words} />
      </div>
    </div>
  );
}
