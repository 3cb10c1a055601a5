import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { searchMaxLength } from '@/contract/rules';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';

/** On the page itself: what was asked for stays and can be changed, with or without script. */
export async function SearchForm({ text }: { text: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  return (
    <search>
      <form action={searchHref(locale)} className="search-form">
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
