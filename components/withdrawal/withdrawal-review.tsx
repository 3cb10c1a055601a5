import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import { formatMoment } from '@/lib/checkout/delivery-days';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { WithdrawalStage, WithdrawalTrouble } from '@/lib/withdrawal/use-withdrawal';
import type { WithdrawableOrder, Withdrawal } from '@/lib/withdrawal/withdrawal';
import { withdrawalMailto } from '@/lib/withdrawal/withdrawal-form';
import { formatWithdrawalLine } from './withdrawal-lines';

type Props = {
  locale: Locale;
  stage: Extract<WithdrawalStage, { name: 'review' }>;
  offered: WithdrawableOrder | null;
  trouble: WithdrawalTrouble | null;
  sending: boolean;
  words: WithdrawalWords;
  onConfirm: () => void;
  onChange: () => void;
  onDiscard: () => void;
};

/** The second step: a summary, and the button that confirms it. */
export function WithdrawalReview(props: Props) {
  const { locale, stage, offered, trouble, sending, words, onConfirm, onChange, onDiscard } = props;
  const { withdrawal, since } = stage;
  const { review, unsent, failed } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const lines = sayLines(withdrawal, offered, words.lines);
  return (
    <div className="withdrawal-step">
      <h3 ref={heading} tabIndex={-1}>
        {since ? unsent.title : review.title}
      </h3>
      {since && <p>{fill(unsent.text, { date: formatMoment(since, locale) })}</p>}
      <p>{review.text}</p>
      <dl className="withdrawal-content">
        <WithdrawalContent withdrawal={withdrawal} offered={offered} words={words} />
      </dl>
      <div role="alert" className="form-failure" hidden={!trouble}>
        {trouble && <p>{failed[trouble]}</p>}
      </div>
      <div className="actions">
        <Button pending={sending} pendingLabel={review.sending} onClick={onConfirm}>
          {words.confirm}
        </Button>
        {trouble && (
          <a
            href={withdrawalMailto(brand.mail, withdrawal, { lines, words })}
            className={buttonClass({ variant: 'secondary' })}
          >
            {failed.mail}
          </a>
        )}
        <Button variant="quiet" onClick={onChange}>
          {review.change}
        </Button>
        {since && (
          <Button variant="quiet" onClick={onDiscard}>
            {unsent.discard}
          </Button>
        )}
      </div>
    </div>
  );
}

type WithdrawalContentProps = {
  withdrawal: Withdrawal;
  offered: WithdrawableOrder | null;
  words: Pick<WithdrawalWords, 'review' | 'lines'>;
};

/** What is declared, word for word, before it is confirmed and on its receipt. */
export function WithdrawalContent({ withdrawal, offered, words: { review, lines } }: WithdrawalContentProps) {
  const { number, name, email, words: said } = withdrawal;
  const lineTexts = sayLines(withdrawal, offered, lines);
  return (
    <>
      <dt>{review.number}</dt>
      <dd>{number}</dd>
      <dt>{review.name}</dt>
      <dd>{name}</dd>
      <dt>{review.email}</dt>
      <dd>{email}</dd>
      {(lineTexts.length > 0 || !said) && (
        <>
          <dt>{review.lines}</dt>
          {lineTexts.length === 0 ? <dd>{review.whole}</dd> : lineTexts.map((line) => <dd key={line}>{line}</dd>)}
        </>
      )}
      {said && (
        <>
          <dt>{review.words}</dt>
          <dd className="withdrawal-words">{said}</dd>
        </>
      )}
    </>
  );
}

const sayLines = (
  { lines }: Withdrawal,
  offered: WithdrawableOrder | null,
  words: WithdrawalWords['lines'],
): string[] =>
  lines.map(({ code, client, quantity }) => {
    const known = offered?.lines.find((line) => line.code === code);
    const said = `${quantity} × ${known ? formatWithdrawalLine(known, words) : code}`;
    return client === null ? said : fill(words.lineFor, { line: said, name: client });
  });

export type WithdrawalWords = Omit<Words<'withdrawal'>, 'order'>;
