import { type PaymentState, paymentStates } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';

type Words = {
  /** ASCII, as every system takes it for a file. */
  file: (number: string) => string;
  title: (number: string) => string;
  goesTo: string;
  facts: Record<'date' | 'campaign' | 'shipping' | 'payment', string>;
  account: string;
  balance: string;
  paidOn: (state: string, date: string) => string;
  states: Record<PaymentState, string>;
  columns: Record<'code' | 'item' | 'color' | 'size' | 'quantity' | 'price' | 'amount', string>;
  sums: Record<'subtotal' | 'shipping' | 'surcharge' | 'total' | 'balance' | 'due', string>;
  discount: (coupon: string | null) => string;
  vat: (rate: string, base: string) => string;
  withoutVat: string;
};

export const orderPaperWords: Record<Locale, Words> = {
  es: {
    file: (number) => `pedido-${number}`,
    title: (number) => `Pedido ${number}`,
    goesTo: 'Envío a',
    facts: { date: 'Fecha', campaign: 'Campaña', shipping: 'Forma de envío', payment: 'Estado del pago' },
    account: 'Con cargo a tu cuenta',
    balance: 'Con cargo a tu cuenta',
    paidOn: (state, date) => `${state} el ${date}`,
    states: {
      [paymentStates.none]: 'Pendiente',
      [paymentStates.started]: 'Pendiente',
      [paymentStates.waiting]: 'Pendiente de recibir',
      [paymentStates.paid]: 'Pagado',
      [paymentStates.denied]: 'Rechazado',
      [paymentStates.cancelled]: 'Cancelado',
      [paymentStates.expired]: 'Vencido sin pago',
      [paymentStates.unknown]: 'Sin respuesta del proveedor de pago',
      [paymentStates.paidTwice]: 'Llegó un segundo pago; se devuelve',
      [paymentStates.paidLate]: 'Pagado fuera de plazo; el importe se devuelve',
      [paymentStates.refunded]: 'Devuelto',
    },
    columns: {
      code: 'Código',
      item: 'Artículo',
      color: 'Color',
      size: 'Talla',
      quantity: 'Unidades',
      price: 'Precio',
      amount: 'Importe',
    },
    sums: {
      subtotal: 'Subtotal',
      shipping: 'Gastos de envío',
      surcharge: 'Recargo por contra reembolso',
      total: 'Total',
      balance: 'Con cargo a tu cuenta',
      due: 'A pagar',
    },
    discount: (coupon) => (coupon === null ? 'Descuento' : `Descuento del cupón ${coupon}`),
    vat: (rate, base) => `IVA incluido al ${rate}\u00a0% (base ${base})`,
    withoutVat:
      'Precios sin IVA español. Al recibir el pedido, la aduana puede pedirte los impuestos y gastos de importación que correspondan.',
  },
  en: {
    file: (number) => `order-${number}`,
    title: (number) => `Order ${number}`,
    goesTo: 'Delivered to',
    facts: { date: 'Date', campaign: 'Campaign', shipping: 'Delivery method', payment: 'Payment status' },
    account: 'Charged to your account',
    balance: 'From your account',
    paidOn: (state, date) => `${state} on ${date}`,
    states: {
      [paymentStates.none]: 'Pending',
      [paymentStates.started]: 'Pending',
      [paymentStates.waiting]: 'Not received yet',
      [paymentStates.paid]: 'Paid',
      [paymentStates.denied]: 'Declined',
      [paymentStates.cancelled]: 'Cancelled',
      [paymentStates.expired]: 'Expired without payment',
      [paymentStates.unknown]: 'No answer from the payment provider',
      [paymentStates.paidTwice]: 'A second payment came; it is being refunded',
      [paymentStates.paidLate]: 'Paid too late; the amount is being refunded',
      [paymentStates.refunded]: 'Refunded',
    },
    columns: {
      code: 'Code',
      item: 'Item',
      color: 'Colour',
      size: 'Size',
      quantity: 'Quantity',
      price: 'Price',
      amount: 'Amount',
    },
    sums: {
      subtotal: 'Items',
      shipping: 'Delivery',
      surcharge: 'Cash on delivery fee',
      total: 'Total',
      balance: 'From your account',
      due: 'To pay',
    },
    discount: (coupon) => (coupon === null ? 'Discount' : `Discount from voucher ${coupon}`),
    vat: (rate, base) => `VAT included at ${rate}% (on ${base})`,
    withoutVat:
      'Prices exclude Spanish VAT. On arrival customs may ask you for the import taxes and charges that apply there.',
  },
  de: {
    file: (number) => `bestellung-${number}`,
    title: (number) => `Bestellung ${number}`,
    goesTo: 'Lieferung an',
    facts: { date: 'Datum', campaign: 'Kampagne', shipping: 'Versandart', payment: 'Zahlungsstatus' },
    account: 'Über Ihr Kundenkonto',
    balance: 'Über Ihr Kundenkonto',
    paidOn: (state, date) => `${state} am ${date}`,
    states: {
      [paymentStates.none]: 'Offen',
      [paymentStates.started]: 'Offen',
      [paymentStates.waiting]: 'Noch nicht eingegangen',
      [paymentStates.paid]: 'Bezahlt',
      [paymentStates.denied]: 'Abgelehnt',
      [paymentStates.cancelled]: 'Storniert',
      [paymentStates.expired]: 'Ohne Zahlung verfallen',
      [paymentStates.unknown]: 'Keine Antwort des Zahlungsdienstes',
      [paymentStates.paidTwice]: 'Zweite Zahlung eingegangen; sie wird erstattet',
      [paymentStates.paidLate]: 'Zu spät bezahlt; der Betrag wird erstattet',
      [paymentStates.refunded]: 'Erstattet',
    },
    columns: {
      code: 'Code',
      item: 'Artikel',
      color: 'Farbe',
      size: 'Größe',
      quantity: 'Anzahl',
      price: 'Preis',
      amount: 'Betrag',
    },
    sums: {
      subtotal: 'Zwischensumme',
      shipping: 'Versandkosten',
      surcharge: 'Nachnahmegebühr',
      total: 'Gesamtbetrag',
      balance: 'Über Ihr Kundenkonto',
      due: 'Zu zahlen',
    },
    discount: (coupon) => (coupon === null ? 'Rabatt' : `Rabatt durch Gutschein ${coupon}`),
    vat: (rate, base) => `Enthaltene MwSt. ${rate}\u00a0% (auf ${base})`,
    withoutVat:
      'Preise ohne spanische Mehrwertsteuer. Bei Ankunft kann der Zoll die dort geltenden Einfuhrabgaben und Gebühren von Ihnen verlangen.',
  },
};
