import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { toLongDate } from '../../../shared/days.ts';
import { findDispatch } from '../../../shared/dispatch/dispatch.repository.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { readContact } from '../book/buyers.repository.ts';
import type { GuestPages } from './guest-pages.ts';

type Words = {
  subject: (number: string) => string;
  hello: (name: string) => string;
  left: (number: string, date: string, carrier: string | null) => string;
  tracking: (code: string) => string;
  follow: string;
  order: string;
};

const words: Record<Locale, Words> = {
  es: {
    subject: (number) => `Tu pedido ${number} está en camino`,
    hello: (name) => `Hola, ${name}:`,
    left: (number, date, carrier) =>
      `El paquete de tu pedido ${number} salió el ${date}${carrier ? ` con ${carrier}` : ''}.`,
    tracking: (code) => `Número de seguimiento: ${code}`,
    follow: 'Puedes seguirlo aquí:',
    order: 'Tu pedido:',
  },
  en: {
    subject: (number) => `Your order ${number} is on its way`,
    hello: (name) => `Hello ${name},`,
    left: (number, date, carrier) =>
      `The parcel for your order ${number} was sent on ${date}${carrier ? ` with ${carrier}` : ''}.`,
    tracking: (code) => `Tracking number: ${code}`,
    follow: 'You can track it here:',
    order: 'Your order:',
  },
  de: {
    subject: (number) => `Ihre Bestellung ${number} ist unterwegs`,
    hello: (name) => `Guten Tag ${name},`,
    left: (number, date, carrier) =>
      `das Paket Ihrer Bestellung ${number} wurde am ${date}${carrier ? ` mit ${carrier}` : ''} versendet.`,
    tracking: (code) => `Sendungsnummer: ${code}`,
    follow: 'Hier können Sie die Sendung verfolgen:',
    order: 'Ihre Bestellung:',
  },
};

/** Told once, when a parcel leaves. Null where there is nobody to write to. */
export async function writeSentMail(
  db: Db,
  orderId: string,
  storefrontUrl: string,
  guest: GuestPages | null,
): Promise<DraftMail | null> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const { email, name } = await readContact(db, buyerOf(order));
  const dispatch = await findDispatch(db, orderId);
  const { number, locale, campaign_code: campaign } = order;
  if (email === null || !number || !locale || !dispatch) return null;
  const say = words[locale];
  const { leftOn, carrier, tracking, url } = dispatch;
  const page = guest?.order ?? `/executive/your-account/order?campaign=${campaign}&number=${number}`;
  const parts = [
    say.hello(name),
    say.left(number, toLongDate(new Date(`${leftOn}T12:00:00Z`), locale), carrier),
    ...(tracking === null ? [] : [say.tracking(tracking)]),
    ...(url === null ? [] : [`${say.follow}\n${url}`]),
    `${say.order}\n${toPageAddress(storefrontUrl, locale, page)}`,
  ];
  return { to: email, locale, subject: say.subject(number), text: parts.join('\n\n') };
}
