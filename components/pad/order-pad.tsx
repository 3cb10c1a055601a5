'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { OrderFigures } from '@/components/order/order-figures';
import { PadNotice } from '@/components/order/pad-notice';
import { Button } from '@/components/ui/button';
import type { ActiveOrder, Order } from '@/lib/order/order';
import type { Person } from '@/lib/order/order-line';
import { type EntryClient, joinClients, listUnresolved, type NewEntry, toEntry } from '@/lib/pad/entry';
import type { OpenOrders } from '@/lib/pad/open-orders/open-orders';
import type { ReorderOptions } from '@/lib/pad/reorder';
import { useOrderPad } from '@/lib/pad/use-order-pad';
import { recall, remember } from '@/lib/state/tab-memory';
import { EntryForm, type EntryFormHandle } from './entry-form';
import { OpenEntries } from './open-entries';
import { OtherOrdersButton, OtherOrdersPanel } from './other-orders-panel';
import { PadLines } from './pad-lines';
import { KeyboardHelp, PadSummary } from './pad-summary';
import { PastePanel } from './paste-panel';
import { ReorderPanel } from './reorder-panel';
import { SetOffer } from './set-offer';
import { VatChangeNotice } from './vat-change-notice';
import type { PadWords } from './words';
import './pad.css';

type Props = {
  owner: string;
  /** The code to begin with, if another page linked here with one. */
  code?: string;
  /** Codes that one press adds. */
  set?: string[];
  locale: string;
  active: ActiveOrder | null;
  order: Order | null;
  clients: Person[];
  again: ReorderOptions;
  others: OpenOrders;
  bag: string;
  words: PadWords;
};

const chosenName = 'pad:client';
const onePiece = { source: null, size: null, words: '', quantity: 1 };

/** R13. The order pad: a line is a code and Enter. */
export function OrderPad({
  owner,
  code: begun = '',
  set = [],
  locale,
  active,
  order: start,
  clients: known,
  again,
  others,
  bag,
  words,
}: Props) {
  const clock = active?.clock ?? start?.clock ?? null;
  const use = useOrderPad(owner, start, clock?.code ?? '');
  const { core, entries, waiting, state } = use;
  const { order } = state;
  const [chosen, setChosen] = useState<EntryClient>(null);
  const [panel, setPanel] = useState<'paste' | 'again' | 'others' | null>(null);
  const entry = useRef<EntryFormHandle>(null);
  const rows = useRef<HTMLDivElement>(null);
  const questions = listUnresolved(waiting).length;
  const last = state.news?.kind === 'added' ? (state.news.results.at(-1) ?? null) : null;
  const clients = joinClients(known, [...(order?.clients ?? []), ...waiting]);

  // Once a new client is in the book, the next line is for that entry.
  const client = chosen?.id === null ? (clients.find(({ name: known }) => known === chosen.name) ?? chosen) : chosen;

  const resume = useEffectEvent(() => {
    const kept = recall<EntryClient>(chosenName);
    if (kept?.id == null || known.some(({ id }) => id === kept.id)) setChosen(kept);
  });
  useEffect(() => resume(), []);

  function setClient(next: EntryClient) {
    setChosen(next);
    remember(chosenName, next);
  }
  function nameClient(name: string, answer: EntryClient) {
    entries.nameClient(name, answer);
    if (chosen?.id === null && chosen.name === name) setClient(answer);
    void core.flush();
    goOn();
  }
  function add(added: NewEntry[]) {
    entries.add(added.map(toEntry));
    void core.flush();
  }
  const addCode = (code: string) => add([{ ...onePiece, code, client }]);
  const toEntryRow = () => entry.current?.focus();
  const toQuestions = () => rows.current?.querySelector<HTMLElement>('#open-entries')?.focus();
  /** On a touch screen focus stays away from the fields, because an opening keyboard would cover the next question. */
  const goOn = () => (matchMedia('(pointer: fine)').matches ? toEntryRow() : toQuestions());
  const undo = () => void core.undo().then(toEntryRow);

  return (
    <>
      <OrderFigures
        clock={order?.clock ?? clock}
        lines={order?.lines ?? []}
        rewards={order?.rewards ?? null}
        minimumCents={order?.totals.minimumCents ?? active?.minimumCents ?? 0}
        missingMinimumCents={order?.totals.missingMinimumCents ?? active?.minimumCents ?? 0}
        withoutVat={order?.totals.withoutVat ?? false}
        locale={locale}
        words={words.order.figures}
      />
      <div className="pad">
        <div className="pad-main">
          <div className="pad-entry">
            <EntryForm
              handle={entry}
              begun={begun}
              lookup={use.lookup}
              client={client}
              clients={clients}
              onClient={setClient}
              onNamed={nameClient}
              onAdd={add}
              onDown={() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
              onUndo={undo}
              last={last}
              questions={questions}
              onQuestions={toQuestions}
              words={words}
            />
            <SetOffer
              codes={set}
              client={client}
              onAdd={(codes) => add(codes.map((code) => ({ ...onePiece, code, client })))}
              words={words.pad}
            />
            <div className="pad-tools">
              <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={() => setPanel('paste')}>
                {words.paste.open}
              </Button>
              <Button variant="secondary" size="compact" aria-haspopup="dialog" onClick={() => setPanel('again')}>
                {words.again.open}
              </Button>
              {state.undo.length > 0 && (
                <Button variant="quiet" size="compact" onClick={undo}>
                  {words.pad.undo}
                </Button>
              )}
              <KeyboardHelp words={words.pad.keys} />
            </div>
            <VatChangeNotice withoutVat={order?.totals.withoutVat ?? null} words={words.pad.priceChange} />
            <PadNotice use={use} words={words.order} />
          </div>
          <div ref={rows} className="pad-rows">
            <OpenEntries
              use={use}
              locale={locale}
              clients={clients}
              words={words}
              onClient={nameClient}
              onDone={goOn}
              onCorrect={(text) => entry.current?.correct(text)}
            />
            <PadLines use={use} bag={bag} words={words.pad} onLeave={toEntryRow} />
          </div>
          {/* Rarely used, so it stands below the lines, which need a phone's height. */}
          <div className="pad-tools">
            <OtherOrdersButton all={others} onOpen={() => setPanel('others')} words={words.others} />
          </div>
        </div>
        <PadSummary order={order} bag={bag} words={words.pad} self={words.order.client.self} onAdd={addCode} />
      </div>
      <PastePanel
        open={panel === 'paste'}
        onClose={() => setPanel(null)}
        clients={clients}
        client={client}
        onAdd={add}
        words={words}
      />
      <OtherOrdersPanel
        open={panel === 'others'}
        onClose={() => setPanel(null)}
        all={others}
        inHand={order?.totals ?? null}
        waits={waiting.length > 0}
        locale={locale}
        words={words.others}
      />
      <ReorderPanel
        open={panel === 'again'}
        onClose={() => setPanel(null)}
        again={again}
        locale={locale}
        core={core}
        hasLines={(order?.lines.length ?? 0) > 0}
        onAdd={addCode}
        words={words.again}
        reasons={words.order.reasons}
      />
    </>
  );
}
