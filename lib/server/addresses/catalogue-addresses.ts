import type { AnswerOf } from '../../../contract/calls/table.ts';
import { productsOnAPage } from '../../../contract/public-rules.ts';
import type { Locale } from '../../i18n/routing.ts';
import { locales } from '../../i18n/routing.ts';
import { askBackend, dataOf, type Source } from './ask-backend.ts';

/** What stands in the catalogue: departments with the number of their pages, products with their colours. */
export type Addresses = Record<Locale, { departments: Map<string, number>; products: Map<string, string[]> }> & {
  references: Set<string>;
};

const deadlineMs = 4_000;
const names = ['catalogo', 'menu'] as const;
const colourless: string[] = [];

/** Says by which versions the catalogue's addresses stand; another text is another list. */
export async function readVersions(source: Source): Promise<string> {
  const answers = await Promise.all(
    names.map((name) => ask<'checkFreshness'>(source, `/api/public/validarEnCache/${name}`)),
  );
  return answers.map(({ version }) => version).join(' ');
}

export async function readAddresses(source: Source): Promise<Addresses> {
  const found = Object.fromEntries(
    locales.map((locale) => [locale, { departments: new Map(), products: new Map() }]),
  ) as unknown as Addresses;
  found.references = new Set();
  const palettes = new Map<string, string[]>();
  for (let after: number | null = 0; after !== null; ) {
    const part: AnswerOf<'listCatalogueAddresses'> = await ask<'listCatalogueAddresses'>(
      source,
      '/api/public/portafolio/consultarDirecciones',
      { desde: after },
    );
    for (const { url, totalProductos } of part.departamentos)
      for (const locale of locales)
        found[locale].departments.set(url[locale], Math.max(1, Math.ceil(totalProductos / productsOnAPage)));
    for (const { url, referencia, colores } of part.productos) {
      found.references.add(referencia.toLowerCase());
      const palette = colores.join(' ').toLowerCase();
      // Many products come in the same colours, and there may be a hundred thousand of them.
      if (!palettes.has(palette)) palettes.set(palette, palette ? palette.split(' ') : colourless);
      for (const locale of locales) found[locale].products.set(url[locale], palettes.get(palette) ?? colourless);
    }
    after = part.siguiente;
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
