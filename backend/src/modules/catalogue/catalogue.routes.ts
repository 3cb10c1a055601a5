import type { CallInput, Handlers } from '../../handlers.ts';
import type { Kit } from '../../kit.ts';
import { keyedHash, toHousehold } from '../../shared/client-address.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import { getCards } from './cards/cards.service.ts';
import { getAddresses, getDepartmentIndex, getDepartmentPage, getFilters } from './listing/listing.service.ts';
import { getMenu, getProductDetail, getRelated } from './product/product.service.ts';
import { search } from './search/search.service.ts';
import type { ReadShelf } from './shelf/shelf.ts';

type Ports = { readShelf: ReadShelf };

export function catalogueHandlers({ db, config, now }: Kit, { readShelf }: Ports): Handlers {
  /** By address: each question by text goes through the whole shelf. */
  function assertFew({ clientAddress }: Pick<CallInput<'searchProducts'>, 'clientAddress'>) {
    const key = `search ${keyedHash(config, `address ${toHousehold(clientAddress)}`)}`;
    return assertLimit(db, key, { max: config.searchesPerMinute, windowSeconds: 60 });
  }

  return {
    readMenu: async ({ params }) => ({ datos: await getMenu(db, readShelf, params.lang) }),
    listProducts: async ({ body }) => ({ datos: await getDepartmentPage(db, readShelf, body, now()) }),
    readFilters: async (input) => {
      if (input.body.texto !== undefined) await assertFew(input);
      return { datos: await getFilters(db, readShelf, input.body) };
    },
    searchProducts: async (input) => {
      await assertFew(input);
      return { datos: await search(db, readShelf, input.body, now()) };
    },
    readProduct: async ({ body }) => ({ datos: await getProductDetail(db, body, now()) }),
    listRelatedProducts: async ({ body }) => ({ datos: await getRelated(db, body, now()) }),
    readDepartmentIndex: async ({ body }) => ({ datos: await getDepartmentIndex(db, readShelf, body, now()) }),
    readCards: async ({ body }) => ({ datos: await getCards(db, body, now()) }),
    listCatalogueAddresses: async ({ body }) => ({ datos: await getAddresses(db, readShelf, body) }),
  };
}
