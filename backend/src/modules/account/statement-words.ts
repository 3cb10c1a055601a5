import type { Locale } from 'contract/public-codes.ts';
import type { Movement } from '../../shared/ledger.ts';
import type { descriptions } from './statement.mapper.ts';

type Words = {
  /** ASCII, as every system takes it for a file. */
  file: string;
  title: string;
  holder: string;
  facts: Record<'date' | 'period' | 'campaign' | 'balance' | 'overdue', string>;
  all: string;
  /** One of both days is there. */
  days: (from: string | null, to: string | null) => string;
  age: (from: number, to: number | null) => string;
  columns: Record<'date' | 'what' | 'order' | 'campaign' | 'due' | 'amount' | 'balance', string>;
  kinds: Record<(typeof descriptions)[Movement['kind']], string>;
  sums: Record<'before' | 'after', string>;
  none: string;
  hint: string;
};

export const statementWords: Record<Locale, Words> = {
  es: {
    file: 'estado-de-cuenta',
    title: 'Estado de cuenta',
    holder: 'Titular',
    facts: {
      date: 'Fecha',
      period: 'Periodo',
      campaign: 'Campaña',
      balance: 'Saldo en esta fecha',
      overdue: 'De eso, vencido',
    },
    all: 'Todos los movimientos',
    days: (from, to) => (from === null ? `Hasta el ${to}` : to === null ? `Desde el ${from}` : `Del ${from} al ${to}`),
    age: (from, to) => (to === null ? `Deuda de más de ${from - 1} días` : `Deuda de ${from} a ${to} días`),
    columns: {
      date: 'Fecha',
      what: 'Movimiento',
      order: 'Pedido',
      campaign: 'Campaña',
      due: 'Vence',
      amount: 'Importe',
      balance: 'Saldo',
    },
    kinds: {
      'statement.order': 'Pedido',
      'statement.payment': 'Pago',
      'statement.credit': 'Abono',
      'statement.charge': 'Cargo',
      'statement.returned': 'Reembolso',
      'statement.commission': 'Comisión',
      'statement.prize': 'Premio',
    },
    sums: { before: 'Saldo anterior', after: 'Saldo al final' },
    none: 'En este periodo no hay movimientos.',
    hint: 'El saldo es lo que debes; si lleva el signo menos, está a tu favor.',
  },
  en: {
    file: 'account-statement',
    title: 'Account statement',
    holder: 'Account holder',
    facts: {
      date: 'Date',
      period: 'Period',
      campaign: 'Campaign',
      balance: 'Balance on this date',
      overdue: 'Overdue',
    },
    all: 'All account activity',
    days: (from, to) => (from === null ? `Until ${to}` : to === null ? `From ${from}` : `${from} to ${to}`),
    age: (from, to) => (to === null ? `Owed for over ${from - 1} days` : `Owed for ${from} to ${to} days`),
    columns: {
      date: 'Date',
      what: 'Entry',
      order: 'Order',
      campaign: 'Campaign',
      due: 'Due',
      amount: 'Amount',
      balance: 'Balance',
    },
    kinds: {
      'statement.order': 'Order',
      'statement.payment': 'Payment',
      'statement.credit': 'Credit',
      'statement.charge': 'Charge',
      'statement.returned': 'Refund',
      'statement.commission': 'Commission',
      'statement.prize': 'Prize',
    },
    sums: { before: 'Previous balance', after: 'Closing balance' },
    none: 'There’s no activity in this period.',
    hint: 'The balance is what you owe; with a minus sign, it’s in your favour.',
  },
  de: {
    file: 'kontoauszug',
    title: 'Kontoauszug',
    holder: 'Inhaberin',
    facts: {
      date: 'Datum',
      period: 'Zeitraum',
      campaign: 'Kampagne',
      balance: 'Saldo an diesem Tag',
      overdue: 'Davon überfällig',
    },
    all: 'Alle Buchungen',
    days: (from, to) => (from === null ? `Bis ${to}` : to === null ? `Ab ${from}` : `${from} bis ${to}`),
    age: (from, to) => (to === null ? `Offen: mehr als ${from - 1} Tage` : `Offen: ${from} bis ${to} Tage`),
    columns: {
      date: 'Datum',
      what: 'Buchung',
      order: 'Bestellung',
      campaign: 'Kampagne',
      due: 'Fällig',
      amount: 'Betrag',
      balance: 'Saldo',
    },
    kinds: {
      'statement.order': 'Bestellung',
      'statement.payment': 'Zahlung',
      'statement.credit': 'Gutschrift',
      'statement.charge': 'Belastung',
      'statement.returned': 'Erstattung',
      'statement.commission': 'Provision',
      'statement.prize': 'Prämie',
    },
    sums: { before: 'Vorheriger Saldo', after: 'Saldo am Ende' },
    none: 'In diesem Zeitraum gibt es keine Buchungen.',
    hint: 'Der Saldo ist Ihr offener Betrag; mit Minuszeichen ist er Ihr Guthaben.',
  },
};
