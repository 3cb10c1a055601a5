import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { AnswerOf, BodyOf } from '../contract/calls/table.ts';
import { eachFacet, facetNames } from '../contract/facets.ts';
import { toFiltersWire, toSortWire } from '../lib/catalogue/filter-mappers.ts';
import { toListingIndex } from '../lib/catalogue/listing-index-mappers.ts';
import { toChosenSizes, toFacets } from '../lib/catalogue/listing-mappers.ts';
import { type FilterChoice, nothingChosen, sorts } from '../lib/catalogue/listing-params.ts';
import { countFacets, filterProducts, sortProducts } from '../lib/catalogue/listing-rules.ts';
import { expect, test } from './fixtures';

const base = `${process.env.BACKEND_URL ?? ''}/EuropaBackend/rest/api/public/portafolio`;

async function ask<V extends 'readDepartmentIndex' | 'listProducts' | 'readFilters'>(
  name: string,
  body: BodyOf<V>,
): Promise<AnswerOf<V>> {
  const answer = await fetch(`${base}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).datos;
}

for (const departamento of ['mujer/sujetadores', 'mujer', 'hombre']) {
  test(`V08 C009 C010 B001 the browser’s filter code gives the backend’s products, order and counts for ${departamento}`, async () => {
    const read = () => ask<'readDepartmentIndex'>('consultarIndiceDepto', { locale: 'es', department: departamento });
    let wire = await read();
    const { braSizes, ...facets } = countFacets(toListingIndex(wire, 'es'), nothingChosen);
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);
    const some = (list: { code: string }[], maxLength = 3) =>
      fc.shuffledSubarray(codes(list), { maxLength: Math.min(maxLength, list.length) });
    const euros = fc.option(fc.integer({ min: 10, max: 90 }).map((each) => each * 100));
    const choices: fc.Arbitrary<FilterChoice> = fc.record({
      colours: some(facets.colours),
      bands: some(facets.bands, 2),
      cups: some(facets.cups, 2),
      sizes: some(facets.sizes, 2),
      ...eachFacet((name) => some(facets[name])),
      min: euros,
      max: euros,
      available: fc.boolean(),
      reference: fc.constantFrom('', '', '', '1', 'sj', '04'),
    });
    await fc.assert(
      fc.asyncProperty(choices, fc.constantFrom(...sorts), async (choice, sort) => {
        const sizes = toChosenSizes(choice, braSizes);
        const chosen = choice.bands.length + choice.cups.length + choice.sizes.length > 0;
        fc.pre(!chosen || sizes.length > 0);
        const filtros = toFiltersWire(choice, sizes);
        const order = { orden: toSortWire(sort), pagina: 1, tamano: 60 };
        const page = await ask<'listProducts'>('consultarProductosDepto', {
          idioma: 'es',
          departamento,
          filtros,
          ...order,
        });
        const counted = toFacets(
          await ask<'readFilters'>('consultarFiltrosDepto', { idioma: 'es', departamento, filtros }),
        );
        // Other tests buy last pieces: an answer can be compared only if the index before and after it is equal.
        const before = wire;
        wire = await read();
        fc.pre(isDeepStrictEqual(wire, before));
        const index = toListingIndex(wire, 'es');
        const found = sortProducts(filterProducts(index, choice), sort);
        expect(found.length).toBe(page.totalProductos);
        // Two styles may have the same name, and only the backend knows which is older.
        const names = (list: { name: string }[]) => list.map(({ name }) => name);
        const theirs = page.productos.map(({ nombre, referencia }) => ({ name: nombre, reference: referencia }));
        const ours = found.slice(0, 60).map(({ name, reference }) => ({ name, reference }));
        expect(sort === 'name' ? names(ours) : ours).toEqual(sort === 'name' ? names(theirs) : theirs);

        const mine = countFacets(index, choice);
        const counts = (list: { code: string; count: number | null }[]) =>
          Object.fromEntries(list.filter(({ count }) => count).map(({ code, count }) => [code, count]));
        expect(counts(mine.colours)).toEqual(counts(counted.colours));
        for (const name of facetNames) expect(counts(mine[name])).toEqual(counts(counted[name]));
        expect(counts(mine.sizes)).toEqual(counts(counted.sizes));
      }),
      { numRuns: 60 },
    );
  });
}
