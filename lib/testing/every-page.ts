import { globSync } from 'node:fs';
import { guestAlias, type Locale, locales, type Role, roles } from '../../contract/public-codes.ts';
import { findAccess, passwordInit } from '../access/route-access.ts';
import { careTextPages } from '../content/care-text-pages.ts';
import { localePath } from '../i18n/routing.ts';
import { sizeTables } from '../size-tables/size-tables.ts';

/** A newcomer still has a first password. */
export type Visitor = 'anybody' | 'newcomer' | Role;
/** A page of the shop with its address in each language; the Spanish one is its name. */
type EveryPage = { name: string; at: Record<Locale, string>; visitors: readonly Visitor[] };

const catalogue = {
  listing: { es: '/catalogue/mujer/sujetadores', en: '/catalogue/women/bras', de: '/catalogue/damen/bhs' },
  product: {
    es: '/catalogue/sujetador-reductor-camelia-sj1045',
    en: '/catalogue/camelia-minimiser-bra-sj1045',
    de: '/catalogue/minimizer-bh-camelia-sj1045',
  },
};
const alike = (path: string): Record<Locale, string> => ({ es: path, en: path, de: path });

/** Demo addresses for routes with parameters; a route without an example is an error. */
const examples: Record<string, readonly Record<Locale, string>[]> = {
  '/catalogue/[...slug]': [catalogue.listing, catalogue.product],
  '/customer-care/[topic]': [...careTextPages.help, ...careTextPages.legal].map((topic) =>
    alike(`/customer-care/${topic}`),
  ),
  '/customer-care/size-tables/[table]': sizeTables.map((table) => alike(`/customer-care/size-tables/${table}`)),
  // The visitor fills in the current campaign.
  '/printed-catalogue/[campaign]/[page]': [alike('/printed-catalogue/{campaign}/1')],
  '/reviews/[...path]': [alike('/reviews/sj1056')],
  '/search': [{ es: '/search?q=encaje', en: '/search?q=lace', de: '/search?q=spitze' }],
  // All unknown paths redirect home.
  '/[...unknown]': [],
};

export const exampleStore = 'lucia-ferrer';
/** Without a current store a guest's pages belong to the house's own. */
const ofStore = (route: string) => [
  alike(route.replace('[alias]', route.endsWith('/welcome') ? exampleStore : guestAlias)),
];

function addressesOf(route: string): readonly Record<Locale, string>[] {
  const found = examples[route] ?? (route.startsWith('/my-store/[alias]/') ? ofStore(route) : [alike(route)]);
  if (found.some(({ es }) => es.includes('['))) throw new Error(`No example of ${route} in every-page.ts.`);
  return found;
}

function visitorsOf(path: string): readonly Visitor[] {
  if (path === passwordInit) return ['newcomer'];
  const access = findAccess(path);
  if (!access || access.session === 'none') return ['anybody'];
  return access.session === 'client' ? [roles.client] : (access.roles.split(',') as Role[]);
}

const routes = globSync('app/*/*/**/page.tsx')
  .filter((file) => /\((public|personal)\)/.test(file))
  .map((file) => file.replace(/^.*?\)|\/page\.tsx$/g, ''));

/** Every page of the shop, read from the route folders, so that no check forgets one. */
export const everyPage: readonly EveryPage[] = routes
  .flatMap((route) =>
    addressesOf(route).map((paths) => ({
      name: paths.es,
      at: Object.fromEntries(locales.map((locale) => [locale, localePath(locale, paths[locale])])) as EveryPage['at'],
      visitors: visitorsOf(paths.es.replace(/\?.*/, '')),
    })),
  )
  .filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place)
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));
