import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { searchMaxLength } from '@/contract/public-rules';
import { requireLocale } from '@/lib/i18n/locale';
import { localePath } from '@/lib/i18n/routing';
import { printedSearchPath } from '@/lib/printed-catalogue/printed-catalogue';

/** Finds the page of a piece: a plain GET form, so its result has an address and needs no script. */
export async function PrintedSearchForm({ text }: { text: string }) {
  const locale = await requireLocale();
  const t = await getTranslations('printedCatalogue.search');
  return (
    <search>
      <form action={localePath(locale, printedSearchPath)} className="printed-search">
        <Field label={t('label')} hint={t('hint')}>
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
        <Button type="submit" variant="secondary">
          {t('submit')}
        </Button>
      </form>
    </search>
  );
}
