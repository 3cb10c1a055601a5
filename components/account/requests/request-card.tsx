'use client';

import { useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { Deadline } from '@/components/requests/deadline';
import { RequestBadge } from '@/components/requests/request-line';
import { RequestTalk } from '@/components/requests/request-talk';
import { Checkbox } from '@/components/ui/checkbox';
import { Disclosure } from '@/components/ui/disclosure';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { invalidDecisionIndex } from '@/lib/requests/request-mappers';
import { answerRequest } from '@/lib/requests/request-mutations';
import type { AnswerResult, ClientRequest, Decision } from '@/lib/requests/requests';
import { type Failure, isAnswered } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import { AnswerForm } from './answer-form';
import { VisitorContact } from './visitor-contact';
import type { InboxWords } from './words';

type Props = {
  locale: Locale;
  request: ClientRequest;
  /** The answering executive's name, as the client reads it. */
  executive: string;
  /** Null if the request cannot be answered together with others. */
  chosen: boolean | null;
  open: boolean;
  /** The shop's time. */
  now: string;
  words: InboxWords;
  onChoose: (chosen: boolean) => void;
  onAnswered: (answered: AnswerResult) => void;
};

/** One request of the inbox, with the form that answers it. */
export function RequestCard({ locale, request, executive, chosen, open, now, words, onChoose, onAnswered }: Props) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ failure: Failure; decisions: Decision[]; message: string } | null>(null);
  const { client, state, lines, totalCents, answerBy, created, version, id, orderNumber, visitor } = request;
  const said = words.requests;

  /** Resolves to whether the backend accepted the answer. */
  async function answer(decisions: Decision[], message: string): Promise<boolean> {
    // A changed answer to the same request needs another key.
    const action = `request-${id}-${version}-${JSON.stringify([decisions, message])}`;
    setPending(true);
    setFailed(null);
    const result = await answerRequest({ request, decisions, message }, idempotencyKeyOf(action));
    if (isAnswered(result)) releaseIdempotencyKey(action);
    setPending(false);
    if (result.ok) onAnswered(result.data);
    else setFailed({ failure: result, decisions, message });
    return result.ok;
  }
  const wrong = failed && invalidDecisionIndex(failed.failure.fields);

  return (
    <article className="request-card" aria-labelledby={`request-${id}`}>
      <div className="request-head">
        <h2 id={`request-${id}`}>{client.name}</h2>
        <RequestBadge state={state} words={said.states} />
      </div>
      <p className="request-figures">
        <span>{fillCount(said.lines, lines.length)}</span>
        <span>{formatPrice(totalCents)}</span>
        <span className="text-soft">{fill(said.asked, { date: formatMoment(created, locale) })}</span>
      </p>
      {visitor && <VisitorContact locale={locale} visitor={visitor} words={words.visitor} />}
      {answerBy && (
        <Deadline
          until={answerBy}
          now={now}
          locale={locale}
          text={fill(state === 'waiting' ? said.waitsUntil : said.answerBy, {
            date: formatMoment(answerBy, locale),
            name: client.name,
          })}
          words={said.deadline}
        />
      )}
      {orderNumber && <p>{fill(said.inOrder, { order: orderNumber })}</p>}
      {chosen !== null && (
        <Checkbox
          label={fill(said.choose, { name: client.name })}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Disclosure summary={state === 'fresh' ? said.openFresh : said.open} group="requests" open={open}>
        <RequestTalk locale={locale} request={request} executive={executive} words={said.talk} />
        <AnswerForm
          request={request}
          pending={pending}
          wrong={wrong === null ? null : (failed?.decisions[wrong]?.key ?? null)}
          words={words}
          onAnswer={answer}
        />
      </Disclosure>
      <FailureNote
        failure={failed && wrong === null ? failed.failure : null}
        words={words.failures}
        onRetry={() => failed && void answer(failed.decisions, failed.message)}
      />
    </article>
  );
}
