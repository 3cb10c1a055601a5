'use client';

import { useState } from 'react';
import { Link } from '@/components/layout/link';
import { FailureNote } from '@/components/order/failure-note';
import { Button } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { quickOrderPath } from '@/lib/access/public-script-paths';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { acceptAll } from '@/lib/requests/decision-draft';
import { answerRequest } from '@/lib/requests/request-mutations';
import type { AnswerResult, ClientRequest } from '@/lib/requests/requests';
import { type Failure, isAnswered } from '@/lib/result';
import { idempotencyKeyOf, releaseIdempotencyKey } from '@/lib/state/idempotency-key';
import { RequestCard } from './request-card';
import type { InboxWords } from './words';

type Props = { locale: Locale; executive: string; requests: ClientRequest[]; now: string; words: InboxWords };

/** The result of accepting: how many pieces went into the order, and which lines were not available. */
type AnswerSummary = { added: number; missing: string[] };

/** R16. Requests of clients, answered one by one or several at once. */
export function RequestInbox({ locale, executive, requests: given, now, words }: Props) {
  const [requests, setRequests] = useState(given);
  const [chosen, setChosen] = useState<string[]>([]);
  const [news, setNews] = useState<AnswerSummary | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const said = words.requests;
  const open = requests.filter(({ state }) => state === 'fresh');
  const several = open.filter(({ id }) => chosen.includes(id));

  function take(all: AnswerResult[]) {
    const answered = new Map(all.map(({ request }) => [request.id, request]));
    setRequests((now) => now.map((one) => answered.get(one.id) ?? one));
    setChosen((now) => now.filter((id) => !answered.has(id)));
    setNews(toNews(all));
  }

  async function acceptSeveral() {
    setPending(true);
    setFailure(null);
    const done: AnswerResult[] = [];
    // In sequence, because each goes into the same order.
    for (const request of several) {
      const action = `request-${request.id}-${request.version}-all`;
      const result = await answerRequest(
        { request, decisions: acceptAll(request), message: '' },
        idempotencyKeyOf(action),
      );
      if (isAnswered(result)) releaseIdempotencyKey(action);
      if (result.ok) done.push(result.data);
      else {
        setFailure(result);
        break;
      }
    }
    take(done);
    setPending(false);
  }

  return (
    <>
      {open.length > 1 && (
        <div className="request-bar">
          <Button
            variant="secondary"
            pending={pending}
            pendingLabel={said.sending}
            aria-disabled={several.length === 0 || undefined}
            onClick={() => several.length > 0 && void acceptSeveral()}
          >
            {several.length > 0 ? fillCount(said.acceptSeveral, several.length) : said.acceptNone}
          </Button>
        </div>
      )}
      <FailureNote failure={failure} words={words.failures} onRetry={() => void acceptSeveral()} />
      <div role="status">{news && <Outcome locale={locale} news={news} words={words} />}</div>
      <div className="request-list">
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            locale={locale}
            request={request}
            executive={executive}
            chosen={request.state === 'fresh' && open.length > 1 ? chosen.includes(request.id) : null}
            open={request.id === given[0]?.id}
            now={now}
            words={words}
            onChoose={(isChosen) =>
              setChosen(isChosen ? [...chosen, request.id] : chosen.filter((id) => id !== request.id))
            }
            onAnswered={(answered) => take([answered])}
          />
        ))}
      </div>
    </>
  );
}

const toNews = (all: AnswerResult[]): AnswerSummary => {
  const results = all.flatMap(({ request, results: own }) => own.map((result) => ({ request, result })));
  return {
    added: results.reduce((sum, { result }) => sum + result.added, 0),
    missing: results
      .filter(({ result }) => result.added < result.wanted)
      .map(({ request, result }) => request.lines.find(({ key }) => key === result.key)?.name ?? ''),
  };
};

function Outcome({
  locale,
  news: { added, missing },
  words: { requests: said },
}: {
  locale: Locale;
  news: AnswerSummary;
  words: InboxWords;
}) {
  return (
    <>
      <p>{said.answered}</p>
      {added > 0 && (
        <p>
          {fillCount(said.added, added)}{' '}
          <Link href={localePath(locale, quickOrderPath)} className={linkClass('accent')}>
            {said.toOrder}
          </Link>
        </p>
      )}
      {missing.length > 0 && <p>{fill(said.missing, { names: missing.join(', ') })}</p>}
    </>
  );
}
