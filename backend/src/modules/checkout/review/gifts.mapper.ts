import type { AnswerOf, BodyOf } from 'contract/calls/table.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toArticleWire, toMedia } from '../../../shared/media.mapper.ts';
import { freePieces } from '../../order/core/articles.repository.ts';
import { toOrderPrice } from '../../order/core/bag.ts';
import { toLines, toOrderChange } from '../../order/pricing/order.mapper.ts';
import { type CampaignOfferRule, type GiftBasis, missingFor } from '../../order/terms/gifts.ts';
import type { GiftChoice, GiftChoices, Gifts, GiftsChange } from './gifts.service.ts';

export const toGiftChoice = ({ regalo, elegidos }: BodyOf<'chooseGifts'>['regalos'][number]): GiftChoice => ({
  rule: regalo,
  picks: elegidos.map(({ codigo, cantidadPedida, cliente }) => ({
    code: codigo,
    quantity: cantidadPedida,
    client: cliente,
  })),
});

function toRule(rule: CampaignOfferRule, earning: GiftBasis, locale: Locale) {
  const missing = missingFor(rule, earning);
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

export const toGiftsWire = ({ rules, earning }: Gifts, locale: Locale): AnswerOf<'readGifts'> => ({
  regalos: rules.map((rule) => toRule(rule, earning, locale)),
});

export const toGiftOptionsWire = (
  { rule, priced, earning, options }: GiftChoices,
  locale: Locale,
): AnswerOf<'readGiftOptions'> => ({
  regalo: toRule(rule, earning, locale),
  opciones: options.map(({ article, cents }) => ({
    ...toArticleWire(article, locale),
    foto: article.picture && toMedia(article.picture, article, article.color, locale),
    precio: toEuros(toOrderPrice(cents, priced.bag.tax)),
    unidades: freePieces(article),
  })),
});

export const toGiftsAnswer = ({ view, gifts, giftLines }: GiftsChange, locale: Locale): AnswerOf<'chooseGifts'> => ({
  ...toGiftsWire(gifts, locale),
  lineas: toLines(view.priced, locale).filter(({ id }) => giftLines.has(Number(id))),
  ...toOrderChange(view, locale),
});
