import { Picture } from '@/components/ui/picture';
import { formatPrice } from '@/contract/money';
import type { GiftOption } from '@/lib/checkout/checkout';
import { type GiftColour, type GiftModel, hasStock, optionsOf } from '@/lib/checkout/gift-models';
import type { Words } from '@/lib/i18n/message-texts';

type Props = { model: GiftModel; colour?: GiftColour | null; words: Words<'checkout.gifts'> };

/** A style with its picture, in the given colour if any. Phrasing content only, because a label may hold it. */
export function GiftModelFace({ model, colour, words }: Props) {
  const options = optionsOf(model);
  const [shown] = colour?.sizes ?? options;
  return (
    <span className="gift-model">
      <span className="gift-picture">
        {shown?.picture && (
          <Picture
            hash={shown.picture.hash}
            variant="cart"
            alt=""
            dominantColor={shown.picture.dominantColor}
            sizes="112px"
          />
        )}
      </span>
      <span>{model.name}</span> <span>{hasStock(options) ? formatGiftPrice(options, words) : words.soldOut}</span>
    </span>
  );
}

export const formatGift = ({ name, colourName, size }: GiftOption) =>
  [name, colourName, size].filter(Boolean).join(', ');

/** One price, or the lowest and the highest. */
export function formatGiftPrice(options: readonly GiftOption[], words: Words<'checkout.gifts'>): string {
  const cents = options.map(({ priceCents }) => priceCents);
  const ends = new Set([Math.min(...cents), Math.max(...cents)]);
  return [...ends].map((each) => (each === 0 ? words.free : formatPrice(each))).join(' – ');
}
