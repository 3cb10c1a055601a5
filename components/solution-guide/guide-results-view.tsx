import './guide.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { getCardActionWords } from '@/components/wish-list/card-action-words';
import { settings } from '@/lib/env';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { sizeTableHref } from '@/lib/size-tables/size-tables';
import { GuideResultsIsland } from './guide-results-island';

/** R08. One page for all visitors: only the browser knows whose result it is. */
export async function GuideResultsView() {
  const locale = await requireLocale();
  const t = await getTranslations('solutionGuide');
  const words = {
    results: await getMessageGroup('solutionGuide.results'),
    reasons: await getMessageGroup('solutionGuide.reasons'),
    options: await getMessageGroup('solutionGuide.options'),
    guides: await getMessageGroup('solutionGuide.guides'),
    any: t('any'),
    systems: await getMessageGroup('sizeTables.guide.systems'),
    card: await getMessageGroup('catalogue.card'),
    // No comparison here: the reasons beside each product say more than a table would.
    actions: { ...(await getCardActionWords()), compare: undefined },
    share: await getMessageGroup('product.share'),
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
