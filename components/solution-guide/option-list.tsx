import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

export type Option = { name: string; label: string; hint?: string; drawing?: ReactNode };

type Props = { options: readonly Option[]; chosen: string | null; onChoose: (name: string) => void };

/** One tap answers and continues, so these are buttons: with radio buttons an arrow key would answer by passing. */
export function OptionList({ options, chosen, onChoose }: Props) {
  return (
    <ul className="guide-options">
      {options.map(({ name, label, hint, drawing }) => (
        <li key={name}>
          <button type="button" className="guide-option" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {drawing}
            <span>
              <span className="guide-option-label">{label}</span>
              {hint && <span className="guide-option-hint">{hint}</span>}
            </span>
            {name === chosen && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}
