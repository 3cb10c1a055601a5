import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { dateLocales, shopZone } from '../../shared/days.ts';
import { disarm } from '../../shared/mail/disarm.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { nameArticles, readWithdrawal } from './withdrawals.repository.ts';

type Words = {
  subject: (receipt: string) => string;
  hello: string;
  received: (moment: string) => string;
  rows: Record<'receipt' | 'order' | 'name' | 'email' | 'lines' | 'words', string>;
  whole: string;
  size: string;
  for: (client: string) => string;
  next: string;
  stranger: string;
  law: string;
};

const words: Record<Locale, Words> = {
  es: {
    subject: (receipt) => `Acuse de recibo de tu desistimiento ${receipt}`,
    hello: 'Hola:',
    received: (moment) => `Hemos recibido tu declaración de desistimiento el ${moment}. Esto es lo que has declarado:`,
    rows: {
      receipt: 'Acuse de recibo',
      order: 'Pedido',
      name: 'Nombre',
      email: 'Correo',
      lines: 'Artículos',
      words: 'Tus palabras',
    },
    whole: 'el pedido completo',
    size: 'talla de la etiqueta',
    for: (client) => `para ${client}`,
    next: 'Lo revisa una persona de nuestro equipo y te escribe a esta dirección. Si ya tienes los artículos, envíalos de vuelta en 14 días como máximo. Guarda este correo: es tu justificante.',
    stranger: 'Si no lo has declarado tú, respóndenos a este correo.',
    law: 'Tu derecho de desistimiento:',
  },
  en: {
    subject: (receipt) => `Receipt of your withdrawal ${receipt}`,
    hello: 'Hello,',
    received: (moment) => `We received your statement of withdrawal on ${moment}. This is what you stated:`,
    rows: {
      receipt: 'Receipt',
      order: 'Order',
      name: 'Name',
      email: 'Email',
      lines: 'Articles',
      words: 'Your words',
    },
    whole: 'the whole order',
    size: 'label size',
    for: (client) => `for ${client}`,
    next: 'Somebody from our team will look at it and write to you at this address. If you already have the goods, please send them back within 14 days. Keep this email: it’s your proof.',
    stranger: 'If it wasn’t you who stated this, please reply to this email.',
    law: 'Your right of withdrawal:',
  },
  de: {
    subject: (receipt) => `Eingangsbestätigung Ihres Widerrufs ${receipt}`,
    hello: 'Guten Tag,',
    received: (moment) => `Ihre Widerrufserklärung ist am ${moment} bei uns eingegangen. Das haben Sie erklärt:`,
    rows: {
      receipt: 'Eingangsbestätigung',
      order: 'Bestellung',
      name: 'Name',
      email: 'E-Mail',
      lines: 'Artikel',
      words: 'Ihre Worte',
    },
    whole: 'die gesamte Bestellung',
    size: 'Größe laut Etikett',
    for: (client) => `für ${client}`,
    next: 'Unser Team prüft Ihren Widerruf und schreibt Ihnen an diese Adresse. Wenn Sie die Ware schon haben, senden Sie sie bitte binnen 14 Tagen zurück. Bewahren Sie diese E-Mail auf: Sie ist Ihr Nachweis.',
    stranger: 'Falls Sie das nicht erklärt haben, antworten Sie bitte auf diese E-Mail.',
    law: 'Ihr Widerrufsrecht:',
  },
};

/** The declaration on a durable medium: its content, day and hour, in the language in which it was made. */
export async function writeWithdrawalMail(
  db: Db,
  { withdrawalId }: JobPayloads['withdrawal-mail'],
  storefrontUrl: string,
): Promise<DraftMail> {
  const { receipt, received_at, locale, email, lines, ...declared } = await readWithdrawal(db, withdrawalId);
  const say = words[locale];
  const names = await nameArticles(
    db,
    lines.map(({ code }) => code),
  );
  const told = lines.map(({ code, quantity, client }) => {
    const known = names.get(code);
    const name = known && `${known.name[locale]}, ${known.color[locale]}, ${say.size} ${known.size} (${code})`;
    return `- ${quantity} × ${name ?? code}${client === undefined ? '' : `, ${say.for(disarm(client))}`}`;
  });
  const row = (label: string, text: string) => `${label}: ${text}`;
  const content = [
    row(say.rows.receipt, receipt),
    row(say.rows.order, disarm(declared.order_named)),
    row(say.rows.name, declared.name),
    row(say.rows.email, email),
    told.length === 0 ? row(say.rows.lines, say.whole) : [`${say.rows.lines}:`, ...told].join('\n'),
    ...(declared.words === null ? [] : [`${say.rows.words}:\n${disarm(declared.words)}`]),
  ];
  const parts = [
    say.hello,
    say.received(toMoment(received_at, locale)),
    content.join('\n'),
    say.next,
    say.stranger,
    `${say.law}\n${toPageAddress(storefrontUrl, locale, '/customer-care/withdrawal')}`,
  ];
  return { to: email, locale, subject: say.subject(receipt), text: parts.join('\n\n') };
}

const toMoment = (at: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocales[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopZone,
  }).format(at);
