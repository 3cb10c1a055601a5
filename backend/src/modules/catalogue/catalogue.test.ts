import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AnswerOf } from 'contract/calls/table.ts';
import { locales } from 'contract/public-codes.ts';
import { openApp, type Reply } from '../../../test/client.ts';
import { onDatabase } from '../../../test/harness.ts';
import { seededShop, shopNow } from '../../../test/seeded.ts';

const base = '/api/public/portafolio';
const mostBytes = 200_000;

onDatabase((database) => {
  let shop: ReturnType<typeof openApp>;
  beforeAll(() => {
    shop = openApp(database(), { now: shopNow });
  });
  afterAll(() => shop.app.close());

  // The app itself validates answers against the contract: in tests an invalid one is a 500.
  async function post<
    V extends 'listProducts' | 'readFilters' | 'searchProducts' | 'readProduct' | 'listRelatedProducts',
  >(name: string, body: unknown): Promise<Reply<AnswerOf<V>>> {
    const reply = await shop.call<AnswerOf<V>>('POST', `${base}/${name}`, { body });
    expect(reply.text.length).toBeLessThan(mostBytes);
    return reply;
  }
  const listing = (body: object) => post<'listProducts'>('consultarProductosDepto', body);
  const filters = (body: object) => post<'readFilters'>('consultarFiltrosDepto', body);
  const search = (body: object) => post<'searchProducts'>('consultarProductosXReferencia', body);
  const detail = (body: object) => post<'readProduct'>('consultarProductoDetalle', body);
  const related = (body: object) => post<'listRelatedProducts'>('consultarProductosRelacionados', body);
  const datosOf = <T>(reply: Reply<T>): T => {
    expect(reply.status).toBe(200);
    return reply.datos as T;
  };

  test.each(locales)(
    'C008 E02 R43 the menu in %s has women, men, their categories and labelled subcategories',
    async (lang) => {
      const menu = datosOf(await shop.call<AnswerOf<'readMenu'>>('GET', `${base}/consultarMenuProductos/${lang}`));
      expect(menu.map(({ orden }) => orden)).toEqual([1, 2]);
      expect(menu[0]?.categorias).toHaveLength(7);
      expect(menu[1]?.categorias).toHaveLength(4);
      const faces = menu.flatMap(({ categorias }) => categorias.map(({ foto }) => foto));
      expect(new Set(faces).size).toBe(11);
      expect(faces.every((face) => /^[a-z0-9]{16,64}$/.test(face ?? ''))).toBe(true);
      const leaves = menu.flatMap(({ categorias }) => categorias.flatMap(({ subcategory }) => subcategory));
      expect(leaves.every(({ label, orderLabel }) => label !== '' && orderLabel > 0)).toBe(true);
      for (const { url } of leaves)
        expect((await listing({ idioma: lang, departamento: url, tamano: 1 })).status).toBe(200);
    },
  );

  test('C008 an unsupported language is refused', async () => {
    expect((await shop.call('GET', `${base}/consultarMenuProductos/fr`)).status).toBe(422);
  });

  test('C009 R41 K03 a department is listed page by page, every product once', async () => {
    const first = datosOf(await listing({ idioma: 'es', departamento: 'mujer/sujetadores' }));
    expect(first).toMatchObject({ pagina: 1, tamano: 8, totalPaginas: Math.ceil(first.totalProductos / 8) });
    expect(first.departamento.migas.map(({ url }) => url)).toEqual(['mujer', 'mujer/sujetadores']);
    const seen: string[] = [];
    for (let pagina = 1; pagina <= first.totalPaginas; pagina += 1) {
      const page = datosOf(await listing({ idioma: 'es', departamento: 'mujer/sujetadores', pagina }));
      seen.push(...page.productos.map(({ referencia }) => referencia));
    }
    expect(new Set(seen).size).toBe(first.totalProductos);
    expect(seen).toHaveLength(first.totalProductos);
  });

  test('C009 a department has an address per language and the same products', async () => {
    const es = datosOf(await listing({ idioma: 'es', departamento: 'mujer/bragas', tamano: 60 }));
    for (const idioma of locales) {
      const other = datosOf(await listing({ idioma, departamento: es.departamento.url[idioma], tamano: 60 }));
      expect(other.productos.map(({ referencia }) => referencia)).toEqual(
        es.productos.map(({ referencia }) => referencia),
      );
    }
    expect((await listing({ idioma: 'de', departamento: 'mujer/bragas' })).status).toBe(404);
  });

  test.each([
    ['precio-asc', (cards: Card[]) => cards.map(({ precio }) => precio.desde), 1],
    ['precio-desc', (cards: Card[]) => cards.map(({ precio }) => precio.desde), -1],
  ] as const)('C009 a department is sorted by %s', async (orden, read, direction) => {
    const values = read(datosOf(await listing({ idioma: 'en', departamento: 'women', orden, tamano: 60 })).productos);
    expect(values).toEqual(values.toSorted((a, b) => direction * (a - b)));
  });

  test('C009 a department is sorted by name in the order of the Unicode collation, and new products are listed first', async () => {
    const names = datosOf(
      await listing({ idioma: 'es', departamento: 'mujer', orden: 'nombre', tamano: 60 }),
    ).productos;
    const collator = new Intl.Collator('und');
    expect(names.map(({ nombre }) => nombre)).toEqual(names.map(({ nombre }) => nombre).toSorted(collator.compare));
    const newest = datosOf(await listing({ idioma: 'es', departamento: 'mujer', orden: 'nuevo', tamano: 8 })).productos;
    expect(newest.every(({ etiqueta }) => etiqueta === 'NUEVO')).toBe(true);
  });

  test.each([
    ['an unknown department', { idioma: 'es', departamento: 'mujer/nada' }, 404],
    ['a page after the last one', { idioma: 'es', departamento: 'mujer/bragas', pagina: 900 }, 404],
    ['page 0', { idioma: 'es', departamento: 'mujer', pagina: 0 }, 422],
    ['a page of 1,000', { idioma: 'es', departamento: 'mujer', tamano: 1_000 }, 422],
    ['a path with parent segments', { idioma: 'es', departamento: '../mujer' }, 422],
    ['an unknown sort', { idioma: 'es', departamento: 'mujer', orden: 'azar' }, 422],
    ['an unknown field', { idioma: 'es', departamento: 'mujer', filtro: {} }, 422],
    ['a price that is text', { idioma: 'es', departamento: 'mujer', filtros: { precioMin: 'x' } }, 422],
    ['nothing', {}, 422],
  ])('C009 a listing of %s is refused', async (_, body, status) => {
    expect((await listing(body)).status).toBe(status);
  });

  test('C009 a filter that matches nothing is an empty first page', async () => {
    const page = datosOf(
      await listing({
        idioma: 'es',
        departamento: 'mujer',
        filtros: { colores: ['NEG', "x' or 1=1"], referencia: '%' },
      }),
    );
    expect(page).toMatchObject({ productos: [], totalProductos: 0, totalPaginas: 0, pagina: 1 });
  });

  test('C010 E03 V08 filters and facets agree with counts over the whole department', async () => {
    const departamento = 'damen/shapewear';
    const cards = datosOf(await listing({ idioma: 'de', departamento, tamano: 60 })).productos;
    const products = await Promise.all(
      cards.map(async ({ referencia }) => datosOf(await detail({ idioma: 'de', producto: referencia }))),
    );
    const pick = <T>(list: T[] | undefined, test: (list: T[]) => boolean) => !list?.length || test(list);
    const passes = (product: Product, choice: Choice) =>
      pick(choice.colores, (list) => product.colorGroupList.some((code) => list.includes(code))) &&
      pick(choice.tallas, (list) => Object.keys(product.sizeList).some((size) => list.includes(size))) &&
      pick(choice.tipos, (list) => list.includes(product.tipo)) &&
      pick(choice.soportes, (list) => product.soporte !== null && list.includes(product.soporte)) &&
      product.parent.reference.toLowerCase().includes((choice.referencia ?? '').toLowerCase()) &&
      product.precio.hasta >= (choice.precioMin ?? 0) &&
      product.precio.desde <= (choice.precioMax ?? Number.POSITIVE_INFINITY) &&
      (!choice.soloDisponibles ||
        product.variants.some(
          ({ codColor, sizeList }) =>
            pick(choice.colores, (list) => list.includes(codColor)) &&
            Object.entries(sizeList).some(
              ([size, { disponible }]) => disponible && pick(choice.tallas, (list) => list.includes(size)),
            ),
        ));
    const count = (choice: Choice) => products.filter((product) => passes(product, choice)).length;

    const choices: Choice[] = [
      {},
      { colores: ['NEG'] },
      { tallas: ['3XL', '85C'] },
      { colores: ['ARE', 'CAO'], tallas: ['S'], soloDisponibles: true },
      { tipos: ['shaper-short'], soportes: ['control-firme'] },
      { referencia: 'fj11' },
      { precioMin: 45, precioMax: 60.95, soloDisponibles: true },
      {
        colores: ['NEG'],
        tallas: ['XL'],
        tipos: ['shaper-short', 'bodysuit-shaping'],
        precioMax: 55,
        soloDisponibles: true,
      },
    ];
    for (const filtros of choices) {
      const facets = datosOf(await filters({ idioma: 'de', departamento, filtros }));
      const page = datosOf(await listing({ idioma: 'de', departamento, filtros, tamano: 60 }));
      expect(page.productos.map(({ referencia }) => referencia)).toEqual(
        products.filter((product) => passes(product, filtros)).map(({ parent }) => parent.reference),
      );
      expect([facets.totalProductos, page.totalProductos]).toEqual([count(filtros), count(filtros)]);
      for (const { codColor, totalProductos } of facets.colores)
        expect(totalProductos).toBe(count({ ...filtros, colores: [codColor] }));
      for (const { talla, totalProductos } of facets.tallas)
        expect(totalProductos).toBe(count({ ...filtros, tallas: [talla] }));
      for (const { codigo, totalProductos } of facets.tipos)
        expect(totalProductos).toBe(count({ ...filtros, tipos: [codigo] }));
      for (const { codigo, totalProductos } of facets.soportes)
        expect(totalProductos).toBe(count({ ...filtros, soportes: [codigo] }));
    }
  });

  test('C010 the filters of all women’s products have sizes with band and cup, and a price range', async () => {
    const facets = datosOf(await filters({ idioma: 'en', departamento: 'women' }));
    expect(facets.totalProductos).toBeGreaterThan(100);
    expect(facets.tallas.find(({ talla }) => talla === '85C')).toMatchObject({ banda: '85', copa: 'C' });
    expect(facets.precio.minimo).toBeLessThan(facets.precio.maximo);
  });

  test('C010 an unknown department is absent', async () => {
    expect((await filters({ idioma: 'en', departamento: 'women/shoes' })).status).toBe(404);
  });

  test.each(['sj10', 'SJ10', ' sj10 '])('C011 V08 a reference is found by its part, in any case: %j', async (texto) => {
    const found = datosOf(await search({ idioma: 'es', texto, tamano: 60 }));
    expect(found.totalProductos).toBe(64);
    expect(found.productos.every(({ referencia }) => referencia.includes('SJ10'))).toBe(true);
  });

  test('C011 a whole reference comes first', async () => {
    const found = datosOf(await search({ idioma: 'es', texto: 'br1071' }));
    expect(found.productos[0]?.referencia).toBe('BR1071');
  });

  test.each([
    ['es', 'sujetadores reductores', /reductor/i],
    ['en', 'minimiser', /minimiser/i],
    ['de', 'nachthemd', /Nachthemd/],
    ['es', 'camis', /^Camis/],
    ['es', 'SUJETADOR camelia', /Camelia/],
    ['es', 'sujetdor camelai', /Camelia/],
    ['de', 'Morgenmatel', /Morgenmantel/],
    ['en', 'swimsiut', /swimsuit/],
  ] as const)('C011 in %s "%s" is found, typed correctly or not', async (idioma, texto, name) => {
    const found = datosOf(await search({ idioma, texto }));
    expect(found.productos.length).toBeGreaterThan(0);
    for (const { nombre } of found.productos) expect(nombre).toMatch(name);
  });

  test('C011 departments are suggested, and a text without meaning finds nothing', async () => {
    const found = datosOf(await search({ idioma: 'es', texto: 'suj' }));
    expect(found.sugerencias).toContainEqual({ texto: 'Mujer: Sujetadores', url: 'mujer/sujetadores' });
    for (const texto of ['xyzzyqwv', '%', "'; drop table products; --", '\\', '&|!():*<->', '🙂']) {
      expect(datosOf(await search({ idioma: 'es', texto }))).toMatchObject({ productos: [], totalProductos: 0 });
    }
  });

  test('C011 a filter applies to a search too, and a page after the last is absent', async () => {
    const all = datosOf(await search({ idioma: 'es', texto: 'sujetador' }));
    const black = datosOf(
      await search({ idioma: 'es', texto: 'sujetador', filtros: { colores: ['NEG'] }, tamano: 60 }),
    );
    expect(black.totalProductos).toBeLessThan(all.totalProductos);
    expect(black.productos.every(({ colores }) => colores.some(({ codColor }) => codColor === 'NEG'))).toBe(true);
    expect((await search({ idioma: 'es', texto: 'sujetador', pagina: 99 })).status).toBe(404);
    expect((await search({ idioma: 'es', texto: '' })).status).toBe(422);
    expect((await search({ idioma: 'es', texto: 'x'.repeat(81) })).status).toBe(422);
  });

  test('C012 E01 R42 a product is found by reference in any case and by its address in each language', async () => {
    const product = datosOf(await detail({ idioma: 'es', producto: 'sj1010' }));
    expect(product.parent.reference).toBe('SJ1010');
    expect(product.migas.map(({ descripcion }) => descripcion)).toEqual(['Mujer', 'Sujetadores', 'Copa completa']);
    expect(product.variants.filter(({ selected }) => selected)).toHaveLength(1);
    expect(Object.keys(product.sizeList).length).toBeGreaterThan(3);
    for (const idioma of locales) {
      const other = datosOf(await detail({ idioma, producto: product.url[idioma] }));
      expect(other.parent.reference).toBe('SJ1010');
    }
    expect((await detail({ idioma: 'de', producto: product.url.es })).status).toBe(404);
  });

  test('C012 the colour asked for is selected; an unknown one still leads to the product', async () => {
    const { colorGroupList } = datosOf(await detail({ idioma: 'es', producto: 'SJ1001' }));
    const codColor = colorGroupList.at(-1) as string;
    const asked = datosOf(await detail({ idioma: 'es', producto: 'SJ1001', codColor }));
    expect(asked.variants.find(({ selected }) => selected)?.codColor).toBe(codColor);
    const other = datosOf(await detail({ idioma: 'es', producto: 'SJ1001', codColor: 'NOPE' }));
    expect(other.variants.find(({ selected }) => selected)?.codColor).toBe(colorGroupList[0]);
  });

  test.each(['SJ9999', 'nada', '..', '%', "' or ''='"])('C012 %j is absent', async (producto) => {
    expect((await detail({ idioma: 'es', producto })).status).toBe(404);
  });

  async function listEveryCard() {
    const pages = ['mujer', 'hombre'].flatMap((departamento) =>
      [1, 2, 3, 4].map((pagina) => listing({ idioma: 'es', departamento, pagina, tamano: 60 })),
    );
    return (await Promise.all(pages)).flatMap(({ datos }) => datos?.productos ?? []);
  }
  const articlesOf = ({ variants }: Product) => variants.flatMap(({ sizeList }) => Object.values(sizeList));

  test('C012 E01 a sale price always has a higher lowest price of 30 days', async () => {
    const cards = await listEveryCard();
    expect(cards).toHaveLength(240);
    const onSale = cards.filter(({ precio }) => precio.minimo30 !== null);
    expect(onSale.length).toBeGreaterThan(35);
    expect(onSale.length).toBeLessThan(65);
    for (const { referencia } of onSale) {
      const product = datosOf(await detail({ idioma: 'es', producto: referencia }));
      for (const { salePrice, lowest30 } of [...articlesOf(product), ...Object.values(product.sizeList)]) {
        expect(salePrice === null).toBe(lowest30 === null);
        expect(salePrice ?? 0).toBeLessThan(lowest30 ?? 1);
      }
    }
  });

  test('C012 a product without its legal data or without stock is shown as unavailable', async () => {
    let incomplete = 0;
    const cards = await listEveryCard();
    for (const card of cards.filter(({ disponible }, at) => !disponible || at % 6 === 0)) {
      const product = datosOf(await detail({ idioma: 'es', producto: card.referencia }));
      const { legal } = product;
      for (const { cantidadMaxima, disponible } of articlesOf(product)) expect(disponible).toBe(cantidadMaxima > 0);
      expect(card.disponible).toBe(articlesOf(product).some(({ disponible }) => disponible));
      for (const { fibras } of legal.composicion)
        expect(fibras.reduce((sum, { porcentaje }) => sum + porcentaje, 0)).toBe(100);
      const told = legal.composicion.length > 0 && legal.cuidado.length > 0 && legal.fabricante !== null;
      expect(legal.completo).toBe(told);
      if (told) continue;
      incomplete += 1;
      expect(card.disponible).toBe(false);
    }
    expect(incomplete).toBeGreaterThan(0);
  });

  test('C013 related products: the collection first, never the product itself, at most as many as asked', async () => {
    const { nombre } = datosOf(await detail({ idioma: 'es', producto: 'SJ1010' }));
    const cards = datosOf(await related({ idioma: 'es', referencia: 'sj1010', maximo: 6 }));
    expect(cards).toHaveLength(6);
    expect(cards.map(({ referencia }) => referencia)).not.toContain('SJ1010');
    expect(cards[0]?.nombre.split(' ').at(-1)).toBe(nombre.split(' ').at(-1));
  });

  test.each([
    ['SJ1010', /^bra-/],
    ['BR1080', /^brief-/],
  ])('C013 companions of %s are of other types, similar products of the same type', async (referencia, own) => {
    const { tipo } = datosOf(await detail({ idioma: 'es', producto: referencia }));
    expect(tipo).toMatch(own);
    const companions = datosOf(await related({ idioma: 'es', referencia, relacion: 'CONJUNTO', maximo: 12 }));
    expect(companions.length).toBeGreaterThan(1);
    for (const card of companions) expect(card.tipo).not.toMatch(own);
    const rivals = datosOf(await related({ idioma: 'es', referencia, relacion: 'SIMILAR', maximo: 12 }));
    expect(new Set(rivals.map((card) => card.tipo))).toEqual(new Set([tipo]));
    expect(rivals.map((card) => card.referencia)).not.toContain(referencia);
  });

  test.each(['mujer/medias-y-pantis', 'hombre/ropa-interior', 'hombre/moldeadores', 'hombre/ropa-de-dormir'])(
    'C013 F022 in %s too each product has companions of more than one type',
    async (departamento) => {
      const { productos } = datosOf(await listing({ idioma: 'es', departamento, tamano: 24 }));
      for (const { referencia, tipo } of productos) {
        const found = datosOf(await related({ idioma: 'es', referencia, relacion: 'CONJUNTO', maximo: 4 }));
        const types = new Set(found.map((card) => card.tipo));
        expect([referencia, types.size > 1, types.has(tipo)]).toEqual([referencia, true, false]);
        expect(new Set(found.map((card) => card.referencia)).size).toBe(found.length);
      }
    },
  );

  test('C013 N28 a set consists of products that share family or fabric, and of nothing else', async () => {
    const kinOf = async (producto: string) => {
      const { nombre, caracteristicas } = datosOf(await detail({ idioma: 'es', producto }));
      const fabric = caracteristicas?.find(({ faceta }) => faceta === 'materiales')?.nombre;
      return { family: nombre.split(' ').at(-1), fabric };
    };
    for (const referencia of ['SJ1010', 'BR1080']) {
      const own = await kinOf(referencia);
      const found = datosOf(await related({ idioma: 'es', referencia, maximo: 12 }));
      expect(found.some(({ conjunto }) => conjunto)).toBe(true);
      for (const card of found) {
        const { family, fabric } = await kinOf(card.referencia);
        const isKin = family === own.family || (fabric !== undefined && fabric === own.fabric);
        expect([card.referencia, card.conjunto ?? false]).toEqual([card.referencia, isKin]);
      }
      const rivals = datosOf(await related({ idioma: 'es', referencia, relacion: 'SIMILAR', maximo: 4 }));
      expect(rivals.some(({ conjunto }) => conjunto)).toBe(false);
    }
  });

  test('C013 N28 tights, which share family and fabric only with hosiery, make no set', async () => {
    const { productos } = datosOf(await listing({ idioma: 'es', departamento: 'mujer/medias-y-pantis', tamano: 24 }));
    const tights = productos.filter(({ tipo }) => tipo === 'tights');
    expect(tights.length).toBeGreaterThan(0);
    for (const { referencia } of tights) {
      const found = datosOf(await related({ idioma: 'es', referencia, maximo: 4 }));
      expect([referencia, found.length, found.some(({ conjunto }) => conjunto)]).toEqual([referencia, 4, false]);
    }
  });

  test('C013 an unknown reference is absent, a malformed one is refused', async () => {
    expect((await related({ idioma: 'es', referencia: 'NOPE1' })).status).toBe(404);
    expect((await related({ idioma: 'es', referencia: "a'b" })).status).toBe(422);
  });

  test('K13 in each language a colour names the swatch file of that language', async () => {
    for (const idioma of locales) {
      const { colores } = datosOf(
        await filters({ idioma, departamento: idioma === 'es' ? 'mujer' : idioma === 'en' ? 'women' : 'damen' }),
      );
      expect(colores.find(({ codColor }) => codColor === 'NEG')?.muestra).toBe(
        `/media/swatches/${{ es: 'es-negro', en: 'en-black', de: 'de-schwarz' }[idioma]}.svg`,
      );
    }
  });
}, seededShop);

type Card = AnswerOf<'listProducts'>['productos'][number];
type Product = AnswerOf<'readProduct'>;
type Choice = {
  colores?: string[];
  tallas?: string[];
  tipos?: string[];
  soportes?: string[];
  referencia?: string;
  precioMin?: number;
  precioMax?: number;
  soloDisponibles?: boolean;
};
