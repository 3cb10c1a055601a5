import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { type FilterChoice, formatEuros, parseEuros } from '@/lib/catalogue/listing-params';
import type { Words } from '@/lib/i18n/message-texts';

/** A pause of this length in typing counts as a choice. */
const restMs = 400;

/** `way` is "replace" during typing, so that a whole word is one history entry, not one per letter. */
export type FilterChangeHandler = (change: Partial<FilterChoice>, way?: 'push' | 'replace') => void;

type TypedFieldProps = {
  name: string;
  label: ReactNode;
  value: string;
  /** Returns false while the text is no choice yet; `ended` means that the field was left. */
  take: (text: string, ended: boolean, way: 'push' | 'replace') => boolean;
  hint?: ReactNode;
  error?: ReactNode;
  inputMode?: 'decimal' | 'search';
  placeholder?: string;
};

/** During typing the field shows the typed text; otherwise the chosen value. */
function TypedField({ name, label, value, take, hint, error, inputMode, placeholder }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const taken = useRef(false);
  useEffect(() => () => clearTimeout(wait.current), []);

  function offer(text: string, ended: boolean) {
    clearTimeout(wait.current);
    const isTaken = text === value || take(text, ended, taken.current ? 'replace' : 'push');
    taken.current = !ended && (taken.current || (isTaken && text !== value));
    setRefused(ended && !isTaken);
    if (ended && isTaken) setTyped(null);
  }
  return (
    <Field label={label} hint={hint} error={refused && error}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={typed ?? value}
          inputMode={inputMode}
          placeholder={placeholder}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            setRefused(false);
            clearTimeout(wait.current);
            wait.current = setTimeout(offer, restMs, target.value, false);
          }}
          onBlur={() => typed !== null && offer(typed, true)}
          onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && typed !== null && offer(typed, true)}
        />
      )}
    </Field>
  );
}

type Props = { choice: FilterChoice; words: Words<'listing.words'>; onChoose: FilterChangeHandler };

export function PriceFields({ choice, words, onChoose, range }: Props & { range: { from: number; to: number } }) {
  const take = (end: 'min' | 'max') => (text: string, ended: boolean, way: 'push' | 'replace') => {
    const cents = parseEuros(text);
    if (cents === null && text.trim() !== '') return false;
    const next = { min: choice.min, max: choice.max, [end]: cents };
    const turned = next.min !== null && next.max !== null && next.min > next.max;
    // Someone who types 50 types 5 first.
    if (turned && !ended) return false;
    onChoose(turned ? { min: next.max, max: next.min } : next, way);
    return true;
  };
  const field = (end: 'min' | 'max', label: string, bound: number) => (
    <TypedField
      name={end}
      label={label}
      value={choice[end] === null ? '' : formatEuros(choice[end])}
      take={take(end)}
      inputMode="decimal"
      placeholder={formatEuros(bound)}
      error={words.groups.priceError}
    />
  );
  const { from, to } = range;
  return (
    <div className="filter-prices">
      {field('min', words.groups.from, Math.floor(from / 100) * 100)}
      {field('max', words.groups.to, Math.ceil(to / 100) * 100)}
    </div>
  );
}

export function ReferenceField({ choice, words, onChoose }: Props) {
  return (
    <TypedField
      name="reference"
      label={words.groups.reference}
      hint={words.groups.referenceHint}
      value={choice.reference}
      take={(text, _ended, way) => {
        onChoose({ reference: text.trim() }, way);
        return true;
      }}
      inputMode="search"
    />
  );
}
