import type { Locale } from 'contract/public-codes.ts';

type Words = {
  /** ASCII, as every system takes it for a file. */
  file: (number: string) => string;
  title: (number: string, simplified: boolean) => string;
  correctionFile: (number: string) => string;
  correctionTitle: (number: string) => string;
  document: (number: string) => string;
  facts: Record<'issued' | 'order' | 'left' | 'paid' | 'corrects', string>;
  corrects: (number: string, date: string) => string;
  columns: Record<'code' | 'item' | 'quantity' | 'net' | 'vat' | 'amount', string>;
  base: (rate: string) => string;
  vat: (rate: string) => string;
  takenBack: string;
  exempt: string;
  destination: (country: string) => string;
};

export const invoiceWords: Record<Locale, Words> = {
  es: {
    file: (number) => `factura-${number}`,
    title: (number, simplified) => `${simplified ? 'Factura simplificada' : 'Factura'} ${number}`,
    correctionFile: (number) => `factura-rectificativa-${number}`,
    correctionTitle: (number) => `Factura rectificativa ${number}`,
    document: (number) => `NIF ${number}`,
    facts: {
      issued: 'Fecha de expedición',
      order: 'Pedido',
      left: 'Fecha de envío',
      paid: 'Cobro o cargo',
      corrects: 'Rectifica',
    },
    corrects: (number, date) => `${number}, del ${date}`,
    columns: {
      code: 'Código',
      item: 'Artículo',
      quantity: 'Unidades',
      net: 'Precio sin IVA',
      vat: 'IVA',
      amount: 'Importe',
    },
    base: (rate) => `Base imponible al ${rate}\u00a0%`,
    vat: (rate) => `IVA al ${rate}\u00a0%`,
    takenBack: 'Importe rectificado',
    exempt: 'Operación exenta por exportación, artículo 21 de la Ley 37/1992.',
    destination: (country) => `IVA del país de destino (${country}), declarado por la ventanilla única.`,
  },
  en: {
    file: (number) => `invoice-${number}`,
    title: (number, simplified) => `${simplified ? 'Simplified invoice' : 'Invoice'} ${number}`,
    correctionFile: (number) => `credit-note-${number}`,
    correctionTitle: (number) => `Credit note ${number}`,
    document: (number) => `Tax number ${number}`,
    facts: {
      issued: 'Date of issue',
      order: 'Order',
      left: 'Date of dispatch',
      paid: 'Paid or charged',
      corrects: 'Corrects',
    },
    corrects: (number, date) => `${number} of ${date}`,
    columns: {
      code: 'Code',
      item: 'Item',
      quantity: 'Quantity',
      net: 'Price excl. VAT',
      vat: 'VAT',
      amount: 'Amount',
    },
    base: (rate) => `Taxable amount at ${rate}%`,
    vat: (rate) => `VAT at ${rate}%`,
    takenBack: 'Amount credited',
    exempt: 'Exempt as an export, article 146 of Directive 2006/112/EC.',
    destination: (country) => `VAT of the country of destination (${country}), declared through the one-stop shop.`,
  },
  de: {
    file: (number) => `rechnung-${number}`,
    title: (number, simplified) => `${simplified ? 'Vereinfachte Rechnung' : 'Rechnung'} ${number}`,
    correctionFile: (number) => `rechnungskorrektur-${number}`,
    correctionTitle: (number) => `Rechnungskorrektur ${number}`,
    document: (number) => `Steuernummer ${number}`,
    facts: {
      issued: 'Rechnungsdatum',
      order: 'Bestellung',
      left: 'Versanddatum',
      paid: 'Bezahlt oder belastet',
      corrects: 'Korrigiert',
    },
    corrects: (number, date) => `${number} vom ${date}`,
    columns: {
      code: 'Code',
      item: 'Artikel',
      quantity: 'Anzahl',
      net: 'Preis ohne MwSt.',
      vat: 'MwSt.',
      amount: 'Betrag',
    },
    base: (rate) => `Nettobetrag zu ${rate}\u00a0%`,
    vat: (rate) => `MwSt. ${rate}\u00a0%`,
    takenBack: 'Korrekturbetrag',
    exempt: 'Steuerfreie Ausfuhr, Artikel 146 der Richtlinie 2006/112/EG.',
    destination: (country) => `Mehrwertsteuer des Bestimmungslandes (${country}), über den One-Stop-Shop erklärt.`,
  },
};
