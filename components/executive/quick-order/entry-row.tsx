'use client';

import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { ClientField } from '@/components/order/client-field';
import { type GridHandle, SizeGrid } from '@/components/order/size-grid';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { orderLineMaxQuantity } from '@/contract/rules';
import { fill } from '@/lib/i18n/words';
import { type EntryClient, type NewEntry, toNewEntry } from '@/lib/order/entry';
import type { GridLookup } from '@/lib/order/grid-lookup';
import { findPick } from '@/lib/order/grid-rules';
import type { Person } from '@/lib/order/order-line';
import { isCode, isQuantity } from '@/lib/order/pasted-chat';
import { parsePastedLines } from '@/lib/order/pasted-lines';
import { useGrid } from '@/lib/order/use-grid';
import { EntryPreview } from './entry-preview';
import type { AllWords } from './words';

export type EntryHandle = { focus: () => void; correct: (text: string) => void };

type Props = {
  handle: Ref<EntryHandle>;
  lookup: GridLookup;
  client: EntryClient;
  clients: Person[];
  onClient: (client: EntryClient) => void;
  onAdd: (entries: NewEntry[]) => void;
  onDown: () => void;
  onUndo: () => void;
  words: AllWords;
};

/**
 * One line: code, Enter, quantity, Enter, client, Enter. Nothing waits for the backend: what the code is shows while
 * the fingers go on, and what could not be added says so below.
 */
export function EntryRow({ handle, lookup, client, clients, onClient, onAdd, onDown, onUndo, words }: Props) {
  const { pad, order } = words;
  const id = useId();
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1');
  const [refused, setRefused] = useState<string | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const clientField = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  useImperativeHandle(handle, () => ({
    focus: () => codeField.current?.focus(),
    correct: (text) => {
      setCode(text);
      codeField.current?.focus();
    },
  }));

  // Whoever has a keyboard begins to type; on a touch screen a keyboard that nobody asked for covers half the page.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      codeField.current?.focus({ preventScroll: true });
  }, []);

  const written = code.trim();
  const answer = useGrid(lookup, isCode(written) ? written : '');
  const pick = answer.grid && findPick(answer.grid, answer.code);
  const unknown = answer.state === 'unknown' && refused === answer.code;
  const amount = Number(quantity);
  const badQuantity = !isQuantity(amount);

  function goOn() {
    if (!written) return;
    // Stopped once, so that a slip is seen; a second Enter insists, and the outcome names what comes near.
    if (answer.state === 'unknown' && refused !== answer.code) {
      setRefused(answer.code);
      codeField.current?.select();
    } else if (answer.grid && !pick) grid.current?.focus();
    // More than a code: "2 del 10423 talla 85B para Ana".
    else if (isCode(written)) quantityField.current?.focus();
    else commit(client);
  }

  function commit(chosen: EntryClient) {
    if (!written) return codeField.current?.focus();
    if (badQuantity) return quantityField.current?.focus();
    onAdd(
      isCode(written)
        ? [{ source: null, code: written.toUpperCase(), size: null, words: '', quantity: amount, client: chosen }]
        : read(written, chosen),
    );
    setCode('');
    setQuantity('1');
    setRefused(null);
    codeField.current?.focus();
  }
  /** Ctrl and Enter: one piece, or as many as stand there, for whom the last line was. */
  function takeAtOnce(event: KeyboardEvent) {
    event.preventDefault();
    commit(client);
  }
  const read = (text: string, chosen: EntryClient) =>
    parsePastedLines(text, clients).map((line) => toNewEntry(line, clients, chosen));

  function onCodeKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.ctrlKey) return takeAtOnce(event);
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !code;
    if (event.key === 'Escape') {
      setCode('');
      setRefused(null);
    }
    if (!isUndo && event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (isUndo) onUndo();
    else if (event.key === 'Enter') goOn();
    else if (answer.grid) grid.current?.focus();
    else onDown();
  }

  return (
    <div className="entry" data-state={answer.state}>
      {/* biome-ignore lint/a11y/useSemanticElements: a form's own Enter would take the line too early */}
      <div role="group" aria-label={pad.entry} className="entry-fields">
        <div className="ui-field entry-code">
          <label htmlFor={`${id}-code`} className="ui-label">
            {pad.code}
          </label>
          <input
            ref={codeField}
            id={`${id}-code`}
            className="ui-input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="next"
            maxLength={120}
            value={code}
            aria-invalid={unknown || undefined}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => setCode(target.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text').trim();
              if (!text.includes('\n')) return;
              event.preventDefault();
              onAdd(read(text, client));
            }}
            onKeyDown={onCodeKey}
          />
        </div>
        <div className="ui-field entry-quantity">
          <label htmlFor={`${id}-quantity`} className="ui-label">
            {pad.quantity}
          </label>
          <input
            ref={quantityField}
            id={`${id}-quantity`}
            className="ui-input"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={3}
            value={quantity}
            aria-invalid={badQuantity || undefined}
            aria-describedby={`${id}-said`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setQuantity(target.value.replace(/\D/g, ''))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && event.ctrlKey) return takeAtOnce(event);
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              if (event.key === 'ArrowDown') onDown();
              else if (!badQuantity) clientField.current?.focus();
            }}
          />
        </div>
        <div className="ui-field entry-client">
          <label htmlFor={`${id}-client`} className="ui-label">
            {pad.client}
          </label>
          <ClientField
            id={`${id}-client`}
            label={pad.client}
            input={clientField}
            value={client}
            clients={clients}
            onChoose={onClient}
            onEnter={commit}
            onArrow={(key) => key === 'ArrowDown' && onDown()}
            words={order.client}
          />
        </div>
        <Button onClick={() => commit(client)}>{pad.add}</Button>
      </div>
      <div id={`${id}-said`} className="entry-said" aria-live="polite">
        {unknown && <FieldError id={`${id}-unknown`}>{fill(pad.unknown, { code: answer.code })}</FieldError>}
        {badQuantity && (
          <FieldError id={`${id}-bad`}>{fill(pad.badQuantity, { most: orderLineMaxQuantity })}</FieldError>
        )}
        <EntryPreview answer={answer} pick={pick} words={words} />
      </div>
      {answer.grid && (
        <SizeGrid
          handle={grid}
          grid={answer.grid}
          code={pick?.cell.code ?? ''}
          onPick={({ cell }) => {
            setCode(cell.code);
            quantityField.current?.focus();
          }}
          onLeave={() => codeField.current?.focus()}
          words={order.grid}
        />
      )}
    </div>
  );
}
