import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { absent, invalid } from '../../shared/errors.ts';
import { requireIdentity } from '../../shared/identity.ts';
import { toUuid } from '../../shared/ids.ts';
import { readReadyBagToken, toReadyBagPath } from '../../shared/links/ready-bag-link.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { tidyLine, toPublicName } from '../../shared/text.ts';
import { transactions } from '../../shared/transactions.ts';
import type { ClientArticlesPort } from '../order/pad/client-articles.ts';
import { toOpenedReadyBag, toReadyBag } from './ready-bags.mapper.ts';
import {
  addReadyBag,
  countReadyBagUse,
  findReadyBag,
  listReadyBags,
  type ReadyBag,
  readyBagStateOf,
  revokeReadyBag,
} from './ready-bags.repository.ts';
import { getStore, openStore } from './store.repository.ts';
import { findStoreOfAlias } from './store-of-alias.ts';

const dayMs = 86_400_000;
/** About the number of clients on a good day. */
const readyBagLimit = { max: 60, windowSeconds: 86_400 };
/** A link is too long to guess; a wrong one is a typing mistake. */
const openLimit: TokenBucket = { burst: 60, everySeconds: 10 };

/** N05: bags that a client only has to pay. */
export function readyBagHandlers(kit: Kit, { wares }: { wares: Pick<ClientArticlesPort, 'find' | 'read'> }): Handlers {
  const { db, config, now } = kit;
  const { change, changeOnce } = transactions(kit);

  async function readLines(trx: Kit['db'], asked: BodyOf<'makeReadyBag'>['lines'], locale: Locale) {
    const found = await wares.find(trx, asked, { locale, now: now() });
    const wrong: Record<string, string> = {};
    const lines = asked.map(({ quantity }, at) => {
      const ware = found[at];
      if (!ware || ware.cents === null) wrong[`lines.${at}.code`] = fieldProblemKeys.absent;
      else if (quantity > ware.maximum) wrong[`lines.${at}.quantity`] = fieldProblemKeys.outOfRange;
      return { articleId: ware?.id ?? 0, quantity, cents: ware?.cents ?? 0 };
    });
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    return lines;
  }
  const describeBag = (bag: ReadyBag, locale: Locale) => {
    const link = toPageAddress(config.storefrontUrl, locale, toReadyBagPath(config, bag.id));
    return toReadyBag(bag, { state: readyBagStateOf(bag, now()), link });
  };

  /** The executive's store; null while it does not sell. */
  async function readShop(executiveId: string) {
    const store = await getStore(db, executiveId);
    if (!store) return null;
    const { state } = await findStoreOfAlias(db, store.alias);
    return state === 'active' ? { alias: store.alias, name: toPublicName(store) } : null;
  }

  async function open(bag: ReadyBag, locale: Locale): Promise<AnswerOf<'openReadyBag'>> {
    const state = readyBagStateOf(bag, now());
    const shownLines = state === 'open' || state === 'expired' ? bag.lines : [];
    const ids = shownLines.map(({ articleId }) => articleId);
    const known = await wares.read(db, ids, { locale, now: now() });
    return toOpenedReadyBag(bag, { state, shop: await readShop(bag.executive_id), lines: shownLines, known });
  }

  return {
    makeReadyBag: async (input) => {
      const { body, locale, identity } = input;
      const { accountId } = requireIdentity(identity);
      const label = tidyLine(body.label);
      if (label === '') throw invalid({ label: fieldProblemKeys.required });
      await assertLimit(db, `ready bags ${accountId}`, readyBagLimit);
      return changeOnce('makeReadyBag', input, async (trx) => {
        // The link reveals the store's address, so from now on it can be found.
        await openStore(trx, accountId);
        const at = now();
        const bag = await addReadyBag(trx, {
          executive_id: accountId,
          label,
          lines: await readLines(trx, body.lines, locale),
          created_at: at,
          expires_at: new Date(at.getTime() + body.days * dayMs),
          uses_most: body.uses,
        });
        return { datos: describeBag(bag, locale) };
      });
    },

    listReadyBags: async ({ identity, locale }) => {
      const { accountId } = requireIdentity(identity);
      return { datos: (await listReadyBags(db, accountId)).map((bag) => describeBag(bag, locale)) };
    },

    revokeReadyBag: async ({ identity, body }) => {
      const { accountId: executiveId } = requireIdentity(identity);
      const id = toUuid(body.id);
      if (id === null || !(await revokeReadyBag(db, { id, executiveId, now: now() }))) throw absent();
      return { datos: {} };
    },

    openReadyBag: async ({ body: { token, key: taker, locale }, clientAddress }) => {
      await assertLimit(db, `ready bag ${clientAddressHash(config, clientAddress)}`, openLimit);
      const id = readReadyBagToken(config, token);
      if (id === null) throw absent();
      const bag =
        taker === undefined
          ? await findReadyBag(db, id)
          : (await change((trx) => countReadyBagUse(trx, id, { taker, now: now() })))?.bag;
      if (!bag) throw absent();
      return { datos: await open(bag, locale) };
    },
  };
}
