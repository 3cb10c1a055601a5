import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { addressHashOf } from '../../shared/client-address.ts';
import { useLimit } from '../../shared/rate-limit.ts';
import type { StorePorts } from './ports.ts';
import { houseStore, toAnswer, toClosedStore, toStore } from './store.mapper.ts';
import { countVisit, getStore } from './store.repository.ts';
import { findStoreBehind, isHouse } from './store-behind.ts';

/** A shopper who comes back in the evening is the same visit. */
const onceADay = { max: 1, windowSeconds: 86_400 };

export function storeHandlers({ db, config, now }: Kit, { cards }: StorePorts): Handlers {
  return {
    findStore: async ({ body: { alias, idioma: locale, visita }, clientAddress }) => {
      const store = await findStoreBehind(db, alias);
      if (isHouse(store.alias)) return { datos: toAnswer(store, houseStore(locale)) };
      const row = store.executiveId === null ? undefined : await getStore(db, store.executiveId);
      if (!row) return { datos: toAnswer(store, null) };
      if (store.state !== 'active') return { datos: toAnswer(store, toClosedStore(row)) };
      if (visita) {
        const visitor = `store visit ${row.executiveId} ${addressHashOf(config, clientAddress)}`;
        if ((await useLimit(db, visitor, onceADay)) === null) await countVisit(db, row.executiveId, now());
      }
      const references = row.favourites.map(({ reference }) => reference);
      return { datos: toAnswer(store, toStore(row, await cards.readByReference(db, references, locale, now()))) };
    },
  };
}
