'use client';

import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Words } from '@/lib/i18n/message-texts';
import type { Person } from '@/lib/order/order-line';
import type { EntryClient } from '@/lib/pad/entry';
import { ClientOptions, useClientChoice } from './client-options';

type Props = {
  id?: string;
  label: string;
  value: EntryClient;
  clients: Person[];
  onChoose: (client: EntryClient) => void;
  /** Called for Enter after the marked client was chosen. */
  onEnter?: (client: EntryClient) => void;
  /** Called for arrow keys while the list is closed. */
  onArrow?: (key: 'ArrowUp' | 'ArrowDown') => void;
  words: Words<'order.client'>;
  input?: Ref<HTMLInputElement>;
};

/**
 * Chooses a line's client by typing: the first match is marked, an unknown name is a new client, and an empty field
 * means the executive. An untouched field keeps its client.
 */
export function ClientField({ id, label, value, clients, onChoose, onEnter, onArrow, words, input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const choice = useClientChoice(typed, clients, words);
  const { chosen } = choice;
  const open = typed !== null;

  function take(client: EntryClient) {
    setTyped(null);
    onChoose(client);
  }
  function enter() {
    const client = chosen ? chosen.client : value;
    if (chosen) take(client);
    onEnter?.(client);
  }
  function move(key: 'ArrowDown' | 'ArrowUp') {
    if (open) choice.move(key === 'ArrowDown' ? 1 : -1);
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
        {...choice.combobox}
        ref={input}
        id={id}
        type="text"
        aria-label={id ? undefined : label}
        maxLength={60}
        className="ui-input"
        placeholder={words.self}
        value={typed ?? value?.name ?? ''}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        // Leaving the field with typed text chooses the marked option.
        onBlur={() => chosen && take(chosen.client)}
      />
      <ClientOptions label={label} choice={choice} onTake={take} />
    </div>
  );
}
