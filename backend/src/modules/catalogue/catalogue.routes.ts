import { addressesPerCallMax } from 'contract/rules.ts';
import type { CallInput, Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { invalid } from '../../shared/errors.ts';
import { describePage, toPage } from '../../shared/pagination.mapper.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import type { ReadCatalogueCache } from './cache/catalogue-cache.ts';
import { toFilterChoice, toSort } from './cache/filter-choice.mapper.ts';
import { readCardsByReference } from './cards/cards.mapper.ts';
import { toDepartment, toMenu } from './departments/departments.mapper.ts';
import { getMenu } from './departments/menu.service.ts';
import { toDepartmentIndex } from './listing/department-index.mapper.ts';
import { toCatalogueAddresses, toFilters } from './listing/listing.mapper.ts';
import { getCatalogueAddresses, getDepartmentIndex, getDepartmentPage, getFilters } from './listing/listing.service.ts';
import { getProductDetail, getRelated } from './product/product.service.ts';
import { toSearch } from './search/search.mapper.ts';
import { replaceCodeByReference, search } from './search/search.service.ts';

type Ports = { readCatalogueCache: ReadCatalogueCache };

const relatedByDefault = 8;

export function catalogueHandlers({ db, config, now }: Kit, { readCatalogueCache }: Ports): Handlers {
  /** Limited by address, because each text search scans the whole catalogue. */
  function assertFew({ clientAddress }: Pick<CallInput<'searchProducts'>, 'clientAddress'>) {
    const key = `search ${clientAddressHash(config, clientAddress)}`;
    return assertLimit(db, key, { max: config.searchesPerMinute, windowSeconds: 60 });
  }

  return {
    readMenu: async ({ params }) => ({ datos: toMenu(await getMenu(db, readCatalogueCache), params.lang) }),

    listProducts: async ({ body }) => {
      const { idioma: locale, departamento: department, filtros, orden } = body;
      const [page, sort] = [toPage(body), toSort(orden)];
      const choice = await replaceCodeByReference(db, toFilterChoice(filtros));
      const listing = { department, locale, choice, sort, page };
      const { department: own, cards, total } = await getDepartmentPage(db, readCatalogueCache, listing, now());
      return {
        datos: { departamento: toDepartment(own, locale), productos: cards, ...describePage(page, total) },
      };
    },

    readFilters: async (input) => {
      if (input.body.texto !== undefined) await assertFew(input);
      const { idioma: locale, filtros } = input.body;
      const found = await getFilters(db, readCatalogueCache, {
        subject: toSubject(input.body),
        locale,
        choice: await replaceCodeByReference(db, toFilterChoice(filtros)),
      });
      return { datos: toFilters(found, locale) };
    },

    searchProducts: async (input) => {
      await assertFew(input);
      const { idioma: locale, texto: text, filtros, orden } = input.body;
      const [page, sort] = [toPage(input.body), toSort(orden)];
      const choice = await replaceCodeByReference(db, toFilterChoice(filtros));
      const found = await search(db, readCatalogueCache, { text, locale, choice, sort, page }, now());
      return { datos: toSearch(found, page, locale) };
    },

    readProduct: async ({ body: { idioma: locale, producto: key, codColor: color } }) => ({
      datos: await getProductDetail(db, { key, color, locale, now: now() }),
    }),

    listRelatedProducts: async ({
      body: { idioma: locale, referencia: reference, relacion, maximo: most = relatedByDefault },
    }) => ({
      datos: await getRelated(db, {
        reference,
        kinship: relacion === 'SIMILAR' ? 'rival' : 'companion',
        most,
        locale,
        now: now(),
      }),
    }),

    readDepartmentIndex: async ({ body }) => {
      const index = await getDepartmentIndex(db, readCatalogueCache, body);
      return { datos: toDepartmentIndex(index, body.locale, now()) };
    },

    readCards: async ({ body: { locale, references } }) => ({
      datos: await readCardsByReference(db, references, locale, now()),
    }),

    listCatalogueAddresses: async ({ body: { after = 0, most = addressesPerCallMax } }) => ({
      datos: toCatalogueAddresses(await getCatalogueAddresses(db, readCatalogueCache, { after, most })),
    }),
  };
}

function toSubject({ departamento: department, texto: text }: CallInput<'readFilters'>['body']) {
  if (department !== undefined && text === undefined) return { department };
  if (text !== undefined && department === undefined) return { text };
  throw invalid({ departamento: 'error.required' });
}
