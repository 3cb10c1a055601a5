import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { searchMaxLength } from '@/contract/public-rules';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';
import type { SizeSystem } from '@/lib/size-tables/size-systems';

/** On the page itself: what was asked for stays and can be changed, with or without script. */
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
