import './guide.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getCardActionWords } from '@/components/wish-list/card-action-words';
import { settings } from '@/lib/env';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { GuideResultsIsland } from './guide-results-island';

/** R08. One page for all visitors: only the browser knows whose result it is. */
export async function GuideResultsView() {
  const locale = await requireLocale();
  const t = await getTranslations('solutionGuide');
  const words = {
    results: await getWords('solutionGuide.results'),
    reasons: await getWords('solutionGuide.reasons'),
    options: await getWords('solutionGuide.options'),
    guides: await getWords('solutionGuide.guides'),
    any: t('any'),
    systems: await getWords('sizeTables.guide.systems'),
    card: await getWords('catalogue.card'),
    // No comparison here: the reasons beside each product say more than a table would.
    actions: { ...(await getCardActionWords()), compare: undefined },
    share: await getWords('product.share'),
  };
  return (
    <div className="guide-page">
      <h1>{t('results.title')}</h1>
      <p className="form-failure script-missing">
        {t('results.script')} <Link href={sizeTableHref(locale)}>{t('start.tables')}</Link>
      </p>
      <div className="guide-place">
        <GuideResultsIsland locale={locale} words={words} origin={settings().publicOrigin} />
      </div>
    </div>
  );
}
