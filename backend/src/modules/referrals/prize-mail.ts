import { defaultLocale, type Locale } from 'contract/public-codes.ts';
import type { Localized } from 'contract/schemas/common.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';

type Words = {
  hello: (name: string) => string;
  see: string;
} & Record<JobPayloads['prize-mail']['about'], { subject: string; said: (prize: string) => string; more: string }>;

const words: Record<Locale, Words> = {
  es: {
    hello: (name) => `Hola, ${name}:`,
    earned: {
      subject: 'Has ganado un premio por tus referidas',
      said: (prize) => `Has ganado este premio por quienes se han inscrito contigo: ${prize}.`,
      more: 'Te lo enviamos cuando sus primeros pedidos se hayan entregado y ya no se puedan devolver. Si antes se cancela o se devuelve alguno, deja de contar.',
    },
    takenBack: {
      subject: 'Un premio por tus referidas que ya no cuenta',
      said: (prize) => `Un primer pedido que contaba para este premio se ha cancelado o devuelto: ${prize}.`,
      more: 'Por eso vuelve a estar pendiente. Lo ganarás en cuanto cuenten las referidas que faltan.',
    },
    see: 'Tus referidas y tus premios:',
  },
  en: {
    hello: (name) => `Hello ${name},`,
    earned: {
      subject: 'You’ve earned a prize for your referrals',
      said: (prize) => `You’ve earned this prize for the people who registered with you: ${prize}.`,
      more: 'We’ll send it once their first orders have been delivered and can no longer be returned. If one is cancelled or returned before that, it no longer counts.',
    },
    takenBack: {
      subject: 'A prize for your referrals no longer counts',
      said: (prize) => `A first order that counted towards this prize was cancelled or returned: ${prize}.`,
      more: 'So the prize is open again. It’s yours as soon as the missing referrals count.',
    },
    see: 'Your referrals and prizes:',
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    earned: {
      subject: 'Sie haben eine Prämie für Ihre Empfehlungen verdient',
      said: (prize) => `für Ihre Empfehlungen haben Sie diese Prämie verdient: ${prize}.`,
      more: 'Wir senden sie Ihnen, sobald die ersten Bestellungen dieser Beraterinnen zugestellt sind und nicht mehr zurückgegeben werden können. Wird eine davon vorher storniert oder zurückgegeben, zählt sie nicht mehr.',
    },
    takenBack: {
      subject: 'Eine Prämie für Ihre Empfehlungen zählt nicht mehr',
      said: (prize) =>
        `eine erste Bestellung, die für diese Prämie zählte, wurde storniert oder zurückgegeben: ${prize}.`,
      more: 'Die Prämie ist deshalb wieder offen. Sie erhalten sie, sobald die fehlenden Empfehlungen zählen.',
    },
    see: 'Ihre Empfehlungen und Prämien:',
  },
};

/** Nothing of who was brought stands in it. Null where nobody is left to write to. */
export async function writePrizeMail(
  db: Db,
  { executiveId, prizeCode, about }: JobPayloads['prize-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  const { rows } = await sql<{ to: string | null; name: string; lang: Locale | null; prize: Localized }>`
    select a.email as "to", a.name, a.lang, z.name as prize
    from accounts a join prizes z on z.code = ${prizeCode} where a.id = ${executiveId}`.execute(db);
  const [row] = rows;
  if (!row?.to) return null;
  const locale = row.lang ?? defaultLocale;
  const { hello, see, [about]: news } = words[locale];
  const text = [
    hello(row.name),
    `${news.said(row.prize[locale])} ${news.more}`,
    `${see}\n${toPageAddress(storefrontUrl, locale, '/executive/your-account/refereals')}`,
  ];
  return { to: row.to, locale, subject: news.subject, text: text.join('\n\n') };
}
