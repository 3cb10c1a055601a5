import type { Locale } from 'contract/codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads, PaymentNews } from '../../kit/outbox.ts';
import { toMoney } from '../../shared/money.ts';
import { toPageAddress } from '../../shared/page-address.ts';

/** What a payer is told of her payment, in the language in which she paid. */
export type PaymentLetter = {
  to: string;
  name: string;
  locale: Locale;
  attemptId: string;
  /** Null was paid on the account. */
  number: string | null;
};

/** Null where there is nobody to write to. */
export async function readPaymentLetter(db: Db, attemptId: string): Promise<PaymentLetter | null> {
  const row = await db
    .selectFrom('payment_attempts as p')
    .innerJoin('accounts as a', 'a.id', 'p.executive_id')
    .leftJoin('orders as o', 'o.id', 'p.order_id')
    .select(['a.email', 'a.name', 'p.locale', 'o.number'])
    .where('p.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (row.email === null) return null;
  const { email: to, name, locale, number } = row;
  return { to, name, locale, attemptId, number };
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
        subject: (what) => `Hemos recibido tu pago de ${what}`,
        body: (amount, what) => `Gracias. Hemos recibido ${amount} para ${what}.`,
      },
      paidLate: {
        subject: (what) => `Tu pago de ${what} llegó tarde`,
        body: (amount, what) =>
          `Hemos recibido ${amount} para ${what}, pero el pedido ya estaba anulado y no podemos enviarlo. Te devolvemos todo el importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      paidTwice: {
        subject: (what) => `Te devolvemos un pago doble de ${what}`,
        body: (amount, what) =>
          `Hemos recibido ${amount} de más para ${what}, que ya tenía su pago. Te devolvemos este importe por el mismo medio con el que pagaste. No tienes que hacer nada.`,
      },
      refunded: {
        subject: (what) => `Te hemos devuelto un pago de ${what}`,
        body: (amount, what) =>
          `Hemos devuelto ${amount} de ${what} al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
      },
    },
  },
  en: {
    hello: (name) => `Hello ${name},`,
    order: (number) => `your order ${number}`,
    account: 'your account',
    see: 'This is your payment:',
    seeRefund: 'See your payment and download the proof of the refund here:',
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
        subject: (what) => `We’re returning a second payment for ${what}`,
        body: (amount, what) =>
          `We’ve received another ${amount} for ${what}, which was already paid. We’re returning this amount the way you paid. You don’t need to do anything.`,
      },
      refunded: {
        subject: (what) => `We’ve returned a payment for ${what}`,
        body: (amount, what) =>
          `We’ve returned ${amount} for ${what} the way you paid. Your bank may take a few days to show it.`,
      },
    },
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    order: (number) => `Ihre Bestellung ${number}`,
    account: 'Ihr Kundenkonto',
    see: 'Das ist Ihre Zahlung:',
    seeRefund: 'Hier sehen Sie Ihre Zahlung und laden den Beleg über die Erstattung herunter:',
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
        subject: (what) => `Wir erstatten eine doppelte Zahlung für ${what}`,
        body: (amount, what) =>
          `wir haben noch einmal ${amount} für ${what} erhalten, obwohl schon gezahlt war. Wir erstatten Ihnen diesen Betrag auf dem Weg, auf dem Sie gezahlt haben. Sie müssen nichts tun.`,
      },
      refunded: {
        subject: (what) => `Wir haben eine Zahlung für ${what} erstattet`,
        body: (amount, what) =>
          `wir haben ${amount} für ${what} auf dem Weg erstattet, auf dem Sie gezahlt haben. Bis Ihre Bank es zeigt, kann es einige Tage dauern.`,
      },
    },
  },
};

export function toPaymentMail(
  letter: PaymentLetter,
  { about, cents }: Pick<JobPayloads['payment-mail'], 'about' | 'cents'>,
  storefrontUrl: string,
): DraftMail {
  const { to, name, locale, number, attemptId } = letter;
  const say = words[locale];
  const what = number === null ? say.account : say.order(number);
  const link = toPageAddress(storefrontUrl, locale, `/checkout/payment-result?payment=${attemptId}`);
  const parts = [
    say.hello(name),
    say.says[about].body(toMoney(cents), what),
    `${about === 'refunded' ? say.seeRefund : say.see}\n${link}`,
  ];
  return { to, locale, subject: say.says[about].subject(what), text: parts.join('\n\n') };
}
