import type { DraftMail, RestockNews } from '../../../kit/outbox.ts';
import { toPageAddress } from '../../../shared/page-address.ts';
import { words } from '../../../words/words.ts';
import type { RestockQuestion } from './confirmation.ts';

export function toRestockMail(news: RestockNews, storefrontUrl: string): DraftMail {
  const { to, locale, name, color, slug } = news;
  const { subject, text } = words[locale].catalogue.restock.back;
  const link = toPageAddress(storefrontUrl, locale, `/catalogue/${slug}`);
  return { to, locale, subject, text: text(name, words[locale].language.inSentence(color), link) };
}

/** The token is in the fragment, which browsers do not send, so no log holds it. */
export function toConfirmationMail({ token, ...news }: RestockQuestion, storefrontUrl: string): DraftMail {
  const { to, locale, name, color } = news;
  const { subject, text } = words[locale].catalogue.restock.question;
  const link = toPageAddress(storefrontUrl, locale, `/validation/restock#${token}`);
  return { to, locale, subject, text: text(name, words[locale].language.inSentence(color), link) };
}
