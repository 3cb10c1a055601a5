import type { AnswerOf } from '../../../contract/calls/table.ts';
import { productsOnAPage } from '../../../contract/public-rules.ts';
import type { Locale } from '../../i18n/routing.ts';
import { locales } from '../../i18n/routing.ts';
import { askBackend, dataOf, type Source } from './ask-backend.ts';

type Names = Record<Locale, string>;
export type KnownDepartment = { names: Names; pages: number };
export type KnownProduct = { names: Names; colours: string[] };

/** The catalogue's pages by their name in each language; products by reference as well. */
export type CatalogueAddresses = Record<
  Locale,
  { departments: Map<string, KnownDepartment>; products: Map<string, KnownProduct> }
> & { references: Map<string, KnownProduct> };

const deadlineMs = 4_000;
const names = ['catalogo', 'menu'] as const;
const colourless: string[] = [];

/** Reads the versions of the catalogue; a different text means that the list of addresses has changed. */
export async function readVersions(source: Source): Promise<string> {
  const answers = await Promise.all(
    names.map((name) => ask<'checkFreshness'>(source, `/api/public/validarEnCache/${name}`)),
  );
  return answers.map(({ version }) => version).join(' ');
}

export async function readAddresses(source: Source): Promise<CatalogueAddresses> {
  const found = Object.fromEntries(
    locales.map((locale) => [locale, { departments: new Map(), products: new Map() }]),
  ) as unknown as CatalogueAddresses;
  found.references = new Map();
  const palettes = new Map<string, string[]>();
  for (let after: number | null = 0; after !== null; ) {
    const part: AnswerOf<'listCatalogueAddresses'> = await ask<'listCatalogueAddresses'>(
      source,
      '/api/public/portafolio/consultarDirecciones',
      { after },
    );
    for (const { url, total } of part.departments) {
      const department = { names: url, pages: Math.max(1, Math.ceil(total / productsOnAPage)) };
      for (const locale of locales) found[locale].departments.set(url[locale], department);
    }
    for (const { url, reference, colours } of part.products) {
      const palette = colours.join(' ').toLowerCase();
      // Products share colour lists, and there may be a hundred thousand products: each list is stored once.
      if (!palettes.has(palette)) palettes.set(palette, palette ? palette.split(' ') : colourless);
      const product = { names: url, colours: palettes.get(palette) ?? colourless };
      found.references.set(reference.toLowerCase(), product);
      for (const locale of locales) found[locale].products.set(url[locale], product);
    }
    after = part.next;
  }
  return found;
}

async function ask<V extends 'checkFreshness' | 'listCatalogueAddresses'>(
  source: Source,
  path: string,
  body?: object,
): Promise<AnswerOf<V>> {
  return dataOf<V>(await askBackend(source, path, { body, deadlineMs }), path);
}
