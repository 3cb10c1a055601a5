'use client';

import { useState } from 'react';
import { FailureNote } from '@/components/order/failure-note';
import { Deadline } from '@/components/requests/deadline';
import { RequestBadge, RequestLineView } from '@/components/requests/request-line';
import { RequestTalk } from '@/components/requests/request-talk';
import { Button } from '@/components/ui/button';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { replyToOffer } from '@/lib/requests/request-mutations';
import type { ClientRequest, RequestLine } from '@/lib/requests/requests';
import { type Failure, isAnswered } from '@/lib/result';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import { RequestAgain } from './request-again';
import type { OwnRequestsWords } from './words';

type Props = { locale: Locale; executive: string; requests: ClientRequest[]; now: string; words: OwnRequestsWords };

/** The client's requests, the latest first, and the possible replies. */
export function OwnRequests({ locale, executive, requests: given, now, words }: Props) {
  const [requests, setRequests] = useState(given);
  const take = (replied: ClientRequest) =>
    setRequests((now) => now.map((one) => (one.id === replied.id ? replied : one)));
  return (
    <div className="request-list">
      {requests.map((request) => (
        <OwnRequest
          key={request.id}
          locale={locale}
          executive={executive}
          request={request}
          now={now}
          words={words}
          onReplied={take}
        />
      ))}
    </div>
  );
}

type OneProps = Omit<Props, 'requests'> & { request: ClientRequest; onReplied: (replied: ClientRequest) => void };

function OwnRequest({ locale, executive, request, now, words, onReplied }: OneProps) {
  const [pending, setPending] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ failure: Failure; line: string; agrees: boolean } | null>(null);
  const { id, state, created, answerBy, lines, totalCents } = request;
  const { area } = words;
  const saySize = useFormatSize(locale, words.line.labelled);

  async function reply(line: string, agrees: boolean) {
    const action = `reply-${id}-${line}-${agrees}`;
    setPending(line);
    setFailed(null);
    const result = await replyToOffer({ request: id, line, agrees }, idempotencyKeyOf(action));
    if (isAnswered(result)) releaseIdempotencyKey(action);
    setPending(null);
    const replied = result.ok ? result.data.replied[0] : undefined;
    if (replied) onReplied(replied);
    if (!result.ok) setFailed({ failure: result, line, agrees });
  }

  return (
    <article className="request-card" aria-labelledby={`own-${id}`}>
      <div className="request-head">
        <h3 id={`own-${id}`}>{fill(area.asked, { date: formatMoment(created, locale) })}</h3>
        <RequestBadge state={state} words={area.states} />
      </div>
      <p className="request-figures" role="status">
        <span>{fill(area.says[state], { name: executive })}</span>
        {totalCents > 0 && <span>{formatPrice(totalCents)}</span>}
      </p>
      {answerBy && (
        <Deadline
          until={answerBy}
          now={now}
          locale={locale}
          text={fill(state === 'waiting' ? area.yourTurn : area.herTurn, {
            date: formatMoment(answerBy, locale),
            name: executive,
          })}
          words={words.deadline}
        />
      )}
      <ul className="request-lines">
        {lines.map((line) => (
          <RequestLineView key={line.key} line={line} saySize={saySize} words={words.line} states={area.states}>
            {line.state === 'waiting' && (
              <Reply line={line} pending={pending === line.key} words={area.reply} onReply={reply} />
            )}
          </RequestLineView>
        ))}
      </ul>
      {state === 'expired' && <RequestAgain locale={locale} lines={lines} words={words.again} />}
      <RequestTalk locale={locale} request={request} executive={executive} words={words.talk} />
      <FailureNote
        failure={failed?.failure ?? null}
        words={words.failures}
        onRetry={() => failed && void reply(failed.line, failed.agrees)}
      />
    </article>
  );
}

type ReplyProps = {
  line: RequestLine;
  pending: boolean;
  words: Words<'clientArea.reply'>;
  onReply: (line: string, agrees: boolean) => Promise<void>;
};

function Reply({ line: { key, substitute }, pending, words, onReply }: ReplyProps) {
  const name = substitute?.name ?? '';
  return (
    <p className="actions">
      <Button
        size="compact"
        pending={pending}
        aria-label={fill(words.yesFor, { name })}
        onClick={() => void onReply(key, true)}
      >
        {words.yes}
      </Button>
      <Button
        variant="secondary"
        size="compact"
        pending={pending}
        aria-label={fill(words.noFor, { name })}
        onClick={() => void onReply(key, false)}
      >
        {words.no}
      </Button>
    </p>
  );
}
