import { brandName } from 'contract/brand-name.ts';
import { formatPrice } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { toLongDate } from '../../shared/dates.ts';
import { formatGiftCardCode } from '../../shared/gift-cards/codes.ts';
import type { GiftCardRow } from '../../shared/gift-cards/gift-cards.ts';
import { toPageAddress } from '../../shared/page-address.ts';
import type { PaperContent } from '../../shared/paper/paper-content.ts';
import { words } from '../../words/words.ts';

type PaperContext = { code: string; locale: Locale; balanceCents: number; storefrontUrl: string; now: Date };

/** To be given away on paper: what is on it today, its code and how to use it. */
export function toGiftCardPaper(
  card: GiftCardRow,
  { code, locale, balanceCents, storefrontUrl, now }: PaperContext,
): PaperContent {
  const { paper: say } = words[locale].giftCards;
  const { every } = words[locale].papers;
  const { recipient_name: recipient, sender_name: sender, message } = card;
  return {
    name: say.file(card.number),
    locale,
    title: say.title(brandName),
    at: now,
    parties: [
      ...(recipient === null ? [] : [{ title: say.recipient, lines: [recipient] }]),
      ...(sender === null ? [] : [{ title: say.sender, lines: [sender] }]),
    ],
    highlight: formatGiftCardCode(code),
    facts: [
      { label: say.number, value: card.number },
      ...(card.expires_on === null ? [] : [{ label: say.expires, value: toLongDate(card.expires_on, locale) }]),
    ],
    table: null,
    sums: [{ label: say.balance, value: formatPrice(balanceCents), strong: true }],
    notes: [...(message === null ? [] : [message]), say.how(toPageAddress(storefrontUrl, locale, '/gift-card'))],
    page: every.page,
  };
}
