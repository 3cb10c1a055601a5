import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Pagination } from '@/components/ui/pagination';
import { Select } from '@/components/ui/select';
import { Table } from '@/components/ui/table';
import { referralsPath } from '@/lib/access/route-access';
import { shopDates } from '@/lib/i18n/date-locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { type ReferralList, type ReferralState, referralStates, toReferralsPath } from '@/lib/referrals/referrals';

type Props = {
  locale: Locale;
  state: ReferralState | '';
  /** Null for a page past the last one. */
  list: ReferralList | null;
};

export async function ReferralTable({ locale, state, list }: Props) {
  const t = await getTranslations('referrals');
  const pages = await getTranslations('ledger.pages');
  const days = shopDates(locale, { dateStyle: 'medium' });
  const isEmpty = !list || list.referrals.length === 0;
  return (
    <section aria-labelledby="referrals">
      <h2 id="referrals">{t('list.title')}</h2>
      {isEmpty && state === '' && (
        <EmptyState title={t('list.empty')} headingLevel={3}>
          {t('list.emptyText')}
        </EmptyState>
      )}
      {(!isEmpty || state !== '') && (
        <form action={localePath(locale, referralsPath)} method="get" className="referral-filter">
          <Field label={t('list.filter')}>
            {(control) => (
              <Select {...control} name="state" defaultValue={state}>
                <option value="">{t('list.any')}</option>
                {referralStates.map((one) => (
                  <option key={one} value={one}>
                    {t(`states.${one}`)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button type="submit" variant="secondary">
            {t('list.show')}
          </Button>
        </form>
      )}
      {isEmpty && state !== '' && <p>{t('list.none')}</p>}
      {list && !isEmpty && (
        <>
          <Table caption={t('list.title')} captionHidden className="referral-table">
            <thead>
              <tr>
                <th scope="col">{t('list.person')}</th>
                <th scope="col">{t('list.state')}</th>
                <th scope="col">{t('list.since')}</th>
              </tr>
            </thead>
            <tbody>
              {list.referrals.map(({ id, name, contact, state: is, invited, until, brought }) => (
                <tr key={id}>
                  <th scope="row">
                    {name}
                    {contact && <span className="referral-facts">{contact}</span>}
                  </th>
                  <td>
                    <Badge>{t(`states.${is}`)}</Badge>
                    {brought && <span className="referral-facts">{t('list.brought', { prize: brought })}</span>}
                    {is === 'invited' && until && (
                      <span className="referral-facts">{t('list.until', { day: days.format(new Date(until)) })}</span>
                    )}
                  </td>
                  <td>
                    <time dateTime={invited}>{days.format(new Date(invited))}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          <Pagination
            label={pages('label')}
            page={list.page}
            pages={list.pages}
            href={(to) => localePath(locale, toReferralsPath(state, to))}
            pageLabel={(to) => pages('page', { page: to })}
            previousLabel={pages('previous')}
            nextLabel={pages('next')}
            Link={Link}
          />
        </>
      )}
    </section>
  );
}
