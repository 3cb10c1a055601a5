import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { asGraph } from '@/lib/seo/json-ld';
import { organizationJsonLd, webSiteJsonLd } from '@/lib/seo/shop-json-ld';
import { JsonLd } from './json-ld';

/** Structured data of the company and its shop, on the home page alone. */
export async function ShopJsonLd() {
  const site = { origin: settings().publicOrigin, locale: await requireLocale() };
  return <JsonLd data={asGraph(organizationJsonLd(site), webSiteJsonLd(site))} />;
}
