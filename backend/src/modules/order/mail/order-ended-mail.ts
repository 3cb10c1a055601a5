import type { Locale } from 'contract/public-codes.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { toLongDate } from '../../../shared/days.ts';
import { toMoney } from '../../../shared/money.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { Ending } from '../checkout/ending.ts';
import type { GuestPages } from './guest-pages.ts';
import { toLines } from './order-mail.ts';

type About = 'cancelled' | 'expired' | 'refused';
type Words = {
  hello: (name: string) => string;
  subject: Record<About, (number: string) => string>;
  ended: Record<About, (number: string, date: string) => string>;
  returned: (amount: string) => string;
  refunding: (amount: string) => string;
  held: string;
  again: string;
  againAsGuest: string;
};

const words: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: {
      cancelled: (number) => `Tu pedido ${number} está cancelado`,
      expired: (number) => `Tu pedido ${number} ha caducado`,
      refused: (number) => `El paquete de tu pedido ${number} ha vuelto`,
    },
    ended: {
      cancelled: (number, date) =>
        `Tu pedido ${number} se canceló el ${date}. No te enviaremos nada y no tienes que pagar nada por él.`,
      expired: (number, date) =>
        `El pago de tu pedido ${number} no llegó a tiempo y el pedido se anuló el ${date} por falta de pago. Las prendas ya no están reservadas y no tienes que pagar nada por él.`,
      refused: (number, date) =>
        `El paquete de tu pedido ${number} ha vuelto a nuestro almacén porque no se pudo entregar o no se aceptó. El pedido se canceló el ${date} y no tienes que pagar nada por él.`,
    },
    returned: (amount) => `Hemos abonado ${amount} en tu cuenta de la tienda.`,
    refunding: (amount) => `Te devolvemos ${amount} por el mismo medio con el que pagaste, como máximo en 14 días.`,
    held: 'Este era tu pedido:',
    again: 'Si quieres pedirlo otra vez, puedes repetirlo desde tu pedido rápido, con los precios actuales:',
    againAsGuest: 'Si quieres pedirlo otra vez, encuentras la tienda aquí:',
  },
  en: {
    hello: (name) => `Hello ${name},`,
    subject: {
      cancelled: (number) => `Your order ${number} has been cancelled`,
      expired: (number) => `Your order ${number} has expired`,
      refused: (number) => `The parcel for your order ${number} has come back`,
    },
    ended: {
      cancelled: (number, date) =>
        `Your order ${number} was cancelled on ${date}. We won’t send anything and you have nothing to pay.`,
      expired: (number, date) =>
        `The payment for your order ${number} didn’t arrive in time, so the order expired on ${date}. Its items are no longer reserved and you have nothing to pay.`,
      refused: (number, date) =>
        `The parcel for your order ${number} came back to us because it couldn’t be delivered or wasn’t accepted. The order was cancelled on ${date} and you have nothing to pay.`,
    },
    returned: (amount) => `We’ve credited ${amount} to your account with us.`,
    refunding: (amount) => `We’re returning ${amount} the way you paid, within 14 days at most.`,
    held: 'This was your order:',
    again: 'If you’d like to order it again, you can repeat it from Quick order, at today’s prices:',
    againAsGuest: 'If you’d like to order it again, the shop is here:',
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    subject: {
      cancelled: (number) => `Ihre Bestellung ${number} ist storniert`,
      expired: (number) => `Ihre Bestellung ${number} ist verfallen`,
      refused: (number) => `Das Paket Ihrer Bestellung ${number} ist zurückgekommen`,
    },
    ended: {
      cancelled: (number, date) =>
        `Ihre Bestellung ${number} wurde am ${date} storniert. Es wird nichts versendet, und Sie haben nichts zu zahlen.`,
      expired: (number, date) =>
        `die Zahlung Ihrer Bestellung ${number} ist nicht rechtzeitig eingegangen, und die Bestellung ist am ${date} verfallen. Die Artikel sind nicht mehr reserviert, und Sie haben nichts zu zahlen.`,
      refused: (number, date) =>
        `das Paket Ihrer Bestellung ${number} ist zu uns zurückgekommen, weil es nicht zugestellt werden konnte oder nicht angenommen wurde. Die Bestellung wurde am ${date} storniert, und Sie haben nichts zu zahlen.`,
    },
    returned: (amount) => `Wir haben Ihrem Kundenkonto ${amount} gutgeschrieben.`,
    refunding: (amount) => `Wir erstatten ${amount} auf dem Weg, auf dem Sie gezahlt haben, spätestens in 14 Tagen.`,
    held: 'Das war Ihre Bestellung:',
    again:
      'Wenn Sie noch einmal bestellen möchten, können Sie die Bestellung in der Schnellbestellung wiederholen, zu den heutigen Preisen:',
    againAsGuest: 'Wenn Sie noch einmal bestellen möchten, finden Sie den Shop hier:',
  },
};

/** Told once, when an order ends without a sale. */
export function toOrderEndedMail(
  ending: Ending,
  about: About,
  storefrontUrl: string,
  guest: GuestPages | null = null,
): DraftMail {
  const { to, name, locale, number, endedAt, returnedCents, toRefundCents } = ending;
  const say = words[locale];
  const parts = [
    say.hello(name),
    say.ended[about](number, toLongDate(endedAt, locale)),
    ...(returnedCents > 0 ? [say.returned(toMoney(returnedCents))] : []),
    ...(toRefundCents > 0 ? [say.refunding(toMoney(toRefundCents))] : []),
    [say.held, ...toLines(ending)].join('\n'),
    `${guest ? say.againAsGuest : say.again}\n${toPageAddress(storefrontUrl, locale, guest?.store ?? '/executive/quick-order')}`,
  ];
  return { to, locale, subject: say.subject[about](number), text: parts.join('\n\n') };
}
