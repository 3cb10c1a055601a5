import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads, PaymentNews } from '../../kit/outbox.ts';
import type { Secret } from '../../shared/client-address.ts';
import { toGuestKey, toGuestPath } from '../../shared/links/guest-link.ts';
import { toMoney } from '../../shared/money.ts';
import { toPageAddress } from '../../shared/page-address.ts';

/** What a payer is told of her payment, in the language in which she paid. */
export type PaymentLetter = {
  to: string;
  name: string;
  locale: Locale;
  /** Where she sees it. */
  page: string;
  /** Null was paid on the account. */
  number: string | null;
};

/** Null where there is nobody to write to. */
export async function readPaymentLetter(db: Db, secret: Secret, attemptId: string): Promise<PaymentLetter | null> {
  const row = await db
    .selectFrom('payment_attempts as p')
    .leftJoin('accounts as a', 'a.id', 'p.executive_id')
    .leftJoin('guests as g', 'g.id', 'p.guest_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select((eb) => [
      eb.fn.coalesce('a.email', 'g.email').as('email'),
      eb.fn.coalesce('a.name', 'g.name').as('name'),
      ...(['p.locale', 'p.order_id', 'o.number', 'g.alias'] as const),
    ])
    .where('p.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const { email: to, name, locale, number, alias, order_id: orderId } = row;
  if (to === null || name === null) return null;
  const page =
    alias === null || orderId === null
      ? `/checkout/payment-result?payment=${attemptId}`
      : toGuestPath({ alias, number: number ?? '', key: toGuestKey(secret, orderId) });
  return { to, name, locale, page, number };
}

type Says = { subject: (what: string) => string; body: (amount: string, what: string) => string };
type Words = {
  hello: (name: string) => string;
  order: (number: string) => string;
  account: string;
  see: string;
  seeRefund: string;
  says: Record<PaymentNews, Says>;
};

const words: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    order: (number) => `tu pedido ${number}`,
    account: 'tu cuenta',
    see: 'Aquí ves tu pago:',
    seeRefund: 'Aquí ves tu pago y descargas el comprobante de la devolución:',
    says: {
      paid: {
        subject: (what) => `Hemos recibido el pago de ${what}`,
        body: (amount, what) => `Gracias. Hemos recibido ${amount} para ${what}.`,
      },
      paidLate: {
        subject: (what) => `El pago de ${what} llegó tarde`,
        body: (amount, what) =>
          `Hemos recibido ${amount} para ${what}, pero el pedido ya estaba anulado y no podemos enviarlo. Te devolvemos todo el importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      paidTwice: {
        subject: (what) => `Te devolvemos un segundo pago de ${what}`,
        body: (amount, what) =>
          `Hemos recibido otro pago de ${amount} para ${what}, que no lo necesitaba. Te devolvemos este importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      refunded: {
        subject: (what) => `Te hemos devuelto dinero de ${what}`,
        body: (amount, what) =>
          `Hemos devuelto ${amount} de ${what} al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
      },
      denied: {
        subject: (what) => `El pago de ${what} no se ha podido hacer`,
        body: (amount, what) =>
          `Al final no se ha aprobado el pago de ${amount} para ${what}. No se ha cobrado nada. En este enlace ves el motivo, si lo sabemos, y qué puedes hacer ahora.`,
      },
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `your order ${number}`,
    account: 'your account',
    see: 'You can see your payment here:',
    seeRefund: 'You can see your payment and download the refund receipt here:',
    says: {
      paid: {
        subject: (what) => `We’ve received your payment for ${what}`,
        body: (amount, what) => `Thank you. We’ve received ${amount} for ${what}.`,
      },
      paidLate: {
        subject: (what) => `Your payment for ${what} came too late`,
        body: (amount, what) =>
          `We’ve received ${amount} for ${what}, but the order had already ended and we can’t send it. We’re returning the full amount the way you paid. You don’t need to do anything.`,
      },
      paidTwice: {
        subject: (what) => `We’re refunding a second payment for ${what}`,
        body: (amount, what) =>
          `We’ve received another ${amount} for ${what}, which didn’t need another payment. We’re returning this amount the way you paid. You don’t need to do anything.`,
      },
      refunded: {
        subject: (what) => `A refund for ${what}`,
        body: (amount, what) =>
          `We’ve returned ${amount} for ${what} the way you paid. Your bank may take a few days to show it.`,
      },
      denied: {
        subject: (what) => `Your payment for ${what} didn’t go through`,
        body: (amount, what) =>
          `Your payment of ${amount} for ${what} wasn’t approved in the end. Nothing has been charged. Follow the link to see the reason, if we know it, and what you can do now.`,
      },
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    order: (number) => `Ihre Bestellung ${number}`,
    account: 'Ihr Kundenkonto',
    see: 'Ihre Zahlung ansehen:',
    seeRefund: 'Ihre Zahlung ansehen und den Beleg über die Erstattung herunterladen:',
    says: {
      paid: {
        subject: (what) => `Ihre Zahlung für ${what} ist eingegangen`,
        body: (amount, what) => `vielen Dank. Wir haben ${amount} für ${what} erhalten.`,
      },
      paidLate: {
        subject: (what) => `Ihre Zahlung für ${what} kam zu spät`,
        body: (amount, what) =>
          `wir haben ${amount} für ${what} erhalten. Die Bestellung war aber schon beendet, und wir können sie nicht mehr versenden. Wir erstatten Ihnen den vollen Betrag auf dem Weg, auf dem Sie gezahlt haben. Sie müssen nichts tun.`,
      },
      paidTwice: {
        subject: (what) => `Wir erstatten eine zweite Zahlung für ${what}`,
        body: (amount, what) =>
          `wir haben noch einmal ${amount} für ${what} erhalten, obwohl keine weitere Zahlung nötig war. Wir erstatten Ihnen diesen Betrag auf dem Weg, auf dem Sie gezahlt haben. Sie müssen nichts tun.`,
      },
      refunded: {
        subject: (what) => `Erstattung für ${what}`,
        body: (amount, what) =>
          `wir haben ${amount} für ${what} auf dem Weg erstattet, auf dem Sie gezahlt haben. Bis der Betrag bei Ihnen erscheint, kann es einige Tage dauern.`,
      },
      denied: {
        subject: (what) => `Ihre Zahlung für ${what} ist nicht erfolgt`,
        body: (amount, what) =>
          `Ihre Zahlung von ${amount} für ${what} wurde leider abgelehnt. Es wurde nichts abgebucht. Unter diesem Link sehen Sie den Grund, soweit wir ihn kennen, und was Sie jetzt tun können.`,
      },
    },
  },
};

export function toPaymentMail(
  letter: PaymentLetter,
  { about, cents }: Pick<JobPayloads['payment-mail'], 'about' | 'cents'>,
  storefrontUrl: string,
): DraftMail {
  const { to, name, locale, number, page } = letter;
  const say = words[locale];
  const what = number === null ? say.account : say.order(number);
  const link = toPageAddress(storefrontUrl, locale, page);
  const parts = [
    say.hello(name),
    say.says[about].body(toMoney(cents), what),
    `${about === 'refunded' ? say.seeRefund : say.see}\n${link}`,
  ];
  return { to, locale, subject: say.says[about].subject(what), text: parts.join('\n\n') };
}
