import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { FieldError } from './field-error';

type Props = {
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  className?: string;
  children: ReactNode;
};

/** What radio groups, tiles and swatch pickers share: a named group with its hint and its error. */
export function ChoiceGroup({ legend, legendHidden, hint, error, required, className, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className={cn('min-w-0', className)} aria-describedby={described}>
      <legend className={legendHidden ? 'sr-only' : 'ui-label mb-2'}>
        {legend}
        {required && (
          <span className="ui-required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="ui-hint mb-2">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p className="mt-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </p>
      )}
    </fieldset>
  );
}
