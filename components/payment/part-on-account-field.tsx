import { type RefObject, useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice, toEuros } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { PartBounds } from '@/lib/payment/payment';
import { maxPart, minPart, parsePart } from '@/lib/payment/payment-rules';

type Props = {
  /** The part as typed; null for none. */
  part: string | null;
  bounds: PartBounds;
  /** The due date in words. */
  day?: string | null;
  words: Words<'checkout.payment'>;
  /** The button to continue was pressed with this text. */
  pressed?: boolean;
  /** The id of the text field. */
  id?: string;
  input?: RefObject<HTMLInputElement | null>;
  /** The text as typed; it counts once chosen. */
  onType: (part: string) => void;
  onChoose: (part: string | null) => void;
};

/** Puts a part of the order on the account and pays the rest now: because of the limit, or to owe less. */
export function PartOnAccountField({
  part,
  bounds,
  day = null,
  words,
  pressed = false,
  id,
  input,
  onType,
  onChoose,
}: Props) {
  const [typing, setTyping] = useState(false);
  const { totalCents, leftCents, agreedCents = 0 } = bounds;
  const least = minPart(bounds);
  const cents = part === null ? null : parsePart(part, bounds);
  // The account could pay the whole order, so no part can be suggested.
  const first = leftCents < totalCents ? toEuros(leftCents).toFixed(2) : '';
  const wrong = part !== null && cents === null && (pressed || (!typing && part !== ''));
  return (
    <>
      <Checkbox
        label={words.part}
        hint={[
          fill(words.partHint, { left: formatPrice(leftCents) }),
          ...(day ? [fill(words.partUntil, { day })] : []),
        ].join(' ')}
        checked={part !== null}
        // A part that was agreed cannot be taken back.
        disabled={agreedCents > 0}
        onChange={({ target }) => onChoose(target.checked ? first : null)}
      />
      {part !== null && (
        <Field
          id={id}
          label={words.partLabel}
          hint={cents !== null && fill(words.partRest, { rest: formatPrice(totalCents - cents) })}
          error={wrong && fill(words.partError, { least: formatPrice(least), most: formatPrice(maxPart(bounds)) })}
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              inputMode="decimal"
              autoComplete="off"
              value={part}
              onChange={({ target }) => {
                setTyping(true);
                onType(target.value);
              }}
              onBlur={() => {
                setTyping(false);
                if (typing) onChoose(part);
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}
