import { type Locale, locales } from '../contract/public-codes.ts';
import { localePath } from '../lib/i18n/routing.ts';
import { type LawPage, lawRules } from '../lib/law/rules.ts';
import { expect, messages, test } from './fixtures';
import { plain } from './plain-text';

const catalogue: Record<Locale, { listing: string; product: string }> = {
  es: { listing: '/catalogue/mujer/sujetadores', product: '/catalogue/sujetador-reductor-camelia-sj1045' },
  en: { listing: '/catalogue/women/bras', product: '/catalogue/camelia-minimiser-bra-sj1045' },
  de: { listing: '/catalogue/damen/bhs', product: '/catalogue/minimizer-bh-camelia-sj1045' },
};
const pathOf = (page: LawPage, locale: Locale) => {
  if (page === 'home') return '/home/your-catalog-sale-business';
  return page === 'listing' || page === 'product' ? catalogue[locale][page] : page;
};

for (const locale of locales)
  test(`public pages in ${locale} carry the texts that the law requires, without script`, async ({ request }) => {
    const t = messages(locale);
    const read = new Map<string, string>();
    const missing: string[] = [];
    for (const { id, texts, words, pages } of lawRules) {
      for (const page of pages) {
        const path = localePath(locale, pathOf(page, locale));
        const text = read.get(path) ?? plain(await (await request.get(path)).text());
        read.set(path, text);
        const wanted = [...texts.map((key) => t(key as 'withdrawal.label')), ...(words?.[locale] ?? [])];
        for (const said of wanted)
          if (!text.includes(said.replace(/\s+/g, ' '))) missing.push(`${id} on ${path}: ${said}`);
      }
    }
    expect(read.size).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
