import type { Handlers } from '../../handlers.ts';
import type { Db } from '../../schema.ts';
import { getCards } from './cards.service.ts';
import { getMenu, getProductDetail, getRelated } from './catalogue.service.ts';
import { getAddresses, getDepartmentIndex, getDepartmentPage, getFilters } from './listing.service.ts';
import { search } from './search.service.ts';
import type { ReadShelf } from './shelf.ts';

export function catalogueHandlers(db: Db, readShelf: ReadShelf, now: () => Date): Handlers {
  return {
    C008: async ({ params }) => ({ datos: await getMenu(db, readShelf, params.lang) }),
    C009: async ({ body }) => ({ datos: await getDepartmentPage(db, readShelf, body, now()) }),
    C010: async ({ body }) => ({ datos: await getFilters(db, readShelf, body) }),
    C011: async ({ body }) => ({ datos: await search(db, readShelf, body, now()) }),
    C012: async ({ body }) => ({ datos: await getProductDetail(db, body, now()) }),
    C013: async ({ body }) => ({ datos: await getRelated(db, body, now()) }),
    B001: async ({ body }) => ({ datos: await getDepartmentIndex(db, readShelf, body, now()) }),
    B002: async ({ body }) => ({ datos: await getCards(db, body, now()) }),
    B004: async ({ body }) => ({ datos: await getAddresses(db, readShelf, body) }),
  };
}
