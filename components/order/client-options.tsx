import { useId, useState } from 'react';
import { fill, type Words } from '@/lib/i18n/message-texts';
import { findClients, foldName } from '@/lib/order/client-match';
import type { Person } from '@/lib/order/order-line';
import type { EntryClient } from '@/lib/pad/entry';

type Option = { key: string; client: EntryClient; text: string };

export type ClientChoice = ReturnType<typeof useClientChoice>;

/** The options for the typed text, the first one marked; null closes the list. */
export function useClientChoice(typed: string | null, clients: Person[], words: Words<'order.client'>) {
  const list = useId();
  const [mark, setMark] = useState({ typed, at: 0 });
  const options = typed === null ? [] : listOptions(typed, clients, words);
  const at = mark.typed === typed ? Math.min(mark.at, options.length - 1) : 0;
  const chosen = options[at] ?? null;
  return {
    list,
    options,
    chosen,
    move: (step: 1 | -1) => setMark({ typed, at: (at + step + options.length) % options.length }),
    /** Props for the field that the list belongs to. */
    combobox: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': list,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen ? `${list}-${chosen.key}` : undefined,
      autoComplete: 'off',
    } as const,
  };
}

type Props = { label: string; choice: ClientChoice; onTake: (client: EntryClient) => void };

export function ClientOptions({ label, choice: { list, options, chosen }, onTake }: Props) {
  return (
    <div role="listbox" id={list} aria-label={label} hidden={options.length === 0}>
      {options.map(({ key, client, text }) => (
        <div
          key={key}
          id={`${list}-${key}`}
          role="option"
          tabIndex={-1}
          aria-selected={key === chosen?.key}
          // The field keeps the focus, so that it does not close the list before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          // Pressing a new client's whole name also answers whether it is a new client.
          onClick={() => onTake(client?.id === null ? { ...client, sure: true } : client)}
          onKeyDown={() => {}}
        >
          {text}
        </div>
      ))}
    </div>
  );
}

/** A name without a match is a new client; an empty field, or "me", is the executive. */
function listOptions(typed: string, clients: Person[], words: Words<'order.client'>): Option[] {
  const self: Option = { key: 'self', client: null, text: words.self };
  const name = typed.trim().replace(/\s+/g, ' ');
  const found = findClients(name, clients).map((client) => ({ key: client.id, client, text: client.name }));
  if (!name) return [self, ...found];
  const own = findClients(name, [{ id: self.key, name: words.self }]).length > 0 ? [self] : [];
  const known = found.some(({ text }) => foldName(text) === foldName(name));
  const fresh: Option = { key: 'new', client: { id: null, name }, text: fill(words.fresh, { name }) };
  return known ? [...found, ...own] : [...found, ...own, fresh];
}
