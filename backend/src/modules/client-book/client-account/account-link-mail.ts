import type { Db } from '../../../database/schema.ts';
import type { AccountMailJob, DraftMail } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { InvitationLinks } from '../../session/links.repository.ts';
import { findClientAccountByEmail } from './create-account.repository.ts';

/** A day, because a link asked for in the evening may be read in the morning. */
export const accountLinkMinutes = 24 * 60;

type OwnAccountMailInput = Extract<AccountMailJob, { about: 'ownAccount' }>;

/** Only the mailbox learns whether the address has an account. */
export async function writeAccountLinkMail(
  db: Db,
  news: OwnAccountMailInput,
  links: Pick<InvitationLinks, 'create'>,
  storefrontUrl: string,
): Promise<DraftMail> {
  const { address, storeOwnerId, locale } = news;
  const account = await findClientAccountByEmail(db, address);
  const way = account
    ? '/clients/login'
    : `/validation/account#${await links.create(db, { address, storeOwnerId }, accountLinkMinutes)}`;
  const { knownAccount, freshAccount } = words[locale].clientMails;
  const { subject, text } = account ? knownAccount : freshAccount;
  return {
    to: address,
    locale,
    subject,
    text: text(toPageAddress(storefrontUrl, locale, way), account?.username ?? ''),
  };
}
