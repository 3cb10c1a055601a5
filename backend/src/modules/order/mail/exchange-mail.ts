import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { Config } from '../../../kit/config.ts';
import type { DraftMail, ExchangeNews, JobPayloads } from '../../../kit/outbox.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toLongDate, toLongMoment } from '../../../shared/days.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { readContact } from '../book/buyers.repository.ts';
import { type ExchangeLine, listExchanges } from '../exchange/exchanges.repository.ts';
import { findGuestPages } from './guest-pages.ts';

type Words = {
  subject: Record<ExchangeNews, (number: string) => string>;
  hello: (name: string) => string;
  said: Record<ExchangeNews, (said: { number: string; order: string; at: string }) => string>;
  size: string;
  for: string;
  /** What is left to do, and what it costs. */
  send: (until: string) => string;
  cost: string;
  reason: string;
  free: string;
  law: string;
  withdraw: string;
  order: string;
};

const words: Record<Locale, Words> = {
  es: {
    subject: {
      asked: (number) => `Tu cambio ${number}: lo hemos recibido`,
      sent: (number) => `Tu cambio ${number}: el paquete está en camino`,
      refused: (number) => `Tu cambio ${number}: no podemos hacerlo`,
      ended: (number) => `Tu cambio ${number}: ha pasado el plazo`,
    },
    hello: (name) => `Hola, ${name}:`,
    said: {
      asked: ({ number, order, at }) =>
        `El ${at} nos pediste este cambio de tu pedido ${order}. Su número es ${number}.`,
      sent: ({ number, order }) => `Te hemos enviado lo que pediste en el cambio ${number} de tu pedido ${order}.`,
      refused: ({ number, order }) => `No podemos hacer el cambio ${number} de tu pedido ${order}.`,
      ended: ({ number, order }) =>
        `Tus prendas del cambio ${number}, del pedido ${order}, no nos han llegado a tiempo y ya no te guardamos las nuevas. Si ya las has enviado, respóndenos a este correo.`,
    },
    size: 'talla de la etiqueta',
    for: 'por',
    send: (until) =>
      `Te guardamos lo nuevo hasta el ${until}: lo tuyo tiene que habernos llegado para entonces. Envíalo sin usar y con el número del cambio dentro del paquete a la dirección que está al final de este correo.`,
    cost: 'El envío de vuelta lo pagas tú, salvo que algo haya llegado con un defecto. El de las prendas nuevas lo pagamos nosotros.',
    reason: 'El motivo:',
    free: 'Tu compra sigue como estaba y no tienes que pagarnos nada más.',
    law: 'Cambiar la talla es algo que ofrecemos nosotros. Tu derecho de desistimiento sigue igual, con su propio plazo:',
    withdraw: 'Desistir del contrato aquí:',
    order: 'Tu pedido:',
  },
  en: {
    subject: {
      asked: (number) => `Your exchange ${number}: we’ve received it`,
      sent: (number) => `Your exchange ${number}: the parcel is on its way`,
      refused: (number) => `Your exchange ${number}: we can’t do it`,
      ended: (number) => `Your exchange ${number}: time has run out`,
    },
    hello: (name) => `Hello ${name},`,
    said: {
      asked: ({ number, order, at }) =>
        `You asked for this exchange from your order ${order} on ${at}. Its number is ${number}.`,
      sent: ({ number, order }) => `We’ve sent what you asked for in exchange ${number} from your order ${order}.`,
      refused: ({ number, order }) => `We can’t do exchange ${number} from your order ${order}.`,
      ended: ({ number, order }) =>
        `Your items for exchange ${number} from order ${order} didn’t reach us in time, so we no longer keep the new ones for you. If you’ve already sent them, please reply to this email.`,
    },
    size: 'label size',
    for: 'for',
    send: (until) =>
      `We’re keeping what you asked for until ${until}, and what you’re exchanging has to reach us by then. Please send it unworn, with the exchange number in the parcel, to the address at the end of this email.`,
    cost: 'You pay for sending them back, unless something arrived faulty. We pay for sending you the new ones.',
    reason: 'The reason:',
    free: 'Your purchase stays as it was, and there’s nothing more to pay us.',
    law: 'Exchanging a size is something we offer of our own accord. Your right of withdrawal stays as it is, with its own deadline:',
    withdraw: 'Withdraw from contract here:',
    order: 'Your order:',
  },
  de: {
    subject: {
      asked: (number) => `Ihr Umtausch ${number} ist bei uns eingegangen`,
      sent: (number) => `Ihr Umtausch ${number}: Das Paket ist unterwegs`,
      refused: (number) => `Ihr Umtausch ${number} ist leider nicht möglich`,
      ended: (number) => `Ihr Umtausch ${number}: Die Frist ist abgelaufen`,
    },
    hello: (name) => `Guten Tag ${name},`,
    said: {
      asked: ({ number, order, at }) =>
        `am ${at} haben Sie diesen Umtausch zu Ihrer Bestellung ${order} angefragt. Seine Nummer ist ${number}.`,
      sent: ({ number, order }) =>
        `wir haben Ihnen die neuen Artikel aus dem Umtausch ${number} zu Ihrer Bestellung ${order} geschickt.`,
      refused: ({ number, order }) =>
        `den Umtausch ${number} zu Ihrer Bestellung ${order} können wir nicht durchführen.`,
      ended: ({ number, order }) =>
        `Ihre Artikel aus dem Umtausch ${number} zur Bestellung ${order} sind nicht rechtzeitig bei uns eingetroffen, deshalb sind die neuen nicht mehr für Sie reserviert. Falls Sie sie schon abgeschickt haben, antworten Sie bitte auf diese E-Mail.`,
    },
    size: 'Größe laut Etikett',
    for: 'gegen',
    send: (until) =>
      `Wir reservieren Ihnen das Gewünschte bis zum ${until}; bis dahin muss Ihre Rücksendung bei uns sein. Bitte schicken Sie sie ungetragen und mit der Umtauschnummer im Paket an die Anschrift am Ende dieser E-Mail.`,
    cost: 'Die Rücksendung zahlen Sie, außer wenn etwas fehlerhaft angekommen ist. Den Versand der neuen Artikel übernehmen wir.',
    reason: 'Der Grund:',
    free: 'Ihr Kauf bleibt, wie er war, und Sie müssen uns nichts weiter zahlen.',
    law: 'Der Umtausch der Größe ist eine freiwillige Leistung von uns. Ihr Widerrufsrecht bleibt davon unberührt, mit seiner eigenen Frist:',
    withdraw: 'Vertrag widerrufen:',
    order: 'Ihre Bestellung:',
  },
};

/** Its receipt, with number, day and hour, and what became of it. Null where there is nobody to write to. */
export async function writeExchangeMail(
  db: Db,
  { exchangeId, about }: JobPayloads['exchange-mail'],
  { storefrontUrl, ...secret }: Pick<Config, 'storefrontUrl' | 'tokenSecret'>,
): Promise<DraftMail | null> {
  const [exchange] = await listExchanges(db, { id: exchangeId });
  if (!exchange) return null;
  const { orderId, number, locale, askedAt, heldUntil, lines, reason } = exchange;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  if (email === null || !order.number) return null;
  const say = words[locale];
  const pages = await findGuestPages(db, secret, orderId);
  const page = pages?.order ?? `/executive/your-account/order?campaign=${order.campaign_code}&number=${order.number}`;
  const at = (path: string) => toPageAddress(storefrontUrl, locale, path);
  const parts = [
    say.hello(name),
    say.said[about]({ number, order: order.number, at: toLongMoment(askedAt, locale) }),
    lines.map((line) => sayLine(line, say, locale)).join('\n'),
    ...(about === 'asked' ? [say.send(toLongDate(heldUntil, locale)), say.cost] : []),
    ...(about === 'refused' && reason !== null ? [`${say.reason} ${reason}`] : []),
    ...(about === 'sent' ? [say.free] : []),
    `${say.law}\n${say.withdraw} ${at('/customer-care/withdrawal')}`,
    `${say.order}\n${at(page)}`,
  ];
  return { to: email, locale, subject: say.subject[about](number), text: parts.join('\n\n') };
}

function sayLine({ nameOf, quantity, worn, wanted }: ExchangeLine, say: Words, locale: Locale): string {
  const article = ({ code, color, size }: ExchangeLine['worn']) => `${color[locale]}, ${say.size} ${size} (${code})`;
  return `- ${quantity} × ${nameOf[locale]}: ${article(worn)} ${say.for} ${article(wanted)}`;
}
