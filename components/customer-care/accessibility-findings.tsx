import { getTranslations } from 'next-intl/server';
import { roles } from '@/contract/public-codes';
import type { accessibilityFindings as stated } from '@/lib/customer-care/accessibility';
import { shopDates } from '@/lib/i18n/date-locale';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import './customer-care.css';

const untried = ['people', 'papers', 'others', 'states'] as const;
const visitors = ['anybody', 'newcomer', ...Object.values(roles)] as const;

/** The results of the shop's own tests, unedited. */
export async function AccessibilityFindings({ findings }: { findings: typeof stated }) {
  const t = await getTranslations('customerCare.accessibility');
  const locale = await requireLocale();
  const names: Record<(typeof visitors)[number], string> = await getMessageGroup('customerCare.accessibility.visitors');
  const sayDay = (day: string) => shopDates(locale, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`));
  const { day, engine, rules, pages, violations, undecided } = findings;
  const count = pages.length;
  return (
    <section aria-labelledby="findings" className="care-findings">
      <h2 id="findings">{t('title')}</h2>
      <p>{t('run', { day: sayDay(day), engine, pages: count, rules })}</p>
      <p>{t(violations.length > 0 ? 'found' : 'none')}</p>
      {violations.length > 0 && (
        <ul className="care-list">
          {violations.map(({ page, rule, since }) => (
            <li key={`${page} ${rule}`}>{t('barrier', { page, rule, day: sayDay(since) })}</li>
          ))}
        </ul>
      )}
      {undecided.pages > 0 && (
        <>
          <h3>{t('undecided')}</h3>
          <p>{t('undecidedText', { pages: undecided.pages, rules: undecided.rules.join(', ') })}</p>
        </>
      )}
      <h3>{t('untried')}</h3>
      <ul className="care-list">
        {untried.map((item) => (
          <li key={item}>{t(`untriedItems.${item}`)}</li>
        ))}
      </ul>
      <details>
        <summary>{t('list', { pages: count })}</summary>
        <dl className="care-offer">
          {visitors.map((visitor) => (
            <div key={visitor}>
              <dt>{names[visitor]}</dt>
              <dd className="care-paths">
                {pages
                  .filter((page) => page.visitors.includes(visitor))
                  .map(({ name }) => name)
                  .join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
