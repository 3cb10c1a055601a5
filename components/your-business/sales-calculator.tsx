'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { formatPrice } from '@/contract/money';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Level } from '@/lib/prizes/prizes';
import {
  type Assumptions,
  assumptionBounds,
  calculateSales,
  defaultAssumptions,
  levelReached,
  readAssumption,
} from '@/lib/your-business/sales-calculator';

type CalculatorWords = Words<'yourBusiness.calculator'>;
type Props = { levels: Level[]; words: CalculatorWords };

const names = ['clients', 'euros', 'campaigns'] as const satisfies (keyof Assumptions)[];
const typedAtFirst = Object.fromEntries(names.map((name) => [name, String(defaultAssumptions[name])])) as Record<
  keyof Assumptions,
  string
>;

/** Every assumption is in an editable field, so that the result can be checked. */
export function SalesCalculator({ levels, words }: Props) {
  const [typed, setTyped] = useState(typedAtFirst);
  const read = Object.fromEntries(names.map((name) => [name, readAssumption(name, typed[name])]));
  const wrong = names.filter((name) => read[name] === null);
  const sales = wrong.length === 0 ? calculateSales(read as Assumptions) : null;
  const level = sales && levelReached(levels, sales.yearPoints);
  return (
    <div className="sales-calculator">
      <fieldset className="sales-fields">
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
      <output className="sales-result">
        {sales ? (
          <>
            <span className="sales-sum">
              <strong>{formatPrice(sales.campaignCents)}</strong> {words.perCampaign}
            </span>
            <span>{fill(words.perYear, { year: formatPrice(sales.yearCents) })}</span>
            {level && <span>{fill(words.points, { points: String(sales.yearPoints), level: level.name })}</span>}
          </>
        ) : (
          <span>{words.incomplete}</span>
        )}
        <span className="text-soft">{words.note}</span>
      </output>
    </div>
  );
}

const sayWrong = (name: keyof Assumptions, { between }: CalculatorWords) =>
  fill(between, { least: String(assumptionBounds[name].least), most: String(assumptionBounds[name].most) });
