'use client';

import { useId, useState } from 'react';
import { ClientField } from '@/components/order/client-field';
import { NewClientQuestion } from '@/components/order/new-client-question';
import { SizeGrid } from '@/components/order/size-grid';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { noteMaxLength } from '@/contract/rules';
import { fill } from '@/lib/i18n/message-texts';
import type { OrderLine, Person } from '@/lib/order/order-line';
import { addClient, type LineChange } from '@/lib/order/order-mutations';
import { type EntryClient, isUnconfirmedClient } from '@/lib/pad/entry';
import type { GridLookup } from '@/lib/pad/grid-lookup';
import type { PadController } from '@/lib/pad/pad-controller';
import { useGrid } from '@/lib/pad/use-grid';
import type { OrderBagWords } from './words';

type Props = {
  line: OrderLine;
  lookup: GridLookup;
  core: PadController;
  clients: Person[];
  onClose: () => void;
  words: OrderBagWords;
};

/** Another size or colour, another client, a note: everything of a line but its quantity. */
export function LineEditor({ line, lookup, core, clients, onClose, words: { editor, order } }: Props) {
  const id = useId();
  const answer = useGrid(lookup, line.code);
  const [article, setArticle] = useState({ code: line.code, colour: line.colourName, size: line.size });
  const [client, setClient] = useState<EntryClient>(line.client);
  const [note, setNote] = useState(line.note);
  const [state, setState] = useState<'open' | 'pending' | 'failed'>('open');

  async function save() {
    if (isUnconfirmedClient(client)) return;
    setState('pending');
    const done = await keep();
    if (done) onClose();
    else setState('failed');
  }
  async function keep(): Promise<boolean> {
    let who: Person | null = null;
    if (client?.id) who = { id: client.id, name: client.name };
    else if (client) {
      const added = await addClient(client.name);
      if (!added.ok) return false;
      who = added.data;
      core.booked(who);
      // Saving again adds no second client to the book.
      setClient(who);
    }
    const change: LineChange = {
      ...(article.code === line.code ? {} : { code: article.code }),
      ...((who?.id ?? null) === (line.client?.id ?? null) ? {} : { client: who }),
      ...(note.trim() === line.note ? {} : { note: note.trim() }),
    };
    return Object.keys(change).length === 0 || core.change(line.id, change);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={fill(editor.title, { name: line.name })}
      closeLabel={editor.close}
      footer={
        <>
          <Button pending={state === 'pending'} onClick={() => void save()}>
            {editor.save}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {editor.cancel}
          </Button>
        </>
      }
    >
      <div className="line-editor">
        <p role="alert" className="form-failure" hidden={state !== 'failed'}>
          {state === 'failed' && editor.failed}
        </p>
        <h3>{editor.size}</h3>
        <p role="status">{fill(editor.chosen, { colour: article.colour, size: article.size })}</p>
        {answer.grid ? (
          <SizeGrid
            grid={answer.grid}
            code={article.code}
            onPick={({ colour, cell }) => setArticle({ code: cell.code, colour: colour.name, size: cell.size })}
            words={order.grid}
          />
        ) : (
          (answer.state === 'away' || answer.state === 'unknown') && <p className="text-soft">{editor.away}</p>
        )}
        <div className="ui-field">
          <label htmlFor={`${id}-client`} className="ui-label">
            {editor.client}
          </label>
          <ClientField
            id={`${id}-client`}
            label={editor.client}
            value={client}
            clients={clients}
            onChoose={setClient}
            words={order.client}
          />
          {isUnconfirmedClient(client) && (
            <div role="alert">
              <NewClientQuestion name={client.name} clients={clients} onAnswer={setClient} words={order.client} />
            </div>
          )}
        </div>
        <Field label={editor.note}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={noteMaxLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
