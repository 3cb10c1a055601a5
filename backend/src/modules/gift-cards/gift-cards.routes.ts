import { giftCardKeys } from 'contract/gift-card/message-keys.ts';
import { defaultLocale } from 'contract/public-codes.ts';
import { giftCardMaxEuros, giftCardMinEuros, giftCardYears, termsVersion } from 'contract/rules.ts';
import type { Handlers } from '../../kit/handlers.ts';
import type { Kit } from '../../kit/kit.ts';
import { guestBuyer } from '../../shared/buyer.ts';
import { clientAddressHash } from '../../shared/client-address.ts';
import { toShopDate } from '../../shared/dates.ts';
import { absent, conflict, Refusal } from '../../shared/errors.ts';
import { toPurchaseKey } from '../../shared/gift-cards/codes.ts';
import {
  cardProblemOf,
  findCardByCode,
  type GiftCardRow,
  isExpired,
  readCardBalance,
} from '../../shared/gift-cards/gift-cards.ts';
import { lookUpCodes } from '../../shared/gift-cards/guesses.ts';
import { doOnce, isKeyUsed } from '../../shared/idempotency.ts';
import { toPaperFile } from '../../shared/paper/paper-file.ts';
import { assertLimit, type TokenBucket } from '../../shared/rate-limit.ts';
import { keyedHash } from '../../shared/secrets.ts';
import { transactions } from '../../shared/transactions.ts';
import { toGiftCardPaper } from './gift-card-paper.ts';
import { listCardMovements, toCardWire, toPurchaseWire } from './gift-cards.mapper.ts';
import {
  buyCard,
  findPurchase,
  type GiftCardPorts,
  latestSendOn,
  payCardAgain,
  readPurchase,
} from './gift-cards.service.ts';

/** Per household; a corrected request counts as well. */
const buyLimit: TokenBucket = { burst: 20, everySeconds: 120 };
/** Links are hardly guessed; a wrong one is usually mistyped. */
const linkLimit: TokenBucket = { burst: 30, everySeconds: 30 };

export function giftCardHandlers(kit: Kit, ports: GiftCardPorts): Handlers {
  const { db, config, now } = kit;
  const { payments } = ports;
  const { change } = transactions(kit);
  const hashOf = (clientAddress: string) => clientAddressHash(config, clientAddress);

  const requirePurchase = async (key: { number: string; secret: string }, clientAddress: string) => {
    const card = await findPurchase(db, kit, key);
    if (card) return card;
    await assertLimit(db, `gift card purchase ${hashOf(clientAddress)}`, linkLimit);
    throw absent();
  };

  /** An empty or expired card is found, and says so itself. */
  const requireCard = async (code: string, clientAddress: string): Promise<GiftCardRow> => {
    const card = await lookUpCodes(kit, clientAddress, {
      find: () => findCardByCode(db, code),
      reasonsOf: (found) => [cardProblemOf(found, now())],
    });
    if (!card || cardProblemOf(card, now()) === giftCardKeys.unknown) throw new Refusal(404, giftCardKeys.unknown);
    return card;
  };

  return {
    readGiftCardTerms: async () => ({
      datos: {
        offered: config.giftCards,
        minimum: giftCardMinEuros,
        maximum: giftCardMaxEuros,
        validYears: giftCardYears,
        today: toShopDate(now()),
        latestSendOn: latestSendOn(now()),
        methods: payments.offerForCard(giftCardMinEuros * 100),
        termsVersion,
      },
    }),
    buyGiftCard: async ({ body, idempotencyKey, clientAddress }) => {
      if (!config.giftCards) throw conflict(giftCardKeys.notOffered);
      const addressHash = hashOf(clientAddress);
      const attempt = {
        owner: `gift card ${keyedHash(config, body.buyer.email.toLowerCase())}`,
        key: idempotencyKey ?? '',
        request: ['buyGiftCard', body],
      };
      if (!(await isKeyUsed(db, attempt))) await assertLimit(db, `buy gift card ${addressHash}`, buyLimit);
      const { datos } = await change((trx) =>
        doOnce(trx, attempt, async () => {
          const { card, payment } = await buyCard(trx, kit, ports, { body, addressHash });
          return { datos: { cardId: card.id, number: card.number, payment } };
        }),
      );
      // The secret is added to the response only: the copy stored for a repeat has none.
      const { cardId, ...bought } = datos;
      return { datos: { ...bought, secret: toPurchaseKey(config, cardId) } };
    },
    readGiftCardPurchase: async ({ body, clientAddress }) => {
      const view = await readPurchase(db, kit, ports, await requirePurchase(body, clientAddress));
      return { datos: toPurchaseWire(view, payments.offerForCard(view.card.cents)) };
    },
    openGiftCardPayment: async ({ body, clientAddress }) => {
      const card = await requirePurchase(body, clientAddress);
      return { datos: await payments.leave(guestBuyer(card.guest_id), body.payment) };
    },
    payGiftCardAgain: async ({ body, clientAddress, locale }) => {
      const { id } = await requirePurchase(body, clientAddress);
      const pay = { method: body.method, locale: locale ?? defaultLocale };
      return {
        datos: await change(async (trx) => {
          const card = await trx
            .selectFrom('gift_cards')
            .selectAll()
            .where('id', '=', id)
            .forNoKeyUpdate()
            .executeTakeFirstOrThrow();
          return payCardAgain(trx, kit, ports, { card, ...pay });
        }),
      };
    },
    lookUpGiftCard: async ({ body, clientAddress }) => {
      const card = await requireCard(body.code, clientAddress);
      const balanceCents = await readCardBalance(db, card.id);
      const state = isExpired(card, now()) ? 'expired' : balanceCents === 0 ? 'empty' : 'valid';
      return { datos: toCardWire(card, { balanceCents, state, movements: await listCardMovements(db, card.id) }) };
    },
    downloadGiftCardPaper: async ({ body: { code, locale }, clientAddress }) => {
      const card = await requireCard(code, clientAddress);
      const balanceCents = await readCardBalance(db, card.id);
      const paper = toGiftCardPaper(card, {
        code,
        locale,
        balanceCents,
        storefrontUrl: config.storefrontUrl,
        now: now(),
      });
      return { datos: await toPaperFile({ id: card.id }, paper) };
    },
  };
}
