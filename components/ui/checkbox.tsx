import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error';

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
};

export function Checkbox({ label, hint, error, id, ...rest }: Props) {
  const ownId = useId();
  const base = id ?? ownId;
  const described = [hint && `${base}-hint`, error && `${base}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="ui-choice">
      <input
        {...rest}
        type="checkbox"
        id={base}
        className="ui-mark"
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
      />
      <label htmlFor={base} className="ui-label-text">
        {label}
        {rest.required && (
          <span className="ui-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {hint && (
        <span id={`${base}-hint`} className="ui-hint">
          {hint}
        </span>
      )}
      {error && <FieldError id={`${base}-error`}>{error}</FieldError>}
    </div>
  );
}
