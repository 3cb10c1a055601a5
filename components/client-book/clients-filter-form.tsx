import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { clientsPath } from '@/lib/access/route-access';
import { type ClientsFilter, clientSorts, clientStateNames, isFiltered } from '@/lib/client-book/clients-filter';
import { type Locale, localePath } from '@/lib/i18n/routing';

type Props = { locale: Locale; filter: ClientsFilter; tags: string[] };

/** A GET form that works without script. */
export async function ClientsFilterForm({ locale, filter, tags }: Props) {
  const t = await getTranslations('clientBook');
  const here = localePath(locale, clientsPath);
  const known = filter.tag === '' || tags.includes(filter.tag) ? tags : [filter.tag, ...tags];
  return (
    <form action={here} method="get" className="client-filter" aria-label={t('list.filter.legend')}>
      <Field label={t('list.filter.text')}>
        {(control) => <TextInput {...control} type="search" name="text" maxLength={60} defaultValue={filter.text} />}
      </Field>
      <Field label={t('list.filter.state')}>
        {(control) => (
          <Select {...control} name="state" defaultValue={filter.state}>
            <option value="">{t('list.filter.any')}</option>
            {clientStateNames.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {known.length > 0 && (
        <Field label={t('list.filter.tag')}>
          {(control) => (
            <Select {...control} name="tag" defaultValue={filter.tag}>
              <option value="">{t('list.filter.anyTag')}</option>
              {known.map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('list.filter.order')}>
        {(control) => (
          <Select {...control} name="order" defaultValue={filter.order}>
            {clientSorts.map((order) => (
              <option key={order} value={order}>
                {t(`list.orders.${order}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
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
