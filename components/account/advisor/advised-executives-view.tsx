import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { SessionEndedNotice } from '@/components/sign-in/session-ended-notice';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { nameMaxLength } from '@/contract/rules';
import { searchExecutivesPath } from '@/lib/access/route-access';
import type { AdvisedExecutiveSearch as Search } from '@/lib/account/advisor/advised-executives';
import { listAdvisedExecutives } from '@/lib/account/advisor/advised-executives-queries';
import { toAdvisedExecutiveQuery } from '@/lib/account/advisor/advised-executives-search';
import { getMessageGroup } from '@/lib/i18n/get-message-group';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { orderStateNames } from '@/lib/order/order-codes';
import type { Session } from '@/lib/session/session';
import { AdvisedExecutiveCard } from './advised-executive-card';
import './advisor.css';

/** R10: an advisor's own executives, and the way to act as one. The search is kept in the address. */
export async function AdvisedExecutivesView({ session, search }: { session: Session; search: Search }) {
  const locale = await requireLocale();
  const t = await getTranslations('advisor');
  const states = await getMessageGroup('orders.states');
  return (
    <div className="page-narrow advised-search">
      <h1>{t('title')}</h1>
      <search>
        <form method="get" action={localePath(locale, searchExecutivesPath)} className="form advised-form">
          <Field label={t('text')}>
            {(control) => <TextInput {...control} name="text" defaultValue={search.text} maxLength={nameMaxLength} />}
          </Field>
          <Field label={t('town')}>
            {(control) => <TextInput {...control} name="town" defaultValue={search.town} maxLength={nameMaxLength} />}
          </Field>
          <Field label={t('state')}>
            {(control) => (
              <Select {...control} name="state" defaultValue={search.state ?? ''}>
                <option value="">{t('anyState')}</option>
                {Object.values(orderStateNames).map((state) => (
                  <option key={state} value={state}>
                    {states[state]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Checkbox name="help" value="yes" label={t('help')} defaultChecked={search.needsHelp} />
          <Button type="submit" className="justify-self-start">
            {t('search')}
          </Button>
        </form>
      </search>
      <AdvisedFound session={session} search={search} />
    </div>
  );
}

/** On the advisor's first page: executives who need help today; on a quiet day all, so that it is never empty. */
export async function ExecutivesInNeed({ session }: { session: Session }) {
  const t = await getTranslations('advisor.home');
  return (
    <AdvisedFound
      session={session}
      search={{ needsHelp: true, page: 1 }}
      title={t('title')}
      none={
        <>
          <p>{t('none')}</p>
          <AdvisedFound session={session} search={{ needsHelp: false, page: 1 }} />
        </>
      }
    />
  );
}

type FoundProps = { session: Session; search: Search; title?: string; none?: ReactNode };

async function AdvisedFound({ session, search, title, none }: FoundProps) {
  const locale = await requireLocale();
  const t = await getTranslations('advisor');
  const found = await listAdvisedExecutives({ token: session.token, locale }, search);
  if (!found.ok && found.kind === 'signed-out') return <SessionEndedNotice />;
  if (!found.ok)
    return (
      <p role="alert" className="form-failure">
        {t('away')}
      </p>
    );
  const { executives, page, pages, total } = found.data;
  if (total === 0) return none ?? <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>;
  const address = (target: number) =>
    `${localePath(locale, searchExecutivesPath)}?${toAdvisedExecutiveQuery(search, target)}`;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{title ?? t('found', { count: total })}</h2>
      <ul className="advised-list">
        {executives.map((executive) => (
          <li key={executive.code}>
            <AdvisedExecutiveCard executive={executive} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="actions">
          {page > 1 && <Link href={address(page - 1)}>{t('previous')}</Link>}
          <span>{t('page', { page, pages })}</span>
          {page < pages && <Link href={address(page + 1)}>{t('next')}</Link>}
        </nav>
      )}
    </section>
  );
}
