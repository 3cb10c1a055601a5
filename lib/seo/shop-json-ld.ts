import type { BreadcrumbList, FAQPage, Organization, WebSite } from 'schema-dts';
import { countryHome } from '@/lib/access/public-script-paths';
import { brand } from '@/lib/brand';
import { type Locale, localePath } from '@/lib/i18n/routing';

/** Origin and language, for data with absolute addresses. */
export type Site = { origin: string; locale: Locale };

const organizationId = ({ origin }: Site) => `${origin}/#organization`;
const home = ({ origin, locale }: Site) => origin + localePath(locale, countryHome);

/** The seller: always the company, whatever the personal store. Other pages refer to it by the same id. */
export const sellerJsonLd = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: brand.name,
  url: home(site),
});

export const sellerRef = (site: Site) => ({ '@id': organizationId(site) });

/** F030: the company, as in its imprint. */
export const organizationJsonLd = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: brand.name,
  url: home(site),
  legalName: brand.legal.entity,
  vatID: brand.legal.taxId,
  address: brand.legal.address,
  email: brand.mail,
  telephone: brand.phone,
  logo: `${site.origin}/app-icons/512.png`,
  sameAs: brand.social.map(({ href }) => href),
});

/** F030: the shop in one language, and its search. */
export const webSiteJsonLd = (site: Site): WebSite => ({
  '@type': 'WebSite',
  '@id': `${home(site)}#website`,
  name: brand.name,
  url: home(site),
  inLanguage: site.locale,
  publisher: sellerRef(site),
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site.origin}${localePath(site.locale, '/search')}?q={search_term_string}`,
    },
    // Not in the vocabulary: search engines read it beside the action.
    ...{ 'query-input': 'required name=search_term_string' },
  },
});

/** The breadcrumbs from the home page to a page; `steps` are paths, the last one is the page itself. */
export const breadcrumbJsonLd = (site: Site, steps: { label: string; href: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ label: brand.name, href: localePath(site.locale, countryHome) }, ...steps].map(
    ({ label, href }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: site.origin + href,
    }),
  ),
});

/** Null when the page's titles are not questions. */
export function faqJsonLd(site: Site, sections: { title: string; text: string }[]): FAQPage | null {
  const questions = sections.filter(({ title, text }) => title.trim().endsWith('?') && text.trim());
  if (questions.length === 0) return null;
  return {
    '@type': 'FAQPage',
    inLanguage: site.locale,
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
