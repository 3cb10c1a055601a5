import type { Localized } from 'contract/common/schemas.ts';
import { defaultLocale, type Locale } from 'contract/public-codes.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { words } from '../../words/words.ts';

/** Says nothing about who was referred. Null where there is no recipient. */
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
  const { hello, see, [about]: news } = words[locale].referralMails.prize;
  const text = [
    hello(row.name),
    `${news.said(row.prize[locale])} ${news.more}`,
    `${see}\n${toPageAddress(storefrontUrl, locale, '/executive/your-account/refereals')}`,
  ];
  return { to: row.to, locale, subject: news.subject, text: text.join('\n\n') };
}
