import type { DraftMail, RestockMailData } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { RestockConfirmation } from './restock-confirmation.ts';

export function toRestockMail(news: RestockMailData, storefrontUrl: string): DraftMail {
  const { to, locale, name, color, slug } = news;
  const { subject, text } = words[locale].restockMails.restock.back;
  const link = toPageAddress(storefrontUrl, locale, `/catalogue/${slug}`);
  return { to, locale, subject, text: text(name, words[locale].languageFacts.inSentence(color), link) };
}

/** The token is in the fragment, which browsers do not send, so no log holds it. */
export function toRestockConfirmationMail({ token, ...news }: RestockConfirmation, storefrontUrl: string): DraftMail {
  const { to, locale, name, color } = news;
  const { subject, text } = words[locale].restockMails.restock.question;
  const link = toPageAddress(storefrontUrl, locale, `/validation/restock#${token}`);
  return { to, locale, subject, text: text(name, words[locale].languageFacts.inSentence(color), link) };
}
