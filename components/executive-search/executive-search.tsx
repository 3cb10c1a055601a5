import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { nameMaxLength } from '@/contract/rules';
import { searchExecutivesPath } from '@/lib/access/route-access';
import type { ExecutiveSearch as Search } from '@/lib/executive-search/executives';
import { findExecutives, listExecutiveCountries } from '@/lib/executive-search/executives-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { guessCountry } from '@/lib/shop/visitor-country';
import { signUpPath } from '@/lib/sign-up/sign-up';
import { ExecutiveCard } from './executive-card';
import './executives.css';

const townMaxLength = 80;

/** A plain GET form: it works without script, and results have an address. */
export async function ExecutiveSearch({ search, asked }: { search: Search; asked: boolean }) {
  const locale = await requireLocale();
  const t = await getTranslations('executiveSearch');
  const [countries, proposed] = await Promise.all([listExecutiveCountries(locale), asked ? null : guessCountry()]);
  const known = countries.some(({ code }) => code === proposed) ? proposed : null;
  return (
    <div className="page-narrow executive-search">
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <search>
        <form method="get" action={localePath(locale, searchExecutivesPath)} className="form">
          {countries.length > 0 && (
            <Field label={t('country')}>
              {(control) => (
                <Select {...control} name="country" defaultValue={search.country ?? known ?? ''}>
                  <option value="">{t('anywhere')}</option>
                  {countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field label={t('town')} hint={t('townHint')}>
            {(control) => <TextInput {...control} name="town" defaultValue={search.town} maxLength={townMaxLength} />}
          </Field>
          <Field label={t('name')} hint={t('nameHint')}>
            {(control) => <TextInput {...control} name="name" defaultValue={search.name} maxLength={nameMaxLength} />}
          </Field>
          <Button type="submit" className="justify-self-start">
            {t('search')}
          </Button>
        </form>
      </search>
      {asked && <Found search={search} />}
      <p className="text-soft">{t('consent')}</p>
    </div>
  );
}

async function Found({ search }: { search: Search }) {
  const locale = await requireLocale();
  const t = await getTranslations('executiveSearch');
  const result = await findExecutives(search);
  if (!result.ok)
    return (
      <p role="alert" className="form-failure">
        {t(result.key === 'error.tooMany' ? 'tooMany' : 'away')}
      </p>
    );
  const { executives, page, pages, total } = result.data;
  if (total === 0)
    return (
      <EmptyState
        title={t('none.title')}
        actions={
          <Link href={localePath(locale, signUpPath)} className={buttonClass({ variant: 'secondary' })}>
            {t('none.join')}
          </Link>
        }
      >
        {t('none.text')}
      </EmptyState>
    );
  const address = (target: number) => {
    const { country = '', town = '', name = '' } = search;
    return `${localePath(locale, searchExecutivesPath)}?${new URLSearchParams({ country, town, name, page: String(target) })}`;
  };
  return (
    <section aria-labelledby="found">
      <h2 id="found">{t('found', { count: total })}</h2>
      {search.town && executives.every(({ distance }) => distance !== null && distance > 0) && (
        <p>{t('nearest', { town: search.town })}</p>
      )}
      <ul className="executive-list">
        {executives.map((executive) => (
          <li key={executive.code}>
            <ExecutiveCard executive={executive} />
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
