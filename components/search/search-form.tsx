import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { linkClass } from '@/components/ui/text-link';
import { searchMaxLength } from '@/contract/public-rules';
import { getMenu } from '@/lib/catalogue/catalogue-queries';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { searchHref } from '@/lib/search/search-text';
import type { SizeSystem } from '@/lib/size-tables/size-systems';

/** On the page of results: the search text stays and can be changed, with or without script. */
export async function SearchForm({ text, system }: { text: string; system: SizeSystem | null }) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  return (
    <search>
      <form action={searchHref(locale)} className="search-form">
        {system && <input type="hidden" name="system" value={system} />}
        <Field label={t('label')}>
          {(control) => (
            <TextInput
              {...control}
              name="q"
              defaultValue={text}
              maxLength={searchMaxLength}
              autoCapitalize="none"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
            />
          )}
        </Field>
        <Button type="submit">{t('submit')}</Button>
      </form>
    </search>
  );
}

/** Ways on for who has found nothing, or not yet looked for anything. */
export async function SearchHelp() {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  const menu = await getMenu(locale).catch(() => []);
  return (
    <div className="search-help">
      {menu.map((gender) => (
        <nav key={gender.href} aria-label={gender.label}>
          <h2>{gender.label}</h2>
          <ul>
            {gender.categories.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={linkClass('plain')}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <section aria-labelledby="search-hints">
        <h2 id="search-hints">{t('hints')}</h2>
        <ul className="search-hints">
          <li>{t('hint1')}</li>
          <li>{t('hint2')}</li>
          <li>{t('hint3')}</li>
        </ul>
      </section>
      <section aria-labelledby="search-contact">
        <h2 id="search-contact">{t('help')}</h2>
        <p>{t('helpText')}</p>
        <p>
          <Link href={localePath(locale, '/customer-care/contact')} className={linkClass('accent')}>
            {t('contact')}
          </Link>
        </p>
      </section>
    </div>
  );
}
