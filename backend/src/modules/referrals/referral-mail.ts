import type { Locale } from 'contract/public-codes.ts';
import type { Db } from '../../database/schema.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { invitationAddress, sharedWords } from './invitation.ts';
import { findInviter, isExecutiveAddress, readInvitation } from './referrals.repository.ts';

const words: Record<Locale, { subject: string; hello: string; once: string }> = {
  es: {
    subject: 'Una invitación',
    hello: 'Hola:',
    once: 'Si no te interesa, no tienes que hacer nada: este es el único correo que te mandamos por esta invitación.',
  },
  en: {
    subject: 'An invitation',
    hello: 'Hello,',
    once: 'If you’re not interested, you don’t need to do anything: this is the only email we send for this invitation.',
  },
  de: {
    subject: 'Eine Einladung',
    hello: 'Guten Tag,',
    once: 'Falls Sie kein Interesse haben, brauchen Sie nichts zu tun: Zu dieser Einladung schicken wir nur diese eine E-Mail.',
  },
};

/** Nobody has confirmed the address: nothing that was typed of her stands in it. Null where nobody is written to. */
export async function writeReferralMail(
  db: Db,
  { referralId }: JobPayloads['referral-mail'],
  storefrontUrl: string,
): Promise<DraftMail | null> {
  const invitation = await readInvitation(db, referralId);
  if (!invitation || (await isExecutiveAddress(db, invitation.to))) return null;
  const { to, locale, executiveId } = invitation;
  const { code, name } = await findInviter(db, executiveId);
  const { subject, hello, once } = words[locale];
  const text = [hello, `${sharedWords[locale](name)}\n${invitationAddress(storefrontUrl, locale, code)}`, once];
  return { to, locale, subject, text: text.join('\n\n') };
}
