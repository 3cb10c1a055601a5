import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { ChoiceGroup } from './choice-group';

export type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /** Struck through yet selectable, for example sold out; the text says why. Tiles only. */
  marked?: string;
};

type Props = {
  legend: ReactNode;
  legendHidden?: boolean;
  name: string;
  options: RadioOption[];
  /** Tiles are for short values that should all be visible, such as sizes. */
  variant?: 'list' | 'tiles';
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** What a form library registers: the buttons then keep their own state. */
  control?: Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'>;
};

export function RadioGroup(props: Props) {
  const { name, options, variant = 'list', required, value, defaultValue, onValueChange, error, control } = props;
  const base = useId();
  return (
    <ChoiceGroup {...props}>
      <div className={variant === 'tiles' ? 'ui-tiles' : undefined}>
        {options.map((option, index) => {
          const input = {
            type: 'radio',
            id: `${base}-${index}`,
            name,
            value: option.value,
            disabled: option.disabled,
            required,
            ...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: value === option.value }),
            onChange: onValueChange && (() => onValueChange(option.value)),
            ...control,
          };
          if (variant === 'tiles') {
            return (
              <label key={option.value} className={cn('ui-tile', option.marked && 'ui-tile-marked')}>
                <input {...input} />
                {option.label}
                {option.marked && <span className="sr-only"> {option.marked}</span>}
              </label>
            );
          }
          return (
            <div key={option.value} className="ui-choice">
              <input
                {...input}
                className="ui-mark"
                aria-invalid={error ? true : undefined}
                aria-describedby={option.hint ? `${input.id}-hint` : undefined}
              />
              <label htmlFor={input.id} className="ui-label-text">
                {option.label}
              </label>
              {option.hint && (
                <span id={`${input.id}-hint`} className="ui-hint">
                  {option.hint}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
