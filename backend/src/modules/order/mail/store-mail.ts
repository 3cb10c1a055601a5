import { defaultLocale, type Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { toMoney } from '../../../shared/money.ts';
import { toPageAddress } from '../../../shared/page-address.ts';

type Words = {
  subject: (number: string) => string;
  hello: (name: string) => string;
  came: (number: string, units: number, amount: string) => string;
  care: string;
  see: string;
};

const words: Record<Locale, Words> = {
  es: {
    subject: (number) => `Nuevo pedido en tu tienda: ${number}`,
    hello: (name) => `Hola, ${name}:`,
    came: (number, units, amount) =>
      `Alguien ha hecho el pedido ${number} en tu tienda: ${units === 1 ? '1 prenda' : `${units} prendas`}, ${amount} en total. Cuando esté pagado, lo verás en «Mi tienda».`,
    care: 'Del pago y del envío nos ocupamos nosotros. Por su privacidad no te decimos quién ha comprado.',
    see: 'Tu tienda:',
  },
  en: {
    subject: (number) => `A new order in your shop: ${number}`,
    hello: (name) => `Hello ${name},`,
    came: (number, units, amount) =>
      `Somebody placed order ${number} in your shop: ${units === 1 ? '1 item' : `${units} items`}, ${amount} in total. Once it’s paid, you’ll see it under “My shop”.`,
    care: 'We’ll take care of payment and delivery. To protect their privacy we don’t tell you who bought.',
    see: 'Your shop:',
  },
  de: {
    subject: (number) => `Neue Bestellung in Ihrem Shop: ${number}`,
    hello: (name) => `Guten Tag ${name},`,
    came: (number, units, amount) =>
      `in Ihrem Shop ist die Bestellung ${number} eingegangen: ${units === 1 ? '1 Artikel' : `${units} Artikel`}, insgesamt ${amount}. Sobald sie bezahlt ist, sehen Sie sie unter „Mein Shop“.`,
    care: 'Um Zahlung und Versand kümmern wir uns. Zum Schutz der Privatsphäre nennen wir nicht, wer bestellt hat.',
    see: 'Ihr Shop:',
  },
};

/** That somebody bought in her store, and nothing of who. Null where there is nobody to write to. */
export async function writeStoreMail(
  db: Db,
  { orderId, executiveId }: JobPayloads['store-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  const order = await db
    .selectFrom('orders')
    .select(['number', 'units', 'total_cents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const owner = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'lang'])
    .where('id', '=', executiveId)
    .executeTakeFirstOrThrow();
  if (owner.email === null || order.number === null) return null;
  const locale = owner.lang ?? defaultLocale;
  const say = words[locale];
  const parts = [
    say.hello(owner.name),
    say.came(order.number, order.units ?? 0, toMoney(order.total_cents ?? 0)),
    say.care,
    `${say.see}\n${toPageAddress(storefrontUrl, locale, '/executive/your-account/store')}`,
  ];
  return { to: owner.email, locale, subject: say.subject(order.number), text: parts.join('\n\n') };
}
