import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { words } from '../../words/words.ts';
import { findConfirmationRecipient } from './enrolment-confirmation.ts';
import { enrolmentMinutes } from './sign-up.repository.ts';

type SignUpMail = { to: string; locale: Locale } & (
  | { kind: 'confirmation'; token: string }
  | { kind: 'known'; name: string }
);

/** Makes a link and returns its token. */
type CreateLink = (db: Db, whose: { enrolmentId: string }, minutes: number) => Promise<string>;

/** The mail for an enrolment; null where there is no recipient. */
export async function readSignUpMail(db: Db, id: string, createLink: CreateLink): Promise<SignUpMail | null> {
  const found = await findConfirmationRecipient(db, id);
  if (!found) return null;
  const { to, locale } = found;
  if (found.known) return { kind: 'known', to, locale, name: found.name };
  return { kind: 'confirmation', to, locale, token: await createLink(db, { enrolmentId: id }, enrolmentMinutes) };
}

/** The token is in the fragment, which browsers do not send, so no log holds it. */
export function toSignUpMail(mail: SignUpMail, storefrontUrl: string): DraftMail {
  const { to, locale } = mail;
  const toPage = (path: string) => toPageAddress(storefrontUrl, locale, path);
  if (mail.kind === 'known') {
    const { subject, text } = words[locale].signUpMails.known;
    return { to, locale, subject, text: text(toPage('/validation/recover'), mail.name) };
  }
  const { subject, text } = words[locale].signUpMails.confirmation;
  return { to, locale, subject, text: text(toPage(`/validation/confirm-mail#${mail.token}`)) };
}
