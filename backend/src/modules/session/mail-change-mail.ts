import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { AccountMailJob, DraftMail } from '../../kit/outbox.ts';
import { type Words, words } from '../../words/words.ts';
import { readNewMail } from './mail-change.service.ts';
import { findNoticeRecipient } from './recovery.ts';

type MailChangeInput = Extract<AccountMailJob, { about: 'newMail' | 'mailChanged' }>;

export async function writeMailChangeMail(db: Db, config: Config, news: MailChangeInput): Promise<DraftMail | null> {
  if (news.about === 'mailChanged') {
    const found = await findNoticeRecipient(db, news.accountId);
    return found && write({ kind: 'changed', to: news.was, locale: found.locale, about: found.name ?? '' });
  }
  const found = await readNewMail(db, config, news.accountId);
  return found && write({ ...found, about: found.kind === 'code' ? found.code : '' });
}

type Letter = { kind: keyof Words['accountSecurityMails']['mailChange']; to: string; locale: Locale; about: string };

function write({ kind, to, locale, about }: Letter): DraftMail {
  const { subject, text } = words[locale].accountSecurityMails.mailChange[kind];
  return { to, locale, subject, text: text(about) };
}
