import { type ReactNode, useId } from 'react';

type Props = {
  label: ReactNode;
  /** Between 0 and max; without it the duration is unknown. */
  value?: number;
  max?: number;
  /** The state in words, for example "12 of 40 lines". */
  status?: ReactNode;
};

export function Progress({ label, value, max = 100, status }: Props) {
  const id = useId();
  return (
    <div className="ui-progress">
      <span className="ui-progress-words">
        <label htmlFor={id} className="ui-label">
          {label}
        </label>
        {status && <span id={`${id}-status`}>{status}</span>}
      </span>
      <progress id={id} value={value} max={max} aria-describedby={status ? `${id}-status` : undefined} />
    </div>
  );
}
