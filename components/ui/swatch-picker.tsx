import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group';
import { type SwatchColour, SwatchFace, swatchClass } from './swatch';

type Props = {
  /** Contains the chosen colour's name, because the dot alone does not say it. */
  legend: ReactNode;
  name: string;
  options: (SwatchColour & { value: string })[];
  soldOutLabel: string;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  error?: ReactNode;
};

export function SwatchPicker(props: Props) {
  const { legend, name, options, soldOutLabel, value, defaultValue, onValueChange, error } = props;
  return (
    <ChoiceGroup legend={legend} error={error}>
      <div className="ui-swatches">
        {options.map(({ value: own, ...colour }) => (
          <label key={own} className={swatchClass(colour.soldOut, true)} title={colour.name}>
            <input
              type="radio"
              name={name}
              value={own}
              {...(value === undefined ? { defaultChecked: own === defaultValue } : { checked: own === value })}
              onChange={onValueChange && (() => onValueChange(own))}
            />
            <SwatchFace {...colour} soldOutLabel={soldOutLabel} />
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
