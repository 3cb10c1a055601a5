import { brandName } from 'contract/brand-name.ts';
import { formatPrice } from 'contract/money.ts';
import type { Db } from '../../database/schema.ts';
import type { Config } from '../../kit/config.ts';
import type { DraftMail, JobPayloads } from '../../kit/outbox.ts';
import { PermanentFailure } from '../../kit/permanent-failure.ts';
import { toLongDate } from '../../shared/dates.ts';
import { formatGiftCardCode, toPurchasePath } from '../../shared/gift-cards/codes.ts';
import { readCardBalance } from '../../shared/gift-cards/gift-cards.ts';
import { breakLinks } from '../../shared/mail/break-links.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import { words } from '../../words/words.ts';
import { readCode } from './gift-cards.service.ts';

/** A card to its recipient, its buyer, or the buyer of a refunded order; null if it is of no use, or nobody is to have it. */
export async function writeGiftCardMail(
  db: Db,
  { cardId, about }: JobPayloads['gift-card-mail'],
  config: Config,
): Promise<DraftMail | null> {
  const card = await db.selectFrom('gift_cards').selectAll().where('id', '=', cardId).executeTakeFirstOrThrow();
  if (card.issued_at === null || card.blocked_at !== null || card.returned_at !== null) return null;
  const guest = await db.selectFrom('guests').selectAll().where('id', '=', card.guest_id).executeTakeFirstOrThrow();
  const code = readCode(config, card);
  if (code === null) throw new PermanentFailure(`the code of ${card.number} was made with another TOKEN_SECRET`);
  const order =
    card.order_id === null
      ? null
      : await db.selectFrom('orders').select('number').where('id', '=', card.order_id).executeTakeFirstOrThrow();
  const toRecipient = about === 'gift';
  const to = toRecipient ? card.recipient_email : guest.email;
  if (to === null) return null;
  const bought = { alias: guest.alias, cardId, number: card.number };
  return toGiftCardMail(
    {
      ...{ to, name: toRecipient ? card.recipient_name : guest.name, locale: card.locale, code },
      ...{ sender: card.sender_name ?? '', message: card.message, expiresOn: card.expires_on },
      number: order?.number ?? card.number,
      cents: await readCardBalance(db, cardId),
      store: `/my-store/${guest.alias}/welcome`,
      purchase: toPurchasePath(config, bought),
    },
    about,
    config.storefrontUrl,
  );
}

/** What a card's mail names. */
export type GiftCardLetter = Pick<DraftMail, 'to' | 'locale'> & {
  name: string | null;
  sender: string;
  message: string | null;
  code: string;
  cents: number;
  expiresOn: string | null;
  /** Of the card; of a credit, of the refunded order. */
  number: string;
  /** Paths of the store and of the purchase. */
  store: string;
  purchase: string;
};

export function toGiftCardMail(
  letter: GiftCardLetter,
  about: JobPayloads['gift-card-mail']['about'],
  storefrontUrl: string,
): DraftMail {
  const { to, name, locale, code, number, message } = letter;
  const say = words[locale].giftCards.mail;
  const amount = formatPrice(letter.cents);
  const sender = breakLinks(letter.sender);
  const page = (path: string) => toPageAddress(storefrontUrl, locale, path);
  const parts = [
    name === null ? say.helloAll : say.hello(breakLinks(name)),
    {
      gift: say.gift.body(sender, amount),
      paper: say.paper.body(amount),
      credit: say.credit.body(amount, number),
    }[about],
    ...(about === 'gift' && message !== null ? [`${say.says}\n${breakLinks(message)}`] : []),
    [
      say.code(formatGiftCardCode(code)),
      say.balance(amount),
      ...(letter.expiresOn === null ? [] : [say.expires(toLongDate(letter.expiresOn, locale))]),
    ].join('\n'),
    say.how,
    `${say.store}\n${page(letter.store)}`,
    about === 'paper'
      ? `${say.purchase}\n${page(letter.purchase)}`
      : // The code is in the fragment, which is not sent.
        `${say.check}\n${page(`/gift-card#${code}`)}`,
  ];
  const subject = {
    gift: say.gift.subject(sender, brandName),
    paper: say.paper.subject(number),
    credit: say.credit.subject(number),
  }[about];
  return { to, locale, subject, text: parts.join('\n\n') };
}
