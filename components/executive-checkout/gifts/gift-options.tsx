import { useRef, useState } from 'react';
import { LinePicture } from '@/components/order/line-picture';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice-group';
import type { GiftChoice } from '@/lib/checkout/checkout';
import { isEarned } from '@/lib/checkout/checkout-rules';
import { nothingPicked, toGiftModels } from '@/lib/checkout/gift-models';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { formatGift, formatGiftPrice, GiftModelFace } from './gift-model-face';
import { GiftPicker } from './gift-picker';

type Codes = Record<string, number>;
type Props = { gift: GiftChoice; chosen: Codes; words: Words<'checkout.gifts'>; onChoose: (codes: Codes) => void };

/** What was chosen of a gift and, as long as more of it may be chosen, its styles, colours and sizes. */
export function GiftOptions({ gift, chosen, words, onChoose }: Props) {
  // Stored here, so that removing a piece shows the picker as it was left.
  const [picked, setPicked] = useState(nothingPicked);
  const count = useRef<HTMLSpanElement>(null);
  const models = toGiftModels(gift.options);
  const taken = gift.options.flatMap((option) => {
    const quantity = chosen[option.code] ?? 0;
    return quantity > 0 ? [{ option, quantity }] : [];
  });
  const total = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const rest = gift.toChoose - total;

  function change(code: string, quantity: number, buttonGoes: boolean): void {
    onChoose({ ...chosen, [code]: quantity });
    if (buttonGoes) count.current?.focus();
  }

  return (
    <ChoiceGroup
      legend={gift.name}
      legendHidden
      hint={
        <span ref={count} tabIndex={-1}>
          {total === 0 ? words.chosenNone : fill(words.chosen, { chosen: total, total: gift.toChoose })}
        </span>
      }
    >
      {taken.length > 0 && (
        <ul className="gift-chosen">
          {taken.map(({ option, quantity }) => (
            <li key={option.code}>
              <LinePicture picture={option.picture} className="gift-picture" sizes="64px" />
              <p>
                {formatGift(option)} · {formatGiftPrice([option], words)}
                {quantity > 1 && ` · ${fillCount(words.pieces, quantity)}`}
              </p>
              <Button variant="quiet" size="compact" onClick={() => change(option.code, 0, true)}>
                {words.remove}
                <span className="sr-only"> {formatGift(option)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isEarned(gift) && (
        <ul className="gift-models">
          {models.map((model) => (
            <li key={model.id}>
              <GiftModelFace model={model} words={words} />
            </li>
          ))}
        </ul>
      )}
      {isEarned(gift) && rest > 0 && (
        <GiftPicker
          models={models}
          picked={picked}
          onPick={setPicked}
          chosen={chosen}
          onChoose={({ code, units }) => {
            const quantity = (chosen[code] ?? 0) + 1;
            change(code, quantity, rest === 1 || quantity >= units);
          }}
          words={words}
        />
      )}
    </ChoiceGroup>
  );
}
