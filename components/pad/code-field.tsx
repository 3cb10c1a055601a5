'use client';

import { type KeyboardEvent, type Ref, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ClientChoice, ClientOptions } from '@/components/order/client-options';
import type { Words } from '@/lib/i18n/message-texts';
import type { EntryClient } from '@/lib/pad/entry';

type Props = {
  id: string;
  input: Ref<HTMLInputElement>;
  value: string;
  described: string;
  invalid: boolean;
  /** The client that a typed name matches; inactive if the text is no name. */
  choice: ClientChoice;
  onType: (text: string) => void;
  /** Called when more than one line was pasted. */
  onPasted: (text: string) => void;
  onClient: (client: EntryClient) => void;
  onEnter: () => void;
  onDown: () => void;
  onUndo: () => void;
  words: Words<'pad.pad'>;
};

/** The first field of a line: a code, a quantity and a code, or the client's name for the following lines. */
export function CodeField(props: Props) {
  const [letters, setLetters] = useState(false);
  const { id, input, value, described, invalid, choice, words, onType, onPasted, onClient, onEnter } = props;

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const named = choice.options.length > 0;
    const isUndo = key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !value;
    if (key === 'Escape') onType('');
    if (!isUndo && key !== 'Enter' && key !== 'ArrowDown' && !(named && key === 'ArrowUp')) return;
    event.preventDefault();
    if (isUndo) props.onUndo();
    else if (key === 'Enter') onEnter();
    else if (named) choice.move(key === 'ArrowDown' ? 1 : -1);
    else props.onDown();
  }
  return (
    <div className="ui-field entry-code">
      <div className="entry-code-head">
        <label htmlFor={id} className="ui-label">
          {words.code}
        </label>
        <button
          type="button"
          className="entry-letters"
          aria-pressed={letters}
          onClick={() => {
            // A keyboard changes its kind only when it opens, so the field is focused again.
            flushSync(() => setLetters(!letters));
            document.getElementById(id)?.focus();
          }}
        >
          {words.lettersSign}
          <span className="sr-only"> {words.letters}</span>
        </button>
      </div>
      <div className="client-field">
        <input
          {...choice.combobox}
          ref={input}
          id={id}
          className="ui-input"
          type="text"
          inputMode={letters ? 'text' : 'numeric'}
          spellCheck={false}
          enterKeyHint="done"
          maxLength={120}
          value={value}
          aria-invalid={invalid || undefined}
          aria-describedby={described}
          onChange={({ target }) => onType(target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text').trim();
            if (!text.includes('\n')) return;
            event.preventDefault();
            onPasted(text);
          }}
          onKeyDown={onKeyDown}
        />
        <ClientOptions label={words.client} choice={choice} onTake={onClient} />
      </div>
    </div>
  );
}
