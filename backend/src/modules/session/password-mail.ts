import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { AccountMailJob, DraftMail } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { words } from '../../words/words.ts';
import { findNoticeRecipient, prepareRecovery } from './recovery.ts';

type PasswordMail = { to: string; name: string | null; locale: Locale } & (
  | { kind: 'recovery'; token: string }
  | { kind: 'changed'; client: boolean }
);

/** The mail for this event; null where there is no recipient. */
export async function readPasswordMail(
  db: Db,
  news: Extract<AccountMailJob, { about: 'recovery' | 'password' }>,
): Promise<PasswordMail | null> {
  if (news.about === 'recovery') {
    const found = await prepareRecovery(db, news);
    return found && { kind: 'recovery', ...found };
  }
  const found = await findNoticeRecipient(db, news.accountId);
  return found && { kind: 'changed', ...found };
}

/** The token is in the fragment, which browsers do not send, so no log holds it. */
export function toPasswordMail(mail: PasswordMail, storefrontUrl: string): DraftMail {
  const { to, name, locale, kind } = mail;
  const { subject, text } = words[locale].accountSecurityMails.password[kind];
  const ending = mail.kind === 'recovery' ? `#${mail.token}` : mail.client ? '?for=client' : '';
  return {
    to,
    locale,
    subject,
    text: text(
      words[locale].accountSecurityMails.hello(name ?? ''),
      toPageAddress(storefrontUrl, locale, `/validation/recover${ending}`),
    ),
  };
}
