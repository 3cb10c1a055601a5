import { type TenderCode, tenderCodes } from 'contract/codes.ts';
import type { Locale } from 'contract/public-codes.ts';

type Words = {
  seller: string;
  buyer: string;
  order: string;
  amount: string;
  method: string;
  methods: Record<TenderCode, string>;
  noInvoice: string;
  page: (number: number, count: number) => string;
};

/** What every paper says. */
export const paperWords: Record<Locale, Words> = {
  es: {
    seller: 'Vende',
    buyer: 'Compra',
    order: 'Pedido',
    amount: 'Importe',
    method: 'Forma de pago',
    methods: {
      [tenderCodes.card]: 'Tarjeta',
      [tenderCodes.bizum]: 'Bizum',
      [tenderCodes.payPal]: 'PayPal',
      [tenderCodes.cashOnDelivery]: 'Contra reembolso',
      [tenderCodes.bankTransfer]: 'Transferencia bancaria',
    },
    noInvoice: 'Este documento no es una factura.',
    page: (number, count) => `Página ${number} de ${count}`,
  },
  en: {
    seller: 'Seller',
    buyer: 'Buyer',
    order: 'Order',
    amount: 'Amount',
    method: 'Payment method',
    methods: {
      [tenderCodes.card]: 'Card',
      [tenderCodes.bizum]: 'Bizum',
      [tenderCodes.payPal]: 'PayPal',
      [tenderCodes.cashOnDelivery]: 'Cash on delivery',
      [tenderCodes.bankTransfer]: 'Bank transfer',
    },
    noInvoice: 'This document is not an invoice.',
    page: (number, count) => `Page ${number} of ${count}`,
  },
  de: {
    seller: 'Verkauf durch',
    buyer: 'Gekauft von',
    order: 'Bestellung',
    amount: 'Betrag',
    method: 'Zahlungsart',
    methods: {
      [tenderCodes.card]: 'Karte',
      [tenderCodes.bizum]: 'Bizum',
      [tenderCodes.payPal]: 'PayPal',
      [tenderCodes.cashOnDelivery]: 'Nachnahme',
      [tenderCodes.bankTransfer]: 'Überweisung',
    },
    noInvoice: 'Dieses Dokument ist keine Rechnung.',
    page: (number, count) => `Seite ${number} von ${count}`,
  },
};
