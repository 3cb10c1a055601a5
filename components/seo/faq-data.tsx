import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { asGraph } from '@/lib/seo/json-ld';
import { faqData } from '@/lib/seo/shop-data';
import { JsonLd } from './json-ld';

/** Structured data for a text whose sections are questions. */
export async function FaqData({ sections }: { sections: { title: string; text: string }[] }) {
  const data = faqData({ origin: settings().publicOrigin, locale: await requireLocale() }, sections);
  return data && <JsonLd data={asGraph(data)} />;
}
