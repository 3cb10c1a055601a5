import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';
import type { DraftMail } from '../../../kit/outbox.ts';
import { toLongDate } from '../../../shared/days.ts';
import { disarm } from '../../../shared/mail/disarm.ts';
import { toMoney } from '../../../shared/money.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import type { Letter } from '../checkout/letter.ts';
import { toPostal } from '../terms/postal.ts';
import type { GuestPages } from './guest-pages.ts';

type Words = {
  subject: (number: string) => string;
  hello: (name: string) => string;
  thanks: (number: string, date: string) => string;
  size: string;
  rows: Record<'subtotal' | 'discount' | 'shipping' | 'surcharge' | 'total' | 'balance' | 'due', string>;
  vat: (rate: string) => string;
  withoutVat: string;
  sealed: string;
  dropped: string;
  for: (name: string) => string;
  goesTo: string;
  arrives: (name: string, from: string, to: string) => string;
  pays: Record<'account' | 'cash' | 'transfer' | 'other', string>;
  due: (day: string) => string;
  law: (version: string) => string;
  track: string;
  trackAsGuest: string;
  review: string;
};

const words: Record<Locale, Words> = {
  es: {
    subject: (number) => `Hemos recibido tu pedido ${number}`,
    hello: (name) => `Hola, ${name}:`,
    thanks: (number, date) => `Gracias. Hiciste el pedido ${number} el ${date}. Esto es lo que has pedido:`,
    size: 'talla de la etiqueta',
    rows: {
      subtotal: 'Subtotal',
      discount: 'Descuento',
      shipping: 'Gastos de envío',
      surcharge: 'Recargo por contra reembolso',
      total: 'Total',
      balance: 'Con cargo a tu cuenta',
      due: 'A pagar',
    },
    vat: (rate) => `IVA incluido al ${rate} %`,
    withoutVat:
      'Precios sin IVA español. Al recibir el pedido, la aduana puede pedirte los impuestos y gastos de importación que correspondan.',
    sealed: '* Precintado por higiene: no se puede devolver una vez desprecintado.',
    dropped: 'No va en el pedido, porque se agotó antes de confirmarlo, y no se cobra:',
    for: (name) => `para ${name}`,
    goesTo: 'Lo enviamos a:',
    arrives: (name, from, to) => `${name}: llega entre el ${from} y el ${to}.`,
    pays: {
      account: 'El importe va a tu cuenta: ahora no tienes que pagar nada.',
      cash: 'Lo pagarás en efectivo al recibirlo.',
      transfer: 'Lo pagarás por transferencia. Te enviamos los datos en otro correo.',
      other: 'El pago está pendiente.',
    },
    due: (day) => `Lo que tu cuenta deba por este pedido se paga hasta el ${day}.`,
    law: (version) => `Condiciones de venta (versión ${version}) y derecho de desistimiento`,
    track: 'Tu pedido, en PDF y con las listas para repartir y cobrar:',
    trackAsGuest: 'Aquí ves tu pedido y su pago. El enlace es personal: no lo compartas.',
    review:
      'Unos días después de la entrega te preguntaremos por correo, una sola vez, qué te ha parecido. Si no quieres, dilo aquí:',
  },
  en: {
    subject: (number) => `We’ve received your order ${number}`,
    hello: (name) => `Hello ${name},`,
    thanks: (number, date) => `Thank you. You placed order ${number} on ${date}. This is what you’ve ordered:`,
    size: 'label size',
    rows: {
      subtotal: 'Items',
      discount: 'Discount',
      shipping: 'Delivery',
      surcharge: 'Cash on delivery fee',
      total: 'Total',
      balance: 'From your account',
      due: 'To pay',
    },
    vat: (rate) => `VAT included at ${rate}%`,
    withoutVat:
      'Prices exclude Spanish VAT. On arrival customs may ask you for the import taxes and charges that apply there.',
    sealed: '* Sealed for hygiene reasons: it can’t be returned once unsealed.',
    dropped: 'Not in the order, because it sold out before you confirmed it, and not charged:',
    for: (name) => `for ${name}`,
    goesTo: 'We’re sending it to:',
    arrives: (name, from, to) => `${name}: arrives between ${from} and ${to}.`,
    pays: {
      account: 'The amount goes on your account: there’s nothing to pay now.',
      cash: 'You’ll pay in cash when it arrives.',
      transfer: 'You’ll pay by bank transfer. We’re sending you the details in another email.',
      other: 'Payment is pending.',
    },
    due: (day) => `What your account owes for this order is to be paid by ${day}.`,
    law: (version) => `Terms of sale (version ${version}) and right of withdrawal`,
    track: 'Your order, as a PDF and with the packing and collection lists:',
    trackAsGuest: 'See your order and its payment here. This link is personal, so please don’t share it.',
    review:
      'A few days after delivery we’ll ask you by email, just once, how you like it. If you’d rather we didn’t, tell us here:',
  },
  de: {
    subject: (number) => `Ihre Bestellung ${number} ist bei uns eingegangen`,
    hello: (name) => `Guten Tag ${name},`,
    thanks: (number, date) =>
      `vielen Dank. Sie haben die Bestellung ${number} am ${date} aufgegeben. Das haben Sie bestellt:`,
    size: 'Größe laut Etikett',
    rows: {
      subtotal: 'Zwischensumme',
      discount: 'Rabatt',
      shipping: 'Versandkosten',
      surcharge: 'Nachnahmegebühr',
      total: 'Gesamtbetrag',
      balance: 'Über Ihr Kundenkonto',
      due: 'Zu zahlen',
    },
    vat: (rate) => `Enthaltene MwSt. ${rate} %`,
    withoutVat:
      'Preise ohne spanische Mehrwertsteuer. Bei Ankunft kann der Zoll die dort geltenden Einfuhrabgaben und Gebühren von Ihnen verlangen.',
    sealed: '* Aus Hygienegründen versiegelt: Wird die Versiegelung entfernt, ist der Widerruf ausgeschlossen.',
    dropped: 'Nicht in der Bestellung, weil vor der Bestätigung ausverkauft, und nicht berechnet:',
    for: (name) => `für ${name}`,
    goesTo: 'Wir senden an:',
    arrives: (name, from, to) => `${name}: voraussichtlich ${from} bis ${to}.`,
    pays: {
      account: 'Der Betrag läuft über Ihr Kundenkonto: Jetzt ist nichts zu zahlen.',
      cash: 'Sie zahlen bar bei der Zustellung.',
      transfer: 'Sie zahlen per Überweisung. Die Angaben dazu erhalten Sie in einer weiteren E-Mail.',
      other: 'Die Zahlung steht noch aus.',
    },
    due: (day) => `Was Ihr Kundenkonto dafür schuldet, ist bis ${day} zu zahlen.`,
    law: (version) => `AGB (Fassung ${version}) und Widerrufsrecht`,
    track: 'Ihre Bestellung, als PDF und mit den Listen zum Verteilen und Kassieren:',
    trackAsGuest:
      'Hier sehen Sie Ihre Bestellung und die Zahlung. Der Link ist persönlich, bitte geben Sie ihn nicht weiter.',
    review:
      'Einige Tage nach der Zustellung fragen wir Sie per E-Mail, ein einziges Mal, wie Ihnen Ihre Bestellung gefällt. Wenn Sie das nicht möchten, sagen Sie es hier:',
  },
};

/** The contract on a durable medium, in the language of the order. */
export function toOrderMail(letter: Letter, storefrontUrl: string, guest: GuestPages | null = null): DraftMail {
  const { locale, totals, shipping, number } = letter;
  const say = words[locale];
  const date = (value: string | Date) => toLongDate(value, locale);
  const link = toPageAddress(storefrontUrl, locale, guest?.order ?? `/checkout/confirmation?order=${number}`);
  const parts = [
    say.hello(letter.name),
    say.thanks(number, date(letter.confirmedAt)),
    toLines(letter).join('\n'),
    ...(letter.dropped.length > 0 ? [[say.dropped, ...toDropped(letter)].join('\n')] : []),
    toSums(letter).join('\n'),
    ...(totals.withoutVat ? [say.withoutVat] : []),
    ...(letter.lines.some(({ sealed }) => sealed) ? [say.sealed] : []),
    [say.goesTo, ...(letter.address === null ? [] : toPostal(letter.address).map(disarm))].join('\n'),
    say.arrives(shipping.name[locale], date(shipping.from), date(shipping.to)),
    [say.pays[payKey(letter.tender)], ...(isCharged(letter) ? [say.due(date(letter.dueOn))] : [])].join(' '),
    `${guest ? say.trackAsGuest : say.track}\n${link}`,
    ...(guest ? [`${say.review}\n${toPageAddress(storefrontUrl, locale, guest.noReviews)}`] : []),
  ];
  const law = [say.law(letter.termsVersion), ...letter.texts.map(({ title, text }) => `${title}\n${text}`)];
  return { to: letter.to, locale, subject: say.subject(number), text: parts.join('\n\n'), annex: law.join('\n\n') };
}

/** Whether any of it may be owed afterwards: what stands in her favour covers the rest at once. */
const isCharged = ({ tender, totals }: Letter): boolean =>
  tender === null ? totals.dueCents > 0 : totals.creditUsedCents > 0;

function payKey(tender: TenderCode | null): keyof Words['pays'] {
  if (tender === tenderCodes.cashOnDelivery) return 'cash';
  if (tender === tenderCodes.bankTransfer) return 'transfer';
  return tender === null ? 'account' : 'other';
}

export const toLines = ({ lines, locale }: Pick<Letter, 'lines' | 'locale'>): string[] =>
  lines.map(
    ({ quantity, name, color, size, cents, sealed }) =>
      `${quantity} × ${name}, ${color}, ${words[locale].size} ${size}${sealed ? ' *' : ''}: ${toMoney(cents)}`,
  );

const toDropped = ({ dropped, locale }: Letter): string[] =>
  dropped.map(({ quantity, name, color, size, client }) =>
    [
      `${quantity} × ${name}`,
      color,
      `${words[locale].size} ${size}`,
      ...(client ? [words[locale].for(client)] : []),
    ].join(', '),
  );

function toSums({ totals, locale }: Letter): string[] {
  const { rows, vat } = words[locale];
  const row = (label: string, cents: number) => `${label}: ${toMoney(cents)}`;
  return [
    row(rows.subtotal, totals.subtotalCents),
    ...(totals.discountCents > 0 ? [`${rows.discount}: −${toMoney(totals.discountCents)}`] : []),
    row(rows.shipping, totals.shippingCents),
    ...(totals.surchargeCents > 0 ? [row(rows.surcharge, totals.surchargeCents)] : []),
    row(rows.total, totals.totalCents),
    ...totals.taxes.map(({ rate, taxCents }) => row(vat(String(rate / 100)), taxCents)),
    ...(totals.creditUsedCents > 0
      ? [`${rows.balance}: −${toMoney(totals.creditUsedCents)}`, row(rows.due, totals.dueCents)]
      : []),
  ];
}
