import type { BreadcrumbList, FAQPage, Organization, WebSite } from 'schema-dts';
import { countryHome } from '@/lib/access/paths-of-first-visits';
import { brand } from '@/lib/brand';
import { type Locale, localePath } from '@/lib/i18n/routing';

/** Where the shop stands, for data that names whole addresses. */
export type Site = { origin: string; locale: Locale };

const organizationId = ({ origin }: Site) => `${origin}/#organization`;
const home = ({ origin, locale }: Site) => origin + localePath(locale, countryHome);

/** Who sells: always the company, whoever's store it is. Other pages name it shortly under the same id. */
export const sellerData = (site: Site): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(site),
  name: brand.name,
  url: home(site),
});

export const sellerRef = (site: Site) => ({ '@id': organizationId(site) });

/** F030: the company, as its imprint has it. */
export const organizationData = (site: Site): Organization => ({
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

/** F030: the shop in one language, and how it is searched. */
export const webSiteData = (site: Site): WebSite => ({
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

/** The way from the shop's door to a page; `steps` are paths, the last of them is the page's own. */
export const breadcrumbData = (site: Site, steps: { label: string; href: string }[]): BreadcrumbList => ({
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

/** Null where the texts of a page are not questions: only what people ask is a list of questions. */
export function faqData(site: Site, sections: { title: string; text: string }[]): FAQPage | null {
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
