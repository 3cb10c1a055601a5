'use client';

import { useEffect, useState } from 'react';

type Props = {
  id: string;
  /** The id of the input or textarea whose characters it counts. */
  of: string;
  max: number;
  /** With `{count}` and `{max}` where the figures go. */
  template: string;
};

export function CharacterCount({ id, of, max, template }: Props) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const control = document.getElementById(of);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const read = () => setCount(control.value.length);
    read();
    control.addEventListener('input', read);
    return () => control.removeEventListener('input', read);
  }, [of]);
  const over = count > max;
  return (
    // Announced on every key it would drown the typing, so only the last characters are.
    <span
      id={id}
      aria-live={count >= max * 0.9 ? 'polite' : 'off'}
      className={over ? 'text-end font-medium text-brick tabular-nums' : 'text-end text-ink-soft tabular-nums'}
    >
      {template.replace('{count}', String(count)).replace('{max}', String(max))}
    </span>
  );
}
