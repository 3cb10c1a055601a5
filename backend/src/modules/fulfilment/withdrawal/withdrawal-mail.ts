import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../../kit/outbox.ts';
import { shopZone } from '../../../shared/dates.ts';
import { breakLinks } from '../../../shared/mail/break-links.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import { listArticleNames, readWithdrawal } from './withdrawals.repository.ts';

/** The receipt on a durable medium: content, date and time, in the language of the declaration. */
export async function writeWithdrawalMail(
  db: Db,
  { withdrawalId }: JobPayloads['withdrawal-mail'],
  storefrontUrl: string,
): Promise<DraftMail> {
  const { receipt, received_at, locale, email, lines, ...declared } = await readWithdrawal(db, withdrawalId);
  const say = words[locale].withdrawalMail.mail;
  const names = await listArticleNames(
    db,
    lines.map(({ code }) => code),
  );
  const lineTexts = lines.map(({ code, quantity, client }) => {
    const known = names.get(code);
    const name = known && `${known.name[locale]}, ${known.color[locale]}, ${say.size} ${known.size} (${code})`;
    return `- ${quantity} × ${name ?? code}${client === undefined ? '' : `, ${say.for(breakLinks(client))}`}`;
  });
  const row = (label: string, text: string) => `${label}: ${text}`;
  const content = [
    row(say.rows.receipt, receipt),
    row(say.rows.order, breakLinks(declared.order_named)),
    row(say.rows.name, declared.name),
    row(say.rows.email, email),
    lineTexts.length === 0 ? row(say.rows.lines, say.whole) : [`${say.rows.lines}:`, ...lineTexts].join('\n'),
    ...(declared.words === null ? [] : [`${say.rows.words}:\n${breakLinks(declared.words)}`]),
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
  new Intl.DateTimeFormat(words[locale].languageFacts.intl, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: shopZone,
  }).format(at);
