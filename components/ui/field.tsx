import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { FieldError } from './field-error';

export type ControlProps = {
  id: string;
  required?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = {
  label: ReactNode;
  /** Receives what ties the control to its label, hint and error; spread it. */
  children: (control: ControlProps) => ReactNode;
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Follows the label of an optional field. */
  optionalLabel?: ReactNode;
  /** For example a character count: read after hint and error if it has this id. */
  after?: { id: string; content: ReactNode };
  className?: string;
};

export function Field(props: Props) {
  const { label, children, hint, error, required, optionalLabel, after, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const described = [hint && `${id}-hint`, error && `${id}-error`, after?.id].filter(Boolean).join(' ');
  return (
    <div className={cn('ui-field', className)}>
      <label htmlFor={id} className="ui-label">
        {label}
        {required && (
          <span className="ui-required" aria-hidden="true">
            {' *'}
          </span>
        )}
        {!required && optionalLabel && <span className="font-normal text-ink-soft"> {optionalLabel}</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="ui-hint">
          {hint}
        </span>
      )}
      {children({
        id,
        ...(required && { required }),
        ...(error ? { 'aria-invalid': true } : {}),
        ...(described && { 'aria-describedby': described }),
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {after?.content}
    </div>
  );
}
