'use client';

import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { fill } from '@/lib/i18n/words';
import { findClients, foldName } from '@/lib/order/client-match';
import type { EntryClient } from '@/lib/order/entry';
import type { Person } from '@/lib/order/order-line';
import type { ClientWords } from './words';

type Props = {
  id?: string;
  label: string;
  value: EntryClient;
  clients: Person[];
  onChoose: (client: EntryClient) => void;
  /** Enter, once whoever is marked was taken. */
  onEnter?: (client: EntryClient) => void;
  /** Arrows that the list does not want, as it is closed. */
  onArrow?: (key: 'ArrowUp' | 'ArrowDown') => void;
  words: ClientWords;
  input?: Ref<HTMLInputElement>;
};

type Option = { key: string; client: EntryClient; text: string };

/**
 * Whom a line is for, by typing: the first client who fits is marked, a name that fits nobody is a new client, and an
 * empty field is the executive herself. Untouched it keeps whoever stands in it.
 */
export function ClientField({ id, label, value, clients, onChoose, onEnter, onArrow, words, input }: Props) {
  const base = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [marked, setMarked] = useState(0);
  const open = typed !== null;
  const options = open ? listOptions(typed, clients, words) : [];
  const chosen = options[Math.min(marked, options.length - 1)];

  function take(client: EntryClient) {
    setTyped(null);
    setMarked(0);
    onChoose(client);
  }
  function enter() {
    const client = chosen ? chosen.client : value;
    if (chosen) take(client);
    onEnter?.(client);
  }
  function move(key: 'ArrowDown' | 'ArrowUp') {
    if (open) setMarked((marked + (key === 'ArrowDown' ? 1 : -1) + options.length) % options.length);
    else if (onArrow) onArrow(key);
    else setTyped('');
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (key !== 'Enter' && !isArrow && !(key === 'Escape' && open)) return;
    event.preventDefault();
    if (isArrow) move(key);
    else if (key === 'Enter') enter();
    else {
      // A dialog around it stays open.
      event.stopPropagation();
      setTyped(null);
    }
  }
  return (
    <div className="client-field">
      <input
        ref={input}
        id={id}
        type="text"
        role="combobox"
        aria-label={id ? undefined : label}
        aria-expanded={open}
        aria-controls={`${base}-list`}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${base}-${chosen.key}` : undefined}
        autoComplete="off"
        maxLength={60}
        className="ui-input"
        placeholder={words.self}
        value={typed ?? value?.name ?? ''}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        // Left with something typed: what is marked is meant.
        onBlur={() => chosen && take(chosen.client)}
      />
      <div role="listbox" id={`${base}-list`} aria-label={label} hidden={!open}>
        {options.map(({ key, client, text }) => (
          <div
            key={key}
            id={`${base}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === chosen?.key}
            // The field keeps the focus, so that it does not close the list before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(client)}
            onKeyDown={() => {}}
          >
            {text}
          </div>
        ))}
      </div>
    </div>
  );
}

function listOptions(typed: string, clients: Person[], words: ClientWords): Option[] {
  const self: Option = { key: 'self', client: null, text: words.self };
  const name = typed.trim().replace(/\s+/g, ' ');
  const found = findClients(name, clients).map((client) => ({ key: client.id, client, text: client.name }));
  if (!name) return [self, ...found];
  const known = found.some(({ text }) => foldName(text) === foldName(name));
  const fresh: Option = { key: 'new', client: { id: null, name }, text: fill(words.fresh, { name }) };
  return known ? found : [...found, fresh];
}
