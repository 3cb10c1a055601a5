'use client';

import { useState } from 'react';
import { Group } from './group';
import { Icon } from './icon';

type Props = {
  /** Names the field: quantity of what. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  value: number;
  min?: number;
  max: number;
  onValueChange: (value: number) => void;
};

/**
 * A number of pieces: two buttons for touch and a field to type in. A typed number applies when the field is left or
 * Enter is pressed, and is clamped to the bounds; a button at its bound stays focusable and does nothing.
 */
export function Stepper({ label, lessLabel, moreLabel, value, min = 1, max, onValueChange }: Props) {
  const [shown, setShown] = useState(value);
  const [draft, setDraft] = useState(`${value}`);
  if (shown !== value) {
    setShown(value);
    setDraft(`${value}`);
  }

  const current = Number.parseInt(draft, 10);
  function choose(wanted: number) {
    const next = Math.min(Math.max(Number.isNaN(wanted) ? value : wanted, min), Math.max(min, max));
    setDraft(`${next}`);
    if (next !== value) onValueChange(next);
  }
  const step = (by: number) => choose((Number.isNaN(current) ? value : current) + by);

  return (
    <Group label={label} className="ui-stepper">
      <button type="button" aria-label={lessLabel} aria-disabled={current <= min || undefined} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={Number.isNaN(current) ? value : current}
        aria-valuemin={min}
        aria-valuemax={max}
        autoComplete="off"
        maxLength={4}
        value={draft}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, ''))}
        onBlur={() => choose(current)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') choose(current);
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (!by) return;
          event.preventDefault();
          step(by);
        }}
      />
      <button type="button" aria-label={moreLabel} aria-disabled={current >= max || undefined} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </Group>
  );
}
