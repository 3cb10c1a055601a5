'use client';

import { useEffect, useRef, useState } from 'react';
import { Link } from '@/components/layout/link';
import { RequestLineView } from '@/components/requests/request-line';
import { RequestTalk } from '@/components/requests/request-talk';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { Group } from '@/components/ui/group';
import { formatPrice } from '@/contract/money';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { type BagKey, hasOpenLines, type SentBag, toBagState } from '@/lib/requests/sent/sent-bag';
import { recallDifferences } from '@/lib/requests/sent/sent-bag-memory';
import { type BagChange, changeBag } from '@/lib/requests/sent/sent-bag-mutations';
import { useFormatSize } from '@/lib/size-tables/use-format-size';
import { useInBrowser } from '@/lib/state/use-store';
import { ExecutiveContact } from './executive-contact';
import type { SentBagWords } from './words';

type Props = {
  locale: Locale;
  bag: SentBag;
  bagKey: BagKey;
  bagPath: string;
  home: string;
  words: SentBagWords;
  onChanged: (bag: SentBag) => void;
  /** The bag was changed elsewhere meanwhile, so it has to be read again. */
  onStale: () => void;
};

const tones = {
  sent: 'accent',
  read: 'accent',
  waiting: 'remark',
  accepted: 'success',
  changed: 'success',
  declined: 'error',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

/** The sent bag: the answer to each line, the executive, and a button to take it back. */
export function SentBagView({ locale, bag, bagKey, bagPath, home, words, onChanged, onStale }: Props) {
  const { seen, look } = words;
  const { request, executive, code, sentAt } = bag;
  const state = toBagState(bag);
  const [pending, setPending] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<'away' | 'tooMany' | 'changed' | 'over' | null>(null);
  const saySize = useFormatSize(locale, words.line.labelled);
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);

  async function change(name: string, asked: Omit<BagChange, 'version'>) {
    setPending(name);
    setTrouble(null);
    const result = await changeBag(bagKey, { version: request.version, ...asked });
    setPending(null);
    if (result.ok) return onChanged(result.data);
    if (result.kind !== 'conflict') return setTrouble(result.key === 'error.tooMany' ? 'tooMany' : 'away');
    setTrouble(result.key === 'requests.reason.over' ? 'over' : 'changed');
    onStale();
  }
  const date = formatMoment(request.answerBy ?? sentAt, locale);
  return (
    <div className="sent-bag">
      <p ref={heading} tabIndex={-1} className="sent-state">
        <Badge tone={tones[state]}>{seen.states[state]}</Badge> {fill(seen.says[state], { name: executive.name, date })}
      </p>
      <Changes code={code} words={seen} />
      <p role="alert" className="form-failure" hidden={!trouble}>
        {trouble && look[trouble]}
      </p>
      <p className="text-soft">
        {seen.code} <strong>{code}</strong> · {fill(seen.sentAt, { date: formatMoment(sentAt, locale) })}
      </p>
      <h2>{seen.lines}</h2>
      <ul className="request-lines">
        {request.lines.map((line) => (
          <RequestLineView key={line.key} line={line} saySize={saySize} words={words.line} states={seen.line}>
            {line.state === 'waiting' && (
              <Group label={fill(seen.about, { name: line.name })} className="actions">
                {([true, false] as const).map((agrees) => (
                  <Button
                    key={String(agrees)}
                    variant={agrees ? 'primary' : 'secondary'}
                    size="compact"
                    pending={pending === `${line.key} ${agrees}`}
                    onClick={() => void change(`${line.key} ${agrees}`, { reply: { line: line.key, agrees } })}
                  >
                    {agrees ? seen.agree : seen.refuse}
                  </Button>
                ))}
              </Group>
            )}
          </RequestLineView>
        ))}
      </ul>
      {request.totalCents > 0 && (
        <p className="sent-total">
          <span>{seen.total}</span> <strong>{formatPrice(request.totalCents)}</strong>
        </p>
      )}
      <RequestTalk
        locale={locale}
        request={{ ...request, client: { name: seen.you } }}
        executive={executive.name}
        words={words.talk}
      />
      <ExecutiveContact locale={locale} executive={executive} words={words} />
      {hasOpenLines(bag) ? (
        <TakeBack
          name={executive.name}
          pending={pending === 'back'}
          words={seen}
          onTakeBack={() => void change('back', {})}
        />
      ) : (
        <div className="actions">
          {(state === 'expired' || state === 'declined') && (
            <Link href={bagPath} className={buttonClass({ variant: 'secondary' })}>
              {seen.bag}
            </Link>
          )}
          <Link href={home} className={buttonClass({ variant: 'secondary' })}>
            {seen.shop}
          </Link>
        </div>
      )}
    </div>
  );
}

/** What had changed when the bag was sent, on the device that sent it. */
function Changes({ code, words }: { code: string; words: SentBagWords['seen'] }) {
  const kept = useInBrowser(() => JSON.stringify(recallDifferences(code)), '[]');
  const differences = JSON.parse(kept) as ReturnType<typeof recallDifferences>;
  const names = (gone: boolean) =>
    differences
      .filter(({ kind }) => (kind === 'gone') === gone)
      .map(({ name, key }) => name || key)
      .join(', ');
  return (
    <>
      {names(true) && <p className="bag-remark">{fill(words.leftOut, { names: names(true) })}</p>}
      {names(false) && <p className="bag-remark">{fill(words.newPrice, { names: names(false) })}</p>}
    </>
  );
}

type TakeBackProps = { name: string; pending: boolean; words: SentBagWords['seen']; onTakeBack: () => void };

/** Asks first: it cannot be undone, only sent again. */
function TakeBack({ name, pending, words, onTakeBack }: TakeBackProps) {
  const [asking, setAsking] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (asking) question.current?.focus();
  }, [asking]);
  if (!asking)
    return (
      <p className="actions">
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {words.withdraw}
        </Button>
      </p>
    );
  return (
    <div className="sent-ask">
      <p ref={question} tabIndex={-1}>
        {fill(words.withdrawAsk, { name })}
      </p>
      <p className="actions">
        <Button pending={pending} pendingLabel={words.withdrawing} onClick={onTakeBack}>
          {words.withdrawYes}
        </Button>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {words.withdrawNo}
        </Button>
      </p>
    </div>
  );
}
