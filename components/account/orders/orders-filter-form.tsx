import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { ordersPath } from '@/lib/access/route-access';
import { isFiltered, type OrdersFilter, placedStates } from '@/lib/account/orders-filter';
import { type CampaignName, formatCampaignName } from '@/lib/account/statement';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; filter: OrdersFilter; campaigns: CampaignName[] };

/** A GET form that works without script. */
export async function OrdersFilterForm({ locale, filter, campaigns }: Props) {
  const t = await getTranslations('orders');
  const here = localePath(locale, ordersPath);
  const named = campaigns.some(({ code }) => code === filter.campaign);
  return (
    <form action={here} method="get" className="orders-filter" aria-label={t('list.filter.legend')}>
      <Field label={t('list.filter.text')}>
        {(control) => <TextInput {...control} type="search" name="text" maxLength={60} defaultValue={filter.text} />}
      </Field>
      <Field label={t('list.filter.state')}>
        {(control) => (
          <Select {...control} name="state" defaultValue={filter.state}>
            <option value="">{t('list.filter.anyState')}</option>
            {placedStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state === 'pending' ? 'held' : state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(campaigns.length > 0 || filter.campaign) && (
        <Field label={t('list.filter.campaign')}>
          {(control) => (
            <Select {...control} name="campaign" defaultValue={filter.campaign}>
              <option value="">{t('list.filter.any')}</option>
              {!named && filter.campaign && <option value={filter.campaign}>{filter.campaign}</option>}
              {campaigns.map(({ code, name }) => (
                <option key={code} value={code}>
                  {formatCampaignName({ code, name })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Button type="submit" variant="secondary">
        {t('list.filter.show')}
      </Button>
      {isFiltered(filter) && (
        <Link href={here} className={linkClass()}>
          {t('list.filter.all')}
        </Link>
      )}
    </form>
  );
}
