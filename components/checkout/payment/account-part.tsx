import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice, toEuros } from '@/lib/money';
import type { Choice } from '@/lib/payment/payment-choice';
import { mostPart, type PartBounds, parsePart } from '@/lib/payment/payment-rules';

type Props = {
  choice: Choice;
  bounds: PartBounds;
  words: Words<'checkout.payment'>;
  onType: (choice: Choice) => void;
  onChoose: (choice: Choice) => void;
};

/** Where her limit is too small for the order, or she wants to owe less of it: a part on the account, the rest now. */
export function AccountPart({ choice, bounds, words, onType, onChoose }: Props) {
  const [typing, setTyping] = useState(false);
  const { totalCents, leftCents } = bounds;
  const most = mostPart(bounds);
  const part = choice.part === null ? null : parsePart(choice.part, bounds);
  // Of an order that her account could pay whole only she knows which part she means.
  const first = leftCents < totalCents ? toEuros(leftCents).toFixed(2) : '';
  const choosePart = (yes: boolean) =>
    onChoose({ way: choice.way === 'credit' ? null : choice.way, balance: false, part: yes ? first : null });
  const wrong = !typing && choice.part !== null && choice.part !== '' && part === null;
  return (
    <>
      <Checkbox
        label={words.part}
        hint={fill(words.partHint, { left: formatPrice(leftCents) })}
        checked={choice.part !== null}
        onChange={({ target }) => choosePart(target.checked)}
      />
      {choice.part !== null && (
        <Field
          label={words.partLabel}
          hint={part !== null && fill(words.partRest, { rest: formatPrice(totalCents - part) })}
          error={wrong && fill(words.partError, { least: formatPrice(1), most: formatPrice(most) })}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={choice.part ?? ''}
              onChange={({ target }) => {
                setTyping(true);
                onType({ ...choice, part: target.value });
              }}
              onBlur={() => {
                setTyping(false);
                if (typing) onChoose(choice);
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
