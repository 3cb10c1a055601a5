'use client';

import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { ClientField } from '@/components/order/client-field';
import { useClientChoice } from '@/components/order/client-options';
import { lineOutcomeText } from '@/components/order/line-outcome';
import { NewClientQuestion } from '@/components/order/new-client-question';
import { type GridHandle, SizeGrid } from '@/components/order/size-grid';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field-error';
import { Group } from '@/components/ui/group';
import { orderLineMaxQuantity } from '@/contract/rules';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { LineResult, Person } from '@/lib/order/order-line';
import { type EntryClient, isUnconfirmedClient, type NewEntry, toNewEntry } from '@/lib/pad/entry';
import type { GridLookup } from '@/lib/pad/grid-lookup';
import { findPick } from '@/lib/pad/grid-rules';
import { isQuantity } from '@/lib/pad/pasted-chat';
import { parsePastedLines } from '@/lib/pad/pasted-lines';
import { readTyped } from '@/lib/pad/typed-line';
import { useGrid } from '@/lib/pad/use-grid';
import { CodeField } from './code-field';
import { EntryPreview } from './entry-preview';
import { LastLineResult } from './last-line-result';
import type { PadWords } from './words';

const narrow = '(max-width: 639px)';

export type EntryFormHandle = { focus: () => void; correct: (text: string) => void };

type Props = {
  handle: Ref<EntryFormHandle>;
  begun: string;
  lookup: GridLookup;
  client: EntryClient;
  clients: Person[];
  onClient: (client: EntryClient) => void;
  /** Called when the executive says who an unknown name is. */
  onNamed: (name: string, client: EntryClient) => void;
  onAdd: (entries: NewEntry[]) => void;
  onDown: () => void;
  onUndo: () => void;
  /** The result of the last line. */
  last: LineResult | null;
  /** How many lines need an answer, with the link to them. */
  questions: number;
  onQuestions: () => void;
  words: PadWords;
};

/**
 * One line: code and Enter, for the client of the last one. Enter adds from every field, Tab leads to quantity and
 * client, and a name typed as a code sets the client of the following lines. Nothing waits for the backend: a line that
 * could not be added is listed below.
 */
export function EntryForm(props: Props) {
  const { handle, begun, lookup, client, clients, onClient, onNamed, onAdd, onDown, onUndo, last, questions, words } =
    props;
  const { pad, order } = words;
  const id = useId();
  const [code, setCode] = useState(begun);
  const [quantity, setQuantity] = useState('1');
  const [refused, setRefused] = useState<string | null>(null);
  // The text has several readings or none, so nothing is added.
  const [doubt, setDoubt] = useState<NewEntry | null>(null);
  // Enter was pressed before the lookup of this code answered.
  const [pressed, setPressed] = useState<string | null>(null);
  // If the size is known, the other sizes unfold only on request, because the lines below need the room.
  const [sizesOpen, setSizesOpen] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const grid = useRef<GridHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(handle, () => ({
    focus: () => codeField.current?.focus(),
    correct: (text) => {
      type(text);
      codeField.current?.focus();
    },
  }));

  // With a keyboard the field gets the focus at once; on a touch screen that would cover half the page with a keyboard.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches)
      codeField.current?.focus({ preventScroll: true });
  }, []);

  const typed = readTyped(code);
  const answer = useGrid(lookup, typed.kind === 'code' ? typed.code : '');
  const pick = answer.grid && findPick(answer.grid, answer.code);
  const choice = useClientChoice(typed.kind === 'name' ? typed.name : null, clients, order.client);
  const unknown = answer.state === 'unknown' && refused === answer.code;
  const said = typed.kind === 'code' ? typed.quantity : null;
  const amount = said ?? Number(quantity);
  const badQuantity = !isQuantity(amount);

  function type(text: string) {
    setCode(text);
    setPressed(null);
    setRefused(null);
    setDoubt(null);
    setSizesOpen(false);
  }
  function openSizes() {
    flushSync(() => setSizesOpen(true));
    grid.current?.focus();
  }
  function goOn() {
    if (typed.kind === 'nothing' && isUnconfirmedClient(client)) return onNamed(client.name, { ...client, sure: true });
    if (typed.kind !== 'code') return commit(client);
    const { code: asked } = typed;
    // A printed code needs no lookup; a reference may lack its size, so its answer is awaited.
    if (answer.state === 'asking' && !/^\d+$/.test(asked)) return setPressed(asked);
    // Stops once, so that a typo is seen; a second Enter adds it anyway, and the result names similar codes.
    if (answer.state === 'unknown' && refused !== asked) {
      setRefused(asked);
      codeField.current?.select();
    } else if (answer.grid && !pick) grid.current?.focus();
    else commit(client);
  }
  const goOnLate = useEffectEvent(goOn);
  const answered = pressed !== null && pressed === answer.code && answer.state !== 'asking';
  useEffect(() => {
    if (!answered) return;
    setPressed(null);
    goOnLate();
  }, [answered]);

  function commit(chosen: EntryClient) {
    codeField.current?.focus();
    if (typed.kind === 'nothing') return;
    if (typed.kind === 'name') return name(choice.chosen?.client ?? null);
    if (badQuantity) return quantityField.current?.focus();
    const entries =
      typed.kind === 'code'
        ? [{ source: null, code: typed.code, size: null, words: '', quantity: amount, client: chosen }]
        : read(code.trim(), chosen);
    const doubtful = entries.find(({ outcome }) => outcome && outcome !== 'newClient');
    if (doubtful) return setDoubt(doubtful);
    onAdd(entries);
    type('');
    setQuantity('1');
  }
  function name(chosen: EntryClient) {
    onClient(chosen);
    type('');
    codeField.current?.focus();
  }
  const read = (text: string, chosen: EntryClient) =>
    parsePastedLines(text, clients).map((line) => toNewEntry(line, clients, chosen));

  return (
    <div ref={frame} className="entry" data-state={answer.state}>
      <Group
        label={pad.entry}
        className="entry-fields"
        onFocus={({ currentTarget, relatedTarget }) => {
          // Nothing moves while the focus stays within the fields, because what is pressed must not slip from under the
          // thumb.
          if (currentTarget.contains(relatedTarget)) return;
          // A phone's keyboard leaves half a screen, all of it for the line.
          if (matchMedia(narrow).matches) frame.current?.scrollIntoView({ block: 'start' });
        }}
      >
        <CodeField
          id={`${id}-code`}
          input={codeField}
          value={code}
          described={`${id}-said`}
          invalid={unknown || doubt !== null}
          choice={choice}
          onType={type}
          onPasted={(text) => onAdd(read(text, client))}
          onClient={name}
          onEnter={goOn}
          onDown={() => (answer.grid ? openSizes() : onDown())}
          onUndo={onUndo}
          words={pad}
        />
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
            enterKeyHint="done"
            maxLength={3}
            value={said === null ? quantity : `${said}`}
            aria-invalid={badQuantity || undefined}
            aria-describedby={`${id}-said`}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              // A quantity typed here replaces the one written with the code.
              if (typed.kind === 'code' && said !== null) setCode(typed.code);
              setQuantity(target.value.replace(/\D/g, ''));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              if (event.key === 'ArrowDown') onDown();
              else commit(client);
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
            value={client}
            clients={clients}
            onChoose={onClient}
            onEnter={commit}
            onArrow={(key) => key === 'ArrowDown' && onDown()}
            words={order.client}
          />
        </div>
        <Button onClick={() => commit(client)}>{pad.add}</Button>
      </Group>
      <ForWhom client={client} clients={clients} onNamed={onNamed} words={words} />
      {questions > 0 && (
        <Button variant="secondary" size="compact" className="entry-questions" onClick={props.onQuestions}>
          {fillCount(pad.questions, questions)}
        </Button>
      )}
      <div className="entry-found">
        <div id={`${id}-said`} className="entry-said">
          <EntryProblems
            id={id}
            unknown={unknown ? answer.code : null}
            doubt={doubt}
            badQuantity={badQuantity}
            words={words}
          >
            <EntryPreview answer={answer} pick={pick} words={words} />
          </EntryProblems>
          {answer.state === 'idle' && (
            <Idle last={typed.kind === 'nothing' ? last : null} lookup={lookup} words={words} />
          )}
        </div>
        {pick && !sizesOpen && (
          <Button variant="quiet" size="compact" className="entry-sizes" onClick={openSizes}>
            {pad.sizes}
          </Button>
        )}
        {answer.grid && (!pick || sizesOpen) && (
          <SizeGrid
            handle={grid}
            grid={answer.grid}
            code={pick?.cell.code ?? ''}
            onPick={({ cell }) => {
              setQuantity(`${amount}`);
              type(cell.code);
              quantityField.current?.focus();
            }}
            onLeave={() => codeField.current?.focus()}
            words={order.grid}
          />
        )}
      </div>
    </div>
  );
}

type ProblemsProps = {
  id: string;
  unknown: string | null;
  doubt: NewEntry | null;
  badQuantity: boolean;
  words: PadWords;
  children: ReactNode;
};

/** The problems of the line, beside the fields; the preview of the code follows. */
function EntryProblems({ id, unknown, doubt, badQuantity, words: { pad, order }, children }: ProblemsProps) {
  return (
    <div aria-live="polite">
      {unknown !== null && <FieldError id={`${id}-unknown`}>{fill(pad.unknown, { code: unknown })}</FieldError>}
      {doubt?.outcome && (
        <FieldError id={`${id}-doubt`}>{lineOutcomeText(doubt.outcome, doubt, order.outcome)}</FieldError>
      )}
      {badQuantity && <FieldError id={`${id}-bad`}>{fill(pad.badQuantity, { most: orderLineMaxQuantity })}</FieldError>}
      {children}
    </div>
  );
}

/** Shown while nothing is typed: the result of the last line, or how to begin. */
function Idle({ last, lookup, words }: Pick<Props, 'last' | 'lookup' | 'words'>) {
  if (!last) return <p className="text-soft">{words.pad.help}</p>;
  return <LastLineResult result={last} lookup={lookup} words={words} />;
}

function ForWhom({ client, clients, onNamed, words }: Pick<Props, 'client' | 'clients' | 'onNamed' | 'words'>) {
  return (
    <div role="status" className="entry-for">
      {isUnconfirmedClient(client) ? (
        <NewClientQuestion
          name={client.name}
          clients={clients}
          onAnswer={(answer) => onNamed(client.name, answer)}
          words={words.order.client}
        />
      ) : (
        <p className="sr-only">{sayFor(client, words)}</p>
      )}
    </div>
  );
}

function sayFor(client: EntryClient, { pad }: PadWords): string {
  if (!client) return pad.nextForSelf;
  return fill(client.id === null ? pad.nextForNew : pad.nextFor, { name: client.name });
}
