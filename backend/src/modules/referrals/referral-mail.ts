import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { words } from '../../words/words.ts';
import { toReferralLink } from './referral-link.ts';
import { findInviter, isExecutiveAddress, readInvitation } from './referrals.repository.ts';

/** The address is not confirmed, so the mail holds nothing typed about its owner. Null where there is no recipient. */
export async function writeReferralMail(
  db: Db,
  { referralId }: JobPayloads['referral-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  const invitation = await readInvitation(db, referralId);
  if (!invitation || (await isExecutiveAddress(db, invitation.to))) return null;
  const { to, locale, executiveId } = invitation;
  const { code, name } = await findInviter(db, executiveId);
  const { subject, hello, once } = words[locale].referralMails.mail;
  const text = [
    hello,
    `${words[locale].referralMails.invitation(name)}\n${toReferralLink(storefrontUrl, locale, code)}`,
    once,
  ];
  return { to, locale, subject, text: text.join('\n\n') };
}
