'use client';

import { useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { Stepper } from '@/components/ui/stepper';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { formatPrice } from '@/contract/money';
import { noteMaxLength as lineNoteMaxLength } from '@/contract/rules';
import type { CartLine } from '@/lib/cart/cart-line';
import { useCartLines } from '@/lib/cart/use-cart-lines';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { requestDraft } from '@/lib/requests/request-draft';
import { sendRequest } from '@/lib/requests/request-mutations';
import type { SentRequest } from '@/lib/requests/requests';
import { type Failure, isAnswered } from '@/lib/result';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import type { ClientOrderWords } from './words';

type Props = { locale: Locale; words: ClientOrderWords; isSent: boolean; onSent: (sent: SentRequest) => void };

const noteMaxLength = 1000;

/** What the client has chosen, kept on the device until it is sent. */
export function RequestDraftLines({ locale, words, isSent, onSent }: Props) {
  const asked = useCartLines(requestDraft);
  const [note, setNote] = useState('');
  const [lineNotes, setLineNotes] = useState<Record<string, string>>({});
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const said = words.order;
  const saySize = useFormatSize(locale, words.sizes.labelled);

  async function send(lines: CartLine[]) {
    // The same list and note are the same request, however often it is pressed.
    const action = `send-${JSON.stringify([lines.map(({ key, quantity }) => [key, quantity, lineNotes[key]]), note])}`;
    setPending(true);
    setFailure(null);
    const result = await sendRequest(lines, { note, lineNotes }, idempotencyKeyOf(action));
    if (isAnswered(result)) releaseIdempotencyKey(action);
    if (result.ok) {
      await requestDraft.clear();
      setNote('');
      setLineNotes({});
      onSent(result.data);
    } else setFailure(result);
    setPending(false);
  }

  if (asked.state === 'loading') return <p role="status">{said.loading}</p>;
  if (asked.state === 'failed') return <p role="alert">{said.notRead}</p>;
  if (asked.lines.length === 0) return isSent ? null : <EmptyState title={said.empty}>{said.emptyText}</EmptyState>;
  const { lines } = asked;
  return (
    <section aria-labelledby="asked">
      <h2 id="asked" className="client-heading">
        {said.list}
      </h2>
      <ul className="request-lines">
        {lines.map((line) => (
          <AskedLine
            key={line.key}
            line={line}
            size={saySize(line.size)}
            note={lineNotes[line.key] ?? ''}
            words={words}
            onNote={(said) => setLineNotes({ ...lineNotes, [line.key]: said })}
          />
        ))}
      </ul>
      <p className="request-figures">
        <span>{said.total}</span>
        <strong>{formatPrice(lines.reduce((sum, { subtotalCents }) => sum + subtotalCents, 0))}</strong>
      </p>
      <p className="text-soft">{said.free}</p>
      <Field label={said.note} optionalLabel={words.optional}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={noteMaxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <FailureNote failure={failure} words={words.failures} onRetry={() => void send(lines)} />
      <p className="actions request-send">
        <Button pending={pending} pendingLabel={said.sending} onClick={() => void send(lines)}>
          {said.send}
        </Button>
      </p>
    </section>
  );
}

type LineProps = {
  line: CartLine;
  /** In the client's own size system. */
  size: string;
  note: string;
  words: ClientOrderWords;
  onNote: (note: string) => void;
};

function AskedLine({ line, size, note, words: { order: said, optional }, onNote }: LineProps) {
  const { key, name, colourName, priceCents, quantity, maxQuantity, picture, dominantColor } = line;
  const values = { name, colour: colourName, size, code: key };
  return (
    <li className="request-line">
      <div className="request-picture">
        {picture && <Picture hash={picture} variant="cart" alt="" dominantColor={dominantColor ?? ''} sizes="72px" />}
      </div>
      <div className="request-line-text">
        <p className="request-line-name">{name}</p>
        <p className="text-soft">{fill(said.facts, values)}</p>
        <p className="request-figures">{formatPrice(priceCents)}</p>
        <div className="request-decision">
          <Stepper
            label={fill(said.quantity, values)}
            lessLabel={fill(said.less, values)}
            moreLabel={fill(said.more, values)}
            value={quantity}
            max={maxQuantity}
            onValueChange={(next) => void requestDraft.setQuantity(key, next)}
          />
          <Button
            variant="quiet"
            size="compact"
            aria-label={fill(said.removeThis, values)}
            onClick={() => void requestDraft.remove(key)}
          >
            {said.remove}
          </Button>
        </div>
        <Field label={fill(said.lineNote, values)} optionalLabel={optional}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={lineNoteMaxLength}
              value={note}
              onChange={({ target }) => onNote(target.value)}
            />
          )}
        </Field>
      </div>
    </li>
  );
}
