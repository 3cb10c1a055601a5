import type { Db } from '../../../database/schema.ts';
import type { AccountMailJob, DraftMail } from '../../../kit/outbox.ts';
import { words } from '../../../words/words.ts';

type ClosedMailInput = Extract<AccountMailJob, { about: 'closed' | 'clientLeft' }>;

/** To the former account holder, and to the executive of a client who left. */
export async function writeAccountClosedMail(db: Db, news: ClosedMailInput): Promise<DraftMail | null> {
  if (news.about === 'closed') {
    const { to, locale } = news;
    const { subject, text } = words[locale].clientMails.closed;
    return { to, locale, subject, text: text(news.name ?? '') };
  }
  const executive = await db
    .selectFrom('accounts')
    .select(['email', 'lang'])
    .where('id', '=', news.executiveId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (executive?.email == null) return null;
  const { clientLeft, clientWentOn } = words[executive.lang].clientMails;
  const { subject, text } = news.closed ? clientLeft : clientWentOn;
  return { to: executive.email, locale: executive.lang, subject, text: text(news.name) };
}
