import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { exchangeStates } from '@/contract/codes';
import type { Locale } from '@/lib/i18n/routing';
import { turned } from '@/lib/order/order-codes';
import type { Article, Exchanges, Wish } from './exchange';

type Wire = AnswerOf<'readExchanges'>;
type ArticleWire = Wire['cambios'][number]['lineas'][number]['de'];

const toArticle = ({ codigo, nombreColor, talla }: ArticleWire): Article => ({
  code: codigo,
  colourName: nombreColor,
  size: talla,
});

const stateNames = turned(exchangeStates);

export const toExchanges = ({ abierto, hasta, lineas, cambios }: Wire): Exchanges => ({
  open: abierto,
  until: hasta,
  lines: lineas.map((line) => ({
    ...toArticle(line),
    name: line.nombre,
    slug: line.url,
    sealed: line.higieneSellada,
    quantity: line.cantidad,
    options: line.opciones.map((one) => ({ ...toArticle(one), pieces: one.cantidad })),
  })),
  asked: cambios.map((one) => ({
    number: one.numero,
    state: stateNames[one.estado],
    askedAt: one.pedidoEn,
    changedAt: one.cambiadoEn,
    heldUntil: one.reservadoHasta,
    reason: one.motivo,
    lines: one.lineas.map(({ nombre, cantidad, de, por }) => ({
      name: nombre,
      quantity: cantidad,
      from: toArticle(de),
      to: toArticle(por),
    })),
  })),
});

export const toWishesWire = (
  wishes: readonly Wish[],
  locale: Locale,
): Pick<BodyOf<'askExchange'>, 'idioma' | 'lineas'> => ({
  idioma: locale,
  lineas: wishes.map(({ code, quantity, wanted }) => ({ codigo: code, cantidad: quantity, por: wanted })),
});
