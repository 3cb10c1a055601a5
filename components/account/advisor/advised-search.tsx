import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { SessionOver } from '@/components/sign-in/session-over';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { nameMaxLength } from '@/contract/rules';
import { searchExecutivesPath } from '@/lib/access/route-access';
import type { AdvisedSearch as Search } from '@/lib/account/advisor/advised';
import { listAdvised } from '@/lib/account/advisor/advised-queries';
import { toAdvisedQuery } from '@/lib/account/advisor/advised-search';
import { getWords } from '@/lib/i18n/get-words';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { orderStateNames } from '@/lib/order/order-codes';
import type { Session } from '@/lib/session/session';
import { AdvisedCard } from './advised-card';
import './advisor.css';

/** R10: an advisor's own executives, and the way to act as one. The search is kept in the address. */
export async function AdvisedSearch({ session, search }: { session: Session; search: Search }) {
  const locale = await requireLocale();
  const t = await getTranslations('advisor');
  const states = await getWords('orders.states');
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
export async function AdvisedInNeed({ session }: { session: Session }) {
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
  const found = await listAdvised({ token: session.token, locale }, search);
  if (!found.ok && found.kind === 'signed-out') return <SessionOver />;
  if (!found.ok)
    return (
      <p role="alert" className="form-failure">
        {t('away')}
      </p>
    );
  const { executives, page, pages, total } = found.data;
  if (total === 0) return none ?? <EmptyState title={t('none.title')}>{t('none.text')}</EmptyState>;
  const address = (target: number) => `${localePath(locale, searchExecutivesPath)}?${toAdvisedQuery(search, target)}`;
  return (
    <section aria-labelledby="found">
      <h2 id="found">{title ?? t('found', { count: total })}</h2>
      <ul className="advised-list">
        {executives.map((executive) => (
          <li key={executive.code}>
            <AdvisedCard executive={executive} />
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
