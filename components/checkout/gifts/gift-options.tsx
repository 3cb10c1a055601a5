import { LinePicture } from '@/components/order/line-picture';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { Stepper } from '@/components/ui/stepper';
import { formatPrice } from '@/contract/money';
import type { GiftChoice, GiftOption } from '@/lib/checkout/checkout';
import { isEarned } from '@/lib/checkout/checkout-rules';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';

type Codes = Record<string, number>;
type Props = { gift: GiftChoice; chosen: Codes; words: Words<'checkout.gifts'>; onChoose: (codes: Codes) => void };

/** As many articles as were earned, from those that the rule offers. */
export function GiftOptions({ gift, chosen, words, onChoose }: Props) {
  const total = Object.values(chosen).reduce((sum, quantity) => sum + quantity, 0);
  const rest = Math.max(0, gift.toChoose - total);
  return (
    <ChoiceGroup legend={gift.name} legendHidden hint={fill(words.chosen, { chosen: total, total: gift.toChoose })}>
      <ul className="gift-options">
        {gift.options.map((option) => {
          const quantity = chosen[option.code] ?? 0;
          const called = nameOf(option);
          return (
            <li key={option.code} className="gift-option">
              <LinePicture picture={option.picture} className="gift-picture" sizes="92px" />
              <div className="gift-text">
                <p>{called}</p>
                <p className="text-soft">
                  {option.priceCents === 0 ? words.free : formatPrice(option.priceCents)}
                  {' · '}
                  {option.units === 0 ? words.soldOut : fillCount(words.left, option.units)}
                </p>
              </div>
              {(quantity > 0 || (option.units > 0 && isEarned(gift))) && (
                <Stepper
                  label={fill(words.quantity, { name: called })}
                  lessLabel={fill(words.less, { name: called })}
                  moreLabel={fill(words.more, { name: called })}
                  value={quantity}
                  min={0}
                  max={Math.max(quantity, Math.min(option.units, quantity + rest))}
                  onValueChange={(next) => onChoose({ ...chosen, [option.code]: next })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </ChoiceGroup>
  );
}

const nameOf = ({ name, colourName, size }: GiftOption) => [name, colourName, size].filter(Boolean).join(', ');
