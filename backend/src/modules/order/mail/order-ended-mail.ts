import type { Locale } from 'contract/codes.ts';
import type { Mail } from '../../../outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { Ending } from '../checkout/ending.ts';
import { toDate, toLines, toMoney } from './order-mail.ts';

type About = 'cancelled' | 'expired';
type Words = {
  hello: (name: string) => string;
  subject: Record<About, (number: string) => string>;
  ended: Record<About, (number: string, date: string) => string>;
  returned: (amount: string) => string;
  held: string;
  again: string;
};

const words: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    subject: {
      cancelled: (number) => `Tu pedido ${number} está cancelado`,
      expired: (number) => `Tu pedido ${number} ha vencido`,
    },
    ended: {
      cancelled: (number, date) =>
        `Tu pedido ${number} se canceló el ${date}. No enviamos nada y no tienes que pagar nada por él.`,
      expired: (number, date) =>
        `El pago de tu pedido ${number} no llegó a tiempo y el pedido venció el ${date}. Sus piezas ya no están reservadas y no tienes que pagar nada por él.`,
    },
    returned: (amount) => `Hemos devuelto ${amount} a tu cuenta.`,
    held: 'Esto es lo que llevaba:',
    again: 'Si quieres pedirlo otra vez, puedes repetirlo desde tu pedido rápido, con los precios de ahora:',
  },
  en: {
    hello: (name) => `Hello ${name},`,
    subject: {
      cancelled: (number) => `Your order ${number} is cancelled`,
      expired: (number) => `Your order ${number} has expired`,
    },
    ended: {
      cancelled: (number, date) =>
        `Your order ${number} was cancelled on ${date}. We send nothing and you have nothing to pay for it.`,
      expired: (number, date) =>
        `The payment of your order ${number} did not arrive in time and the order expired on ${date}. Its pieces are no longer reserved and you have nothing to pay for it.`,
    },
    returned: (amount) => `We have returned ${amount} to your account.`,
    held: 'This is what was in it:',
    again: 'If you want to order it again, you can repeat it from your order pad, at the prices of now:',
  },
  de: {
    hello: (name) => `Guten Tag, ${name},`,
    subject: {
      cancelled: (number) => `Ihre Bestellung ${number} ist storniert`,
      expired: (number) => `Ihre Bestellung ${number} ist verfallen`,
    },
    ended: {
      cancelled: (number, date) =>
        `Ihre Bestellung ${number} wurde am ${date} storniert. Wir senden nichts, und Sie haben nichts dafür zu zahlen.`,
      expired: (number, date) =>
        `Die Zahlung Ihrer Bestellung ${number} ist nicht rechtzeitig eingegangen, und die Bestellung ist am ${date} verfallen. Die Stücke sind nicht mehr reserviert, und Sie haben nichts dafür zu zahlen.`,
    },
    returned: (amount) => `Wir haben Ihrem Konto ${amount} gutgeschrieben.`,
    held: 'Das war darin:',
    again:
      'Wenn Sie noch einmal bestellen möchten, können Sie die Bestellung im Bestellblock wiederholen, zu den heutigen Preisen:',
  },
};

/** Told once, when an order ends without a sale. */
export function toOrderEndedMail(ending: Ending, about: About, storefrontUrl: string): Mail {
  const { to, name, locale, number, endedAt, returnedCents } = ending;
  const say = words[locale];
  const parts = [
    say.hello(name),
    say.ended[about](number, toDate(endedAt, locale)),
    ...(returnedCents > 0 ? [say.returned(toMoney(returnedCents))] : []),
    [say.held, ...toLines(ending)].join('\n'),
    `${say.again}\n${toPageAddress(storefrontUrl, locale, '/executive/quick-order')}`,
  ];
  return { to, subject: say.subject[about](number), text: parts.join('\n\n') };
}
