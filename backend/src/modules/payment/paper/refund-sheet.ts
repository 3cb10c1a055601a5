import type { Locale } from 'contract/public-codes.ts';
import { toLongDate } from '../../../shared/days.ts';
import { toMoney } from '../../../shared/money.ts';
import { paperWords } from '../../../shared/paper/paper-words.ts';
import type { Sheet } from '../../../shared/paper/sheet.ts';
import type { RefundPaper } from './refund-paper.ts';

type Words = {
  /** ASCII, as every system takes it for a file. */
  file: (what: string) => string;
  title: (order: string | null) => string;
  account: string;
  facts: Record<'date' | 'why' | 'way' | 'paid' | 'reference', string>;
  why: Record<RefundPaper['why'], string>;
  bank: string;
};

const words: Record<Locale, Words> = {
  es: {
    file: (what) => `devolucion-${what}`,
    title: (order) => (order === null ? 'Devolución de un pago' : `Devolución de un pago del pedido ${order}`),
    account: 'Pago de tu cuenta',
    facts: {
      date: 'Fecha de la devolución',
      why: 'Motivo',
      way: 'Devuelto mediante',
      paid: 'Importe del pago',
      reference: 'Referencia del pago',
    },
    why: {
      late: 'El pago llegó cuando el pedido ya estaba anulado',
      twice: 'El pedido no necesitaba otro pago',
      cancelled: 'El pedido se canceló',
      operator: 'Devolución acordada',
      rest: 'Se recibió un importe distinto del acordado',
    },
    bank: 'El importe vuelve al medio con el que pagaste. Tu banco puede tardar unos días en mostrarlo.',
  },
  en: {
    file: (what) => `refund-${what}`,
    title: (order) => (order === null ? 'Refund of a payment' : `Refund of a payment for order ${order}`),
    account: 'Payment on your account',
    facts: {
      date: 'Date of the refund',
      why: 'Reason',
      way: 'Refunded by',
      paid: 'Amount of the payment',
      reference: 'Payment reference',
    },
    why: {
      late: 'The payment arrived after the order had ended',
      twice: 'The order didn’t need another payment',
      cancelled: 'The order was cancelled',
      operator: 'Refund agreed with you',
      rest: 'The amount received was not the amount agreed',
    },
    bank: 'The amount goes back the way you paid. Your bank may take a few days to show it.',
  },
  de: {
    file: (what) => `erstattung-${what}`,
    title: (order) =>
      order === null ? 'Erstattung einer Zahlung' : `Erstattung einer Zahlung zur Bestellung ${order}`,
    account: 'Zahlung auf Ihr Kundenkonto',
    facts: {
      date: 'Datum der Erstattung',
      why: 'Grund',
      way: 'Erstattet per',
      paid: 'Betrag der Zahlung',
      reference: 'Referenz der Zahlung',
    },
    why: {
      late: 'Die Zahlung ging ein, als die Bestellung schon beendet war',
      twice: 'Für die Bestellung war keine weitere Zahlung nötig',
      cancelled: 'Die Bestellung wurde storniert',
      operator: 'Vereinbarte Erstattung',
      rest: 'Der eingegangene Betrag wich vom vereinbarten ab',
    },
    bank: 'Der Betrag geht auf dem Weg zurück, auf dem Sie gezahlt haben. Bis er bei Ihnen erscheint, kann es einige Tage dauern.',
  },
};

export function toRefundSheet(paper: RefundPaper): Sheet {
  const { locale, order, tender, buyer } = paper;
  const [say, every] = [words[locale], paperWords[locale]];
  return {
    name: say.file(order ?? paper.reference),
    locale,
    title: say.title(order),
    at: paper.at,
    parties: [
      { title: every.seller, lines: paper.seller.split(/\n+/) },
      { title: every.buyer, lines: [buyer.name, ...(buyer.email === null ? [] : [buyer.email])] },
    ],
    facts: [
      { label: say.facts.date, value: toLongDate(paper.at, locale) },
      { label: every.order, value: order ?? say.account },
      { label: say.facts.why, value: say.why[paper.why] },
      { label: say.facts.way, value: every.methods[tender] },
      { label: say.facts.paid, value: toMoney(paper.agreedCents) },
      { label: say.facts.reference, value: paper.reference },
    ],
    table: null,
    sums: [{ label: every.amount, value: toMoney(paper.cents), strong: true }],
    notes: [say.bank, every.noInvoice],
    page: every.page,
  };
}
