'use client';

import { useRef, useState } from 'react';
import { DifferenceList } from '@/components/checkout/difference-list';
import { Link } from '@/components/layout/link';
import { LinesNotAddedNotice } from '@/components/order/lines-not-added-notice';
import { OrderFigures } from '@/components/order/order-figures';
import { PadNotice } from '@/components/order/pad-notice';
import { Button, buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/lib/brand';
import { shopDates } from '@/lib/i18n/date-locale';
import type { Locale } from '@/lib/i18n/routing';
import type { Order } from '@/lib/order/order';
import type { OrderLine, Person, Suggestions } from '@/lib/order/order-line';
import { groupByClient } from '@/lib/order/order-rules';
import { formatRemark, isOrderRemark } from '@/lib/order/remark-texts';
import { type EntryClient, joinClients, toEntry } from '@/lib/pad/entry';
import { useOrderPad } from '@/lib/pad/use-order-pad';
import { PrintButton } from '../print-button';
import { ClientLines } from './client-lines';
import { LineEditor } from './line-editor';
import { OrderBagSummary } from './order-bag-summary';
import { SuggestedPieces } from './suggested-pieces';
import type { OrderBagWords } from './words';
import './bag.css';

type Props = {
  owner: string;
  /** The executive's name, for the printed page. */
  name: string;
  locale: Locale;
  order: Order | null;
  campaign: string;
  clients: Person[];
  suggestions: Suggestions;
  pad: string;
  words: OrderBagWords;
};

/** The order in hand by client, with what changed, its totals and suggestions. */
export function OrderBag(props: Props) {
  const { owner, name, locale, order: start, campaign, clients: known, suggestions, pad, words } = props;
  const use = useOrderPad(owner, start, start?.clock.code ?? campaign);
  const { core, entries, state, waiting, lookup } = use;
  const { order } = state;
  const [edited, setEdited] = useState<OrderLine | null>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { page } = words;

  /** The pressed button is gone, so keyboard focus moves to the undo button. */
  const remove = (id: string) => void core.remove([id]).then((done) => done && undoButton.current?.focus());
  function add(code: string, client: EntryClient) {
    entries.add([toEntry({ source: null, code, size: null, words: '', quantity: 1, client })]);
    void core.flush();
  }
  const unanswered = <LinesNotAddedNotice owner={owner} pad={pad} words={words.order.unanswered} />;
  const tools = (
    <div className="order-bag-tools">
      <Link href={pad} className={buttonClass({ variant: 'secondary', size: 'compact' })}>
        {page.toPad}
      </Link>
      {order && <PrintButton label={page.print} size="compact" />}
      {state.undo.length > 0 && (
        <Button ref={undoButton} variant="quiet" size="compact" onClick={() => void core.undo()}>
          {page.undo}
        </Button>
      )}
    </div>
  );
  if (!order || order.lines.length === 0) {
    return (
      <>
        <PadNotice use={use} words={words.order} />
        {unanswered}
        {state.undo.length > 0 && tools}
        <EmptyState
          title={page.emptyTitle}
          actions={
            <Link href={pad} className={buttonClass()}>
              {page.toPadEmpty}
            </Link>
          }
        >
          {page.emptyText}
        </EmptyState>
      </>
    );
  }
  const { totals, clients, differences } = order;
  const groups = groupByClient(order.lines);
  const book = joinClients(known, [...clients, ...waiting]);
  const remarks = order.remarks.filter(isOrderRemark);
  return (
    <>
      <header className="only-paper">
        <p className="paper-title">
          {brand.name} · {page.paperTitle}
        </p>
        <p>
          {name} · {shopDates(locale, { dateStyle: 'long' }).format(new Date(order.clock.now))}
        </p>
      </header>
      <OrderFigures
        clock={order.clock}
        lines={order.lines}
        rewards={order.rewards}
        minimumCents={totals.minimumCents}
        missingMinimumCents={totals.missingMinimumCents}
        withoutVat={totals.withoutVat}
        locale={locale}
        words={words.order.figures}
      />
      {tools}
      <PadNotice use={use} words={words.order} />
      {unanswered}
      {differences.length + remarks.length > 0 && (
        <section className="order-bag-differences" aria-labelledby="bag-differences">
          <h2 id="bag-differences">{page.differencesTitle}</h2>
          {remarks.map((remark) => (
            <p key={remark.key}>{formatRemark(remark, words.order.reasons)}</p>
          ))}
          <DifferenceList locale={locale} differences={differences} words={words.differences} />
        </section>
      )}
      <div className="order-bag">
        <div className="order-bag-groups">
          {groups.map(({ client, lines }) => (
            <ClientLines
              key={client?.id ?? 'self'}
              lines={lines}
              total={clients.find((each) => (each.client?.id ?? null) === (client?.id ?? null)) ?? null}
              client={client}
              core={core}
              onEdit={setEdited}
              onRemove={remove}
              words={words.group}
            />
          ))}
        </div>
        <OrderBagSummary order={order} core={core} locale={locale} words={words} />
        <div className="order-bag-more">
          <SuggestedPieces
            suggestions={suggestions}
            clients={book}
            client={groups.length === 1 ? (groups[0]?.client ?? null) : null}
            onAdd={add}
            words={{ suggestions: words.suggestions, client: words.order.client }}
          />
        </div>
      </div>
      {edited && (
        <LineEditor
          key={edited.id}
          line={edited}
          lookup={lookup}
          core={core}
          clients={book}
          onClose={() => setEdited(null)}
          words={words}
        />
      )}
    </>
  );
}
