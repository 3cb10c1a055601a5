import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { asGraph } from '@/lib/seo/json-ld';
import { faqJsonLd } from '@/lib/seo/shop-json-ld';
import { JsonLd } from './json-ld';

/** Structured data for a text whose sections are questions. */
export async function FaqJsonLd({ sections }: { sections: { title: string; text: string }[] }) {
  const data = faqJsonLd({ origin: settings().publicOrigin, locale: await requireLocale() }, sections);
  return data && <JsonLd data={asGraph(data)} />;
}
