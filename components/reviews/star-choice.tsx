import type { ComponentProps } from 'react';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { starChoices } from '@/lib/reviews/review-form';
import { Stars } from './stars';

type Props = {
  legend: string;
  /** The meaning of each number of stars. */
  choices: Record<string, string>;
  error: string | undefined;
  /** What the form's `register` returns. */
  control: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
};

/** Radio buttons with words; the stars beside them are decoration. */
export function StarChoice({ legend, choices, error, control }: Props) {
  return (
    <ChoiceGroup legend={legend} error={error} required>
      {starChoices.toReversed().map((stars) => (
        <label key={stars} className="star-choice">
          <input
            {...control}
            type="radio"
            value={stars}
            required
            aria-invalid={error ? true : undefined}
            className="ui-mark"
          />
          <Stars value={Number(stars)} />
          <span>{choices[stars]}</span>
        </label>
      ))}
    </ChoiceGroup>
  );
}
