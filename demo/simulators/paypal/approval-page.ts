import { escapeHtml } from '../html/escape.ts';
import type { Order } from './world.ts';

const texts = {
  es: {
    title: 'PayPal simulado',
    note: 'Esto es una simulación: no se cobra nada.',
    to: 'Pago a la tienda simulada',
    reference: 'Referencia',
    amount: 'Importe',
    choose: '¿Con qué quiere pagar?',
    balance: 'Saldo',
    bank: 'Cuenta bancaria (PayPal la revisa antes)',
    card: 'Una tarjeta que será rechazada',
    approve: 'Pagar ahora',
    cancel: 'Cancelar y volver a la tienda',
    gone: 'Este pago no existe o ya no está.',
  },
  en: {
    title: 'Simulated PayPal',
    note: 'This is a simulation: nothing is charged.',
    to: 'Payment to the simulated shop',
    reference: 'Reference',
    amount: 'Amount',
    choose: 'What would you like to pay with?',
    balance: 'Balance',
    bank: 'Bank account (PayPal reviews it first)',
    card: 'A card that will be declined',
    approve: 'Pay now',
    cancel: 'Cancel and return to the shop',
    gone: 'There is no such payment, or no longer.',
  },
  de: {
    title: 'Simuliertes PayPal',
    note: 'Dies ist eine Simulation: Es wird nichts abgebucht.',
    to: 'Zahlung an den simulierten Shop',
    reference: 'Referenz',
    amount: 'Betrag',
    choose: 'Womit möchten Sie zahlen?',
    balance: 'Guthaben',
    bank: 'Bankkonto (PayPal prüft zuerst)',
    card: 'Eine Karte, die abgelehnt wird',
    approve: 'Jetzt zahlen',
    cancel: 'Abbrechen und zurück zum Shop',
    gone: 'Diese Zahlung gibt es nicht oder nicht mehr.',
  },
};
type Language = keyof typeof texts;

const languageOf = (locale: string): Language => {
  const language = locale.slice(0, 2);
  return language === 'es' || language === 'de' ? language : 'en';
};

/** The payer's page: one form, without script. `isWindow` is one opened by the button. */
export function showApproval({ id, locale, unit }: Order, isWindow: boolean): string {
  const language = languageOf(locale);
  const words = texts[language];
  const amount = new Intl.NumberFormat(locale, { style: 'currency', currency: unit.amount.currency_code });
  const choices = (['balance', 'bank', 'card'] as const).map(
    (name, at) =>
      `<label><input type="radio" name="instrument" value="${name}"${at === 0 ? ' checked' : ''}> ${words[name]}</label>`,
  );
  return page(
    language,
    words.title,
    `<p>${words.note}</p>
<h2>${words.to}</h2>
<dl>
<dt>${words.reference}</dt><dd>${escapeHtml(unit.description ?? '')}</dd>
<dt>${words.amount}</dt><dd>${escapeHtml(amount.format(Number(unit.amount.value)))}</dd>
</dl>
<form method="post" action="checkoutnow?token=${id}${isWindow ? '&amp;window=yes' : ''}">
<fieldset>
<legend>${words.choose}</legend>
${choices.join('\n')}
</fieldset>
<button name="step" value="approve">${words.approve}</button>
<button name="step" value="cancel">${words.cancel}</button>
</form>`,
  );
}

/** The order is unknown, so the payer's language is too. */
export const showGone = (): string =>
  page(
    'en',
    texts.en.title,
    Object.entries(texts)
      .map(([language, { gone }]) => `<p lang="${language}">${gone}</p>`)
      .join('\n'),
  );

const page = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{font:1rem/1.5 system-ui;max-width:30rem;margin:2rem auto;padding:0 1rem}label{display:block;padding:.5rem 0}button{font:inherit;min-height:2.75rem;width:100%;margin-top:1rem}dt{font-weight:bold}dd{margin:0 0 .5rem}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
