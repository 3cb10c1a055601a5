import type { Locale } from 'contract/public-codes.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash, createProxyTrust } from '../../shared/client-address.ts';
import { absent } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { assertLimit } from '../../shared/rate-limit.ts';
import type { readCardsByReference } from '../catalogue/cards/cards.mapper.ts';
import type { Portraits } from '../pictures/portraits.ts';
import { isAliasFree, suggestAliases } from './alias.ts';
import { toOwnStore, toStoreChange } from './own-store.mapper.ts';
import { changeStore, getStoreFigures } from './own-store.service.ts';
import { houseStore, toClosedStore, toStore, toStoreAnswer } from './store.mapper.ts';
import { getStore, openStore, type StoreRow } from './store.repository.ts';
import { listStoreCredits } from './store-credits.repository.ts';
import { findStoreOfAlias, isHouseAlias } from './store-of-alias.ts';
import { countPlausibleVisit } from './visits.service.ts';

/** Enough for shopping; too little to try all names. */
export const storeLookupLimit = { burst: 60, everySeconds: 10 };
/** Enough to find the right name; too little to collect names. */
export const renameLimit = { max: 5, windowSeconds: 86_400 };
/** Each keeps a processor busy. */
export const portraitLimit = { max: 10, windowSeconds: 86_400 };

type Ports = { cards: { readByReference: typeof readCardsByReference }; portraits: Portraits };

export function storeHandlers({ db, config, now, outbox }: Kit, { cards, portraits }: Ports): Handlers {
  const isOurs = createProxyTrust(config.trustedProxies);

  /** Exempts the storefront's own server, which fetches pages without visitor headers and limits guesses itself. */
  async function assertFewLooks(clientAddress: string): Promise<void> {
    if (isOurs(clientAddress, 0)) return;
    await assertLimit(db, `store look ${clientAddressHash(config, clientAddress)}`, storeLookupLimit);
  }

  async function show(row: StoreRow, locale: Locale) {
    const references = row.favourites.map(({ reference }) => reference);
    return toStore(row, await cards.readByReference(db, references, locale, now()));
  }

  async function readOwn(executiveId: string, locale: Locale, wanted?: string) {
    const row = await getStore(db, executiveId);
    if (!row) throw absent();
    const free = wanted === undefined || (await isAliasFree(db, { executiveId, alias: wanted, own: row.alias }));
    return toOwnStore({
      store: await show(row, locale),
      paused: row.paused,
      link: toPageAddress(config.storefrontUrl, row.locale, `/my-store/${row.alias}/welcome`),
      figures: await getStoreFigures(db, executiveId, now()),
      credits: await listStoreCredits(db, executiveId),
      ...(wanted !== undefined && { wish: { free, suggestions: free ? [] : await suggestAliases(db, row, wanted) } }),
    });
  }

  return {
    findStore: async ({ body: { alias, idioma: locale, visita }, clientAddress }) => {
      await assertFewLooks(clientAddress);
      const store = await findStoreOfAlias(db, alias);
      if (isHouseAlias(store.alias)) return { datos: toStoreAnswer(store, houseStore(locale)) };
      const row = store.executiveId === null ? undefined : await getStore(db, store.executiveId);
      if (!row?.isPublic) return { datos: toStoreAnswer({ ...store, state: 'unknown' }, null) };
      if (store.state !== 'active') return { datos: toStoreAnswer(store, toClosedStore(row)) };
      if (visita) await countPlausibleVisit({ db, config, now }, row.executiveId, clientAddress);
      return { datos: toStoreAnswer(store, await show(row, locale)) };
    },

    readOwnStore: async ({ identity, locale, body: { alias } }) => {
      const { accountId } = requireIdentity(identity);
      await openStore(db, accountId);
      return { datos: await readOwn(accountId, locale, alias) };
    },

    updateOwnStore: async ({ identity, locale, body }) => {
      const { accountId } = requireIdentity(identity);
      if (body.alias !== undefined) await assertLimit(db, `store alias ${accountId}`, renameLimit);
      if (body.foto) await assertLimit(db, `store portrait ${accountId}`, portraitLimit);
      await changeStore(db, accountId, toStoreChange(body), { outbox, portraits });
      return { datos: await readOwn(accountId, locale) };
    },
  };
}
