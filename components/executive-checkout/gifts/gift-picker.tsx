import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/radio-group';
import type { GiftOption } from '@/lib/checkout/checkout';
import { type GiftModel, type GiftPick, hasStock, optionsOf, pickGift } from '@/lib/checkout/gift-models';
import { fillCount, type Words } from '@/lib/i18n/message-texts';
import { formatGift, formatGiftPrice, GiftModelFace } from './gift-model-face';

type Props = {
  models: GiftModel[];
  picked: GiftPick;
  onPick: (picked: GiftPick) => void;
  chosen: Record<string, number>;
  onChoose: (option: GiftOption) => void;
  words: Words<'checkout.gifts'>;
};

/** One piece of a gift: the style, its colour, its size, and the button. A step with one choice is left out. */
export function GiftPicker({ models, picked, onPick, chosen, onChoose, words }: Props) {
  const name = useId();
  const { model, colour, option } = pickGift(models, picked);
  const open = model && hasStock(optionsOf(model)) ? model : null;
  const toMark = (options: GiftOption[]) => (hasStock(options) ? undefined : words.soldOut);
  return (
    <div className="gift-picker">
      {models.length > 1 ? (
        <div className="gift-models-tiles">
          <RadioGroup
            variant="tiles"
            legend={words.model}
            name={`${name}-model`}
            value={model?.id ?? ''}
            onValueChange={(id) => onPick({ ...picked, model: id })}
            options={models.map((each) => ({
              value: each.id,
              label: <GiftModelFace model={each} colour={each === model ? colour : null} words={words} />,
              disabled: !hasStock(optionsOf(each)),
            }))}
          />
        </div>
      ) : (
        model && <GiftModelFace model={model} colour={colour} words={words} />
      )}
      {open && open.colours.length > 1 && (
        <RadioGroup
          variant="tiles"
          legend={words.colour}
          name={`${name}-colour`}
          value={colour?.code ?? ''}
          onValueChange={(code) => onPick({ ...picked, colour: code })}
          options={open.colours.map(({ code, name: label, sizes }) => ({ value: code, label, marked: toMark(sizes) }))}
        />
      )}
      {open && colour && colour.sizes.length > 1 && (
        <RadioGroup
          variant="tiles"
          legend={words.size}
          name={`${name}-size`}
          value={option?.size ?? ''}
          onValueChange={(size) => onPick({ ...picked, size })}
          options={colour.sizes.map((each) => ({ value: each.size, label: each.size, marked: toMark([each]) }))}
        />
      )}
      {open && option && (
        <div className="gift-take">
          <p>
            {formatGift(option)} · {formatGiftPrice([option], words)} · {toStock(option, chosen, words)}
          </p>
          {option.units > (chosen[option.code] ?? 0) && (
            <Button variant="secondary" onClick={() => onChoose(option)}>
              {words.choose}
              <span className="sr-only"> {formatGift(option)}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function toStock({ code, units }: GiftOption, chosen: Props['chosen'], words: Props['words']): string {
  if (units === 0) return words.soldOut;
  return units > (chosen[code] ?? 0) ? fillCount(words.left, units) : words.noneLeft;
}
