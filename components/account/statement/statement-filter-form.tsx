import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { statementPath } from '@/lib/access/route-access';
import { type CampaignName, formatCampaignName } from '@/lib/account/statement';
import { isFiltered, type StatementRequest } from '@/lib/account/statement-filter';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; asked: StatementRequest; campaigns: CampaignName[] };

/** A GET form: it works without script, can be bookmarked, and the browser's back button undoes it. */
export async function StatementFilterForm({ locale, asked: { filter, wrong }, campaigns }: Props) {
  const t = await getTranslations('ledger.statement.filter');
  const here = localePath(locale, statementPath);
  const errorAt = (field: 'from' | 'to') =>
    wrong?.field === field && t(wrong.why === 'day' ? 'wrongDay' : 'wrongOrder');
  return (
    <form action={here} method="get" className="statement-period" aria-label={t('legend')}>
      {(campaigns.length > 0 || filter.campaign) && (
        <Field label={t('campaign')}>
          {(control) => (
            <Select {...control} name="campaign" defaultValue={filter.campaign}>
              <option value="">{t('any')}</option>
              {withChosen(campaigns, filter.campaign).map(({ code, name }) => (
                <option key={code} value={code}>
                  {formatCampaignName({ code, name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('from')} error={errorAt('from')}>
        {(control) => <TextInput {...control} type="date" name="from" defaultValue={filter.from} />}
      </Field>
      <Field label={t('to')} error={errorAt('to')}>
        {(control) => <TextInput {...control} type="date" name="to" defaultValue={filter.to} />}
      </Field>
      <Button type="submit" variant="secondary">
        {t('show')}
      </Button>
      {isFiltered(filter) && (
        <Link href={here} className={linkClass()}>
          {t('all')}
        </Link>
      )}
    </form>
  );
}

/** Keeps the campaign named in the address in the list, even if it has no movements. */
const withChosen = (campaigns: CampaignName[], chosen: string): CampaignName[] =>
  chosen === '' || campaigns.some(({ code }) => code === chosen)
    ? campaigns
    : [...campaigns, { code: chosen, name: chosen }];
