import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, NewsletterMailJob } from '../../kit/outbox.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import type { Secret } from '../../shared/secrets.ts';
import { words } from '../../words/words.ts';
import {
  findSubscriber,
  isSubscribed,
  newsletterConfirmationDays,
  type Subscriber,
  toConfirmToken,
  toUnsubscribeToken,
} from './newsletter-subscriptions.ts';

type Kind = 'question' | 'already' | 'welcome' | 'leave';

const page = '/validation/newsletter';
/** Handles the page's button and a mail program's own one. */
const send = `${page}/send`;

/** Null where there is no recipient, so that the answer does not tell. */
export async function writeNewsletterMail(
  db: Db,
  { about, email, locale: asked }: NewsletterMailJob,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): Promise<DraftMail | null> {
  const subscriber = await findSubscriber(db, email);
  const kind = subscriber && kindOf(about, subscriber);
  if (!kind) return null;
  // A subscriber is mailed in the language of the subscription, not in that of a stranger's request.
  const locale = isSubscribed(subscriber) ? subscriber.locale : asked;
  const confirm = toConfirmToken(config, subscriber);
  const to = (path: string) => toPageAddress(config.storefrontUrl, locale, path);
  const say = words[locale].customerCareMails.newsletter;
  const mail = { to: subscriber.email, locale, subject: say[kind].subject };
  if (kind === 'question')
    return confirm === null
      ? null
      : { ...mail, text: say.question.text(to(`${page}?confirm=${confirm}`), newsletterConfirmationDays) };
  const headers = {
    'List-Unsubscribe': `<${toOneClickAddress({ ...subscriber, locale }, config)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...mail, text: say[kind].text(to(`${page}?leave=${toUnsubscribeToken(config, subscriber)}`)), headers };
}

/** RFC 8058: the address that a mail program's own unsubscribe button calls, without a page. */
export const toOneClickAddress = (
  subscriber: Pick<Subscriber, 'id' | 'email' | 'locale'>,
  config: Pick<Config, 'storefrontUrl'> & Secret,
): string =>
  toPageAddress(config.storefrontUrl, subscriber.locale, `${send}?leave=${toUnsubscribeToken(config, subscriber)}`);

function kindOf(about: NewsletterMailJob['about'], subscriber: Subscriber): Kind | null {
  if (about === 'asked') return isSubscribed(subscriber) ? 'already' : 'question';
  return isSubscribed(subscriber) ? about : null;
}
