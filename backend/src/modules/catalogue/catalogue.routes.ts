import type { Handlers } from '../../handlers.ts';
import type { Db } from '../../schema.ts';
import {
  getAddresses,
  getCards,
  getDepartmentIndex,
  getDepartmentPage,
  getFilters,
  getMenu,
  getProductDetail,
  getRelated,
  search,
} from './catalogue.service.ts';

export function catalogueHandlers(db: Db, now: () => Date = () => new Date()): Handlers {
  return {
    C008: async ({ params }) => ({ datos: await getMenu(db, params.lang) }),
    C009: async ({ body }) => ({ datos: await getDepartmentPage(db, body, now()) }),
    C010: async ({ body }) => ({ datos: await getFilters(db, body) }),
    C011: async ({ body }) => ({ datos: await search(db, body, now()) }),
    C012: async ({ body }) => ({ datos: await getProductDetail(db, body, now()) }),
    B001: async ({ body }) => ({ datos: await getDepartmentIndex(db, body, now()) }),
    B002: async ({ body }) => ({ datos: await getCards(db, body, now()) }),
    B004: async ({ body }) => ({ datos: await getAddresses(db, body) }),
    C013: async ({ body }) => ({ datos: await getRelated(db, body, now()) }),
  };
}
