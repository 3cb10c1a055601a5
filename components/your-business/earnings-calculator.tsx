'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { fill, type Words } from '@/lib/i18n/words';
import { formatPrice } from '@/lib/money';
import type { Club } from '@/lib/prizes/prizes';
import {
  type Assumptions,
  bounds,
  calculateEarnings,
  reach,
  readAssumption,
  usual,
} from '@/lib/your-business/earnings';

type CalculatorWords = Words<'yourBusiness.calculator'>;
type Props = { club: Club; words: CalculatorWords };

const names = ['clients', 'euros', 'campaigns', 'share'] as const satisfies (keyof Assumptions)[];
const typedAtFirst = Object.fromEntries(names.map((name) => [name, String(usual[name])])) as Record<
  keyof Assumptions,
  string
>;

/** Every figure that it rests on is in a field: nobody has to believe it. */
export function EarningsCalculator({ club, words }: Props) {
  const [typed, setTyped] = useState(typedAtFirst);
  const read = Object.fromEntries(names.map((name) => [name, readAssumption(name, typed[name])]));
  const wrong = names.filter((name) => read[name] === null);
  const earned = wrong.length === 0 ? calculateEarnings(read as Assumptions) : null;
  const { level, prize } = earned ? reach(club, earned.yearPoints) : { level: null, prize: null };
  return (
    <div className="earnings">
      <fieldset className="earnings-fields">
        <legend>{words.legend}</legend>
        {names.map((name) => (
          <Field
            key={name}
            label={words.fields[name]}
            hint={words.hints[name]}
            error={wrong.includes(name) && sayWrong(name, words)}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                value={typed[name]}
                onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <output className="earnings-result">
        {earned ? (
          <>
            <span className="earnings-sum">
              <strong>{formatPrice(earned.campaignCents)}</strong> {words.perCampaign}
            </span>
            <span>
              {fill(words.ofSales, {
                sales: formatPrice(earned.campaignSalesCents),
                year: formatPrice(earned.yearCents),
              })}
            </span>
            {level && (
              <span>
                {fill(words.points, { points: String(earned.yearPoints), level: level.name })}
                {prize && ` ${fill(words.prize, { prize: prize.name })}`}
              </span>
            )}
          </>
        ) : (
          <span>{words.incomplete}</span>
        )}
        <span className="text-soft">{words.promise}</span>
      </output>
    </div>
  );
}

const sayWrong = (name: keyof Assumptions, { between }: CalculatorWords) =>
  fill(between, { least: String(bounds[name].least), most: String(bounds[name].most) });
