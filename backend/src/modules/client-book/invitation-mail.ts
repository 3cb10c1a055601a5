import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, InvitationMailJob } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import type { Secret } from '../../shared/secrets.ts';
import { words } from '../../words/words.ts';
import type { InvitationLinks } from '../session/links.repository.ts';
import { hasConsent, listConsents } from './consents.repository.ts';
import { lockInvitation } from './first-access.repository.ts';
import { mailClosingOf } from './message-mail.ts';
import { consentForChannel } from './messages.repository.ts';

/** Long enough for a client who reads messages only at the weekend. */
export const invitationDays = 7;
export const invitationMinutes = invitationDays * 24 * 60;

type Shop = Pick<Config, 'storefrontUrl'>;

/** The token is in the fragment, which browsers do not send; the address says nothing about the client. */
export const toInvitationLink = ({ storefrontUrl }: Shop, locale: Locale, token: string): string =>
  toPageAddress(storefrontUrl, locale, `/validation/invitation#${token}`);

export const toInvitationText = (locale: Locale, name: string, link: string) =>
  words[locale].clientMails.firstAccess.note(name, link);

/**
 * The mail of an invitation. Its link is made as the mail is written and ends earlier ones. Null where it may not go:
 * the client refused mails, has signed in, was invited again, or is not this executive's.
 */
export function writeInvitationMail(
  db: Db,
  news: InvitationMailJob,
  links: InvitationLinks,
  config: Shop & Secret,
): Promise<DraftMail | null> {
  return db.transaction().execute((trx) => write(trx, news, links, config));
}

async function write(
  trx: Db,
  { clientId, invitedAt }: InvitationMailJob,
  { create, end }: InvitationLinks,
  config: Shop & Secret,
): Promise<DraftMail | null> {
  const invited = await lockInvitation(trx, clientId);
  if (!invited || invited.at > new Date(invitedAt)) return null;
  const consents = await listConsents(trx, config, invited.executiveId, [clientId]);
  if (!hasConsent(consents, clientId, consentForChannel.mail)) return null;
  const { to, locale, name, executive, executiveId } = invited;
  await end(trx, clientId);
  const token = await create(trx, { clientId, sentTo: to }, invitationMinutes);
  const { subject, text } = words[locale].clientMails.firstAccess;
  const said = text(name, executive, toInvitationLink(config, locale, token));
  const closing = mailClosingOf({ clientId, executiveId, to, locale, sender: executive }, config);
  return { to, locale, subject: subject(executive), text: `${said}\n\n${closing}` };
}
