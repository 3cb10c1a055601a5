import type { AnswerOf, BodyOf } from 'contract/calls.ts';
import type { Locale } from 'contract/codes.ts';
import type { Db } from '../../../schema.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { absent, invalid } from '../../../shared/errors.ts';
import { toRowId } from '../../../shared/ids.ts';
import { toMedia } from '../../../shared/media.ts';
import { toEuros } from '../../../shared/money.ts';
import {
  type Article,
  freePieces,
  listArticlesByCode,
  listArticlesById,
  type Moment,
} from '../book/articles.repository.ts';
import { taxed } from '../book/bag.ts';
import { findOwnClients } from '../book/clients.repository.ts';
import { requireInHand, touchOrder } from '../book/draft.repository.ts';
import { toCode } from '../pad/resolve-article.ts';
import type { Rewards } from '../ports.ts';
import { requireStanding, type Standing, standOrder, toChange, toLines } from '../standing/order.service.ts';
import type { Viewer } from '../standing/viewer.ts';
import {
  type ChosenGift,
  type GiftOption,
  listGiftOptions,
  listGiftRules,
  readGiftLines,
  replaceGifts,
} from '../terms/gifts.repository.ts';
import { type Earning, earningOf, type GiftRule, isEarned, missingOf } from '../terms/gifts.ts';

/** Gifts and offers of the campaign, those that are still to be earned with what is missing. */
export async function readGifts(db: Db, viewer: Viewer): Promise<AnswerOf<'readGifts'>> {
  return { regalos: await listRules(db, await requireStanding(db, viewer), viewer.locale) };
}

async function listRules(db: Db, standing: Standing, locale: Locale): Promise<AnswerOf<'readGifts'>['regalos']> {
  const rules = await listGiftRules(db, standing.order.id, standing.moment.campaign.code);
  const earning = earningIn(standing);
  return rules.map((rule) => toRule(rule, earning, locale));
}

const earningIn = ({ bag }: Standing): Earning => earningOf(bag.lines.map(({ priced }) => priced));

function toRule(rule: GiftRule, earning: Earning, locale: Locale) {
  const missing = missingOf(rule, earning);
  return {
    id: rule.id,
    tipo: rule.kind,
    nombre: rule.name[locale],
    foto: null,
    porElegir: rule.choose,
    elegidos: rule.chosen,
    faltaImporte: toEuros(missing.cents),
    faltanPuntos: missing.points,
  };
}

/** What can be chosen for one of them. Pieces that are not there are not offered. */
export async function readGiftOptions(db: Db, ruleId: string, viewer: Viewer): Promise<AnswerOf<'readGiftOptions'>> {
  const { locale } = viewer;
  const standing = await requireStanding(db, viewer);
  const { order, moment, bag } = standing;
  const rules = await listGiftRules(db, order.id, moment.campaign.code);
  const rule = rules.find(({ id }) => id === ruleId);
  if (!rule) throw absent();
  const options = await listGiftOptions(db, rule.id);
  const articles = await articlesOf(db, options, moment);
  return {
    regalo: toRule(rule, earningIn(standing), locale),
    opciones: options.flatMap(({ articleId, cents }) => {
      const article = articles.get(articleId);
      if (!article || freePieces(article) === 0) return [];
      return [
        {
          codigo: article.code,
          nombre: article.name[locale],
          codColor: article.color.code,
          nombreColor: article.color.name[locale],
          talla: article.size,
          foto: article.picture && toMedia(article.picture, article, article.color, locale),
          precio: toEuros(taxed(cents, bag.tax)),
          unidades: freePieces(article),
        },
      ];
    }),
  };
}

async function articlesOf(db: Db, options: readonly GiftOption[], moment: Moment): Promise<Map<number, Article>> {
  const ids = options.map(({ articleId }) => articleId);
  return new Map((await listArticlesById(db, ids, moment)).map((article) => [article.id, article]));
}

/** Replaces what was chosen of each rule that is named. All of it is right, or nothing changes. */
export async function chooseGifts(
  trx: Db,
  rewards: Rewards,
  { version, regalos }: BodyOf<'chooseGifts'>,
  viewer: Viewer,
): Promise<AnswerOf<'chooseGifts'>> {
  const { buyer, locale, now } = viewer;
  const order = await requireInHand(trx, buyer, version);
  const standing = await standOrder(trx, order, viewer);
  const rules = await listGiftRules(trx, order.id, standing.moment.campaign.code);
  for (const [at, { regalo, elegidos }] of regalos.entries()) {
    const rule = rules.find(({ id }) => id === regalo);
    if (!rule) throw absent();
    const path = `regalos.${at}`;
    if (elegidos.length > 0 && !isEarned(rule, earningIn(standing)))
      throw invalid({ [`${path}.regalo`]: 'gift.reason.notEarned' });
    if (elegidos.reduce((sum, { cantidadPedida }) => sum + cantidadPedida, 0) > rule.choose)
      throw invalid({ [`${path}.elegidos`]: 'gift.reason.tooMany' });
    await replaceGifts(trx, order, rule, await checkChoice(trx, { rule, elegidos, path }, standing));
  }
  await touchOrder(trx, order.id, standing.moment.campaign.code, now);
  const after = await requireStanding(trx, viewer);
  const giftLines = await readGiftLines(trx, order.id);
  return {
    regalos: await listRules(trx, after, locale),
    lineas: toLines(after, locale).filter(({ id }) => giftLines.has(Number(id))),
    ...(await toChange(trx, rewards, after, viewer)),
  };
}

type Choice = { rule: GiftRule; elegidos: BodyOf<'chooseGifts'>['regalos'][number]['elegidos']; path: string };

async function checkChoice(
  trx: Db,
  { rule, elegidos, path }: Choice,
  { order, moment }: Standing,
): Promise<ChosenGift[]> {
  const options = new Map((await listGiftOptions(trx, rule.id)).map(({ articleId, cents }) => [articleId, cents]));
  const codes = elegidos.map(({ codigo }) => toCode(codigo));
  const listed = await listArticlesByCode(trx, codes, moment);
  const articles = new Map(listed.map((article) => [toCode(article.code), article]));
  const clients = elegidos.flatMap(({ cliente }) => (cliente === undefined ? [] : (toRowId(cliente) ?? [])));
  const own = await findOwnClients(trx, buyerOf(order), clients);
  return elegidos.map(({ codigo, cantidadPedida, cliente }, at) => {
    const article = articles.get(toCode(codigo));
    const cents = article && options.get(article.id);
    if (!article || cents === undefined || freePieces(article) < cantidadPedida)
      throw invalid({ [`${path}.elegidos.${at}.codigo`]: 'gift.reason.notAnOption' });
    const clientId = cliente === undefined ? null : toRowId(cliente);
    if (cliente !== undefined && (clientId === null || !own.has(clientId))) throw absent();
    return { articleId: article.id, cents, quantity: cantidadPedida, clientId };
  });
}
