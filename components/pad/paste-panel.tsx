'use client';

import { useState } from 'react';
import { lineOutcomeText } from '@/components/order/line-outcome';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Person } from '@/lib/order/order-line';
import { type EntryClient, type NewEntry, toNewEntry } from '@/lib/pad/entry';
import { parsePastedLines } from '@/lib/pad/pasted-lines';
import { decodeText, downloadCsv } from '@/lib/pad/text-file';
import type { PadWords } from './words';

type Props = {
  open: boolean;
  onClose: () => void;
  clients: Person[];
  client: EntryClient;
  onAdd: (entries: NewEntry[]) => void;
  words: PadWords;
};

const largest = 200_000;
const shownMost = 200;

/** F097, F098, N02. Shows how the pasted text was read before anything is added; adding appends. */
export function PastePanel({ open, onClose, clients, client, onAdd, words }: Props) {
  const { paste, pad } = words;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const lines = text.trim() ? parsePastedLines(text, clients).map((line) => toNewEntry(line, clients, client)) : [];

  function change(next: string) {
    setText(next);
    setProblem('');
  }
  async function readFile(file: File | undefined) {
    if (!file) return;
    if (file.size > largest) return setProblem(paste.tooLarge);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes) change(decodeText(bytes));
    else setProblem(paste.unreadable);
  }
  function close() {
    setProblem('');
    onClose();
  }
  function add() {
    if (lines.length === 0) return setProblem(paste.nothing);
    onAdd(lines);
    setText('');
    close();
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      size="wide"
      title={paste.title}
      closeLabel={paste.close}
      footer={
        open && (
          <>
            <Button onClick={add}>{lines.length > 0 ? fillCount(paste.add, lines.length) : paste.addNone}</Button>
            <Button variant="secondary" onClick={close}>
              {paste.cancel}
            </Button>
          </>
        )
      }
    >
      {open && (
        <div className="paste">
          <Field label={paste.text} hint={paste.hint} error={problem}>
            {(control) => (
              <Textarea
                {...control}
                rows={8}
                maxLength={largest}
                spellCheck={false}
                value={text}
                onChange={({ target }) => change(target.value)}
              />
            )}
          </Field>
          <div className="paste-file">
            <Field label={paste.file}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="ui-input"
                  onChange={({ target }) => {
                    void readFile(target.files?.[0]);
                    target.value = '';
                  }}
                />
              )}
            </Field>
            <Button variant="quiet" size="compact" onClick={() => downloadCsv(paste.sample, paste.sampleName)}>
              {paste.sampleLabel}
            </Button>
          </div>
          <p className="text-soft">{fill(paste.forClient, { name: client?.name ?? pad.forSelf })}</p>
          {lines.length > 0 && <ReadLines lines={lines} words={words} />}
        </div>
      )}
    </Dialog>
  );
}

function ReadLines({ lines, words }: { lines: NewEntry[]; words: PadWords }) {
  const { paste, order } = words;
  const good = lines.filter(({ outcome }) => !outcome);
  return (
    <>
      <p role="status">
        {fillCount(paste.read, good.length)}
        {good.length < lines.length && ` ${fillCount(paste.notRead, lines.length - good.length)}`}
      </p>
      {lines.some(({ outcome }) => outcome === 'newClient') && <p className="desk-remark">{paste.newClients}</p>}
      <ul className="paste-lines" aria-label={paste.readTitle}>
        {Array.from(lines.slice(0, shownMost).entries(), ([place, line]) => (
          <li key={place} data-outcome={line.outcome ?? undefined}>
            <q>{line.source}</q>
            <span>
              {line.outcome && line.outcome !== 'newClient'
                ? lineOutcomeText(line.outcome, line, order.outcome)
                : readText(line, words)}
            </span>
          </li>
        ))}
      </ul>
      {lines.length > shownMost && <p>{fillCount(paste.more, lines.length - shownMost)}</p>}
    </>
  );
}

function readText({ quantity, code, size, client }: NewEntry, { paste, pad }: PadWords): string {
  const what = fill(size ? paste.understoodSize : paste.understood, { quantity, code, size: size ?? '' });
  if (!client) return `${what} ${pad.forSelf}`;
  return `${what} ${fill(client.id === null ? paste.newClient : pad.forClient, { name: client.name })}`;
}
