'use client';

import { useState } from 'react';
import { AlternativeArticles, lineOutcomeText } from '@/components/order/line-outcome';
import { NewClientQuestion } from '@/components/order/new-client-question';
import { SizeGrid } from '@/components/order/size-grid';
import { Button } from '@/components/ui/button';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Person } from '@/lib/order/order-line';
import { type Entry, type EntryClient, listUnresolved, toEntry } from '@/lib/pad/entry';
import { useGrid } from '@/lib/pad/use-grid';
import type { ActivePad } from '@/lib/pad/use-order-pad';
import { EntryAnswers } from './entry-answers';
import type { PadWords } from './words';

type Props = {
  use: ActivePad;
  locale: string;
  clients: Person[];
  words: PadWords;
  /** Called when the executive says who an unknown name is. */
  onClient: (name: string, client: EntryClient) => void;
  onDone: () => void;
  /** Back into the fields, as it was written. */
  onCorrect: (text: string) => void;
};

/** T15. Lines that are not in the order: pending ones, and those whose result needs a decision. */
export function OpenEntries(props: Props) {
  const { use, words, onDone } = props;
  const { waiting, entries } = use;
  if (waiting.length === 0) return null;
  const open = listUnresolved(waiting);
  return (
    <section aria-labelledby="open-entries" className="open-entries">
      <div className="open-entries-head">
        <h2 id="open-entries" tabIndex={-1}>
          {open.length > 0
            ? fillCount(words.pad.openTitle, waiting.length)
            : fillCount(words.pad.waitTitle, waiting.length)}
        </h2>
        {open.length > 1 && (
          <Button
            variant="quiet"
            size="compact"
            onClick={() => {
              entries.remove(open.map(({ key }) => key));
              onDone();
            }}
          >
            {fillCount(words.pad.dismissAll, open.length)}
          </Button>
        )}
      </div>
      <ul>
        {waiting.map((entry) => (
          <OpenEntry key={entry.key} {...props} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

const askForWords = ['noCode', 'quantity', 'unknown'];
const askForSize = ['needsSize', 'needsColour', 'outOfStock', 'contradicts'];

function OpenEntry({ entry, use, clients, locale, words, onClient, onDone, onCorrect }: Props & { entry: Entry }) {
  const { entries, core, lookup } = use;
  const { pad, order } = words;
  const [choosing, setChoosing] = useState(false);
  const { key, source, code, quantity, client, outcome, result } = entry;
  const answer = useGrid(lookup, choosing ? code : '');
  const missing = result && outcome === 'reduced' ? result.wanted - result.added : quantity;

  /** A retry is a new line, because the backend knows the old one by its key. */
  function again(change: Partial<Entry>) {
    entries.remove([key]);
    entries.add([toEntry({ ...entry, outcome: null, ...change })]);
    void core.flush();
    onDone();
  }
  function dismiss() {
    entries.remove([key]);
    onDone();
  }
  return (
    <li className="open-entry" data-outcome={outcome ?? 'waiting'}>
      <p className="open-entry-what">
        {source ?? fill(pad.typed, { code, quantity })}
        {client && !source?.includes(client.name) && (
          <span className="text-soft"> {fill(pad.forClient, { name: client.name })}</span>
        )}
      </p>
      <p className="open-entry-outcome">{outcome ? lineOutcomeText(outcome, entry, order.outcome) : pad.waits}</p>
      {outcome === 'newClient' && client && (
        <NewClientQuestion
          name={client.name}
          clients={clients}
          onAnswer={(answer) => onClient(client.name, answer)}
          words={order.client}
        />
      )}
      {outcome && (
        <div className="open-entry-tools">
          {result && (
            <AlternativeArticles
              alternatives={result.alternatives}
              locale={locale}
              onTake={(each) => again({ code: each.code, size: null, words: '', quantity: missing })}
              words={order.outcome}
            />
          )}
          {askForSize.includes(outcome) && !choosing && (
            <Button variant="secondary" size="compact" onClick={() => setChoosing(true)}>
              {pad.choose}
              <span className="sr-only"> {code}</span>
            </Button>
          )}
          <EntryAnswers entry={entry} onAgain={again} words={words} />
          {askForWords.includes(outcome) && (
            <Button
              variant="secondary"
              size="compact"
              onClick={() => {
                entries.remove([key]);
                onCorrect(source ?? code);
              }}
            >
              {pad.correct}
              <span className="sr-only"> {source ?? code}</span>
            </Button>
          )}
          <Button variant="quiet" size="compact" onClick={dismiss}>
            {pad.dismiss}
            <span className="sr-only"> {source ?? code}</span>
          </Button>
        </div>
      )}
      {choosing && answer.grid && (
        <SizeGrid
          grid={answer.grid}
          code={code}
          onPick={({ cell }) => again({ code: cell.code, size: null, words: '', quantity: missing })}
          onLeave={() => setChoosing(false)}
          words={order.grid}
        />
      )}
    </li>
  );
}
