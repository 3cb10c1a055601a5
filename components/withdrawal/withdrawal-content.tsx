import { fill } from '@/lib/i18n/words';
import type { OfferedOrder, Withdrawal } from '@/lib/withdrawal/withdrawal';
import { sayLine } from './offered-lines';
import type { WithdrawalWords } from './words';

type Props = {
  withdrawal: Withdrawal;
  offered: OfferedOrder | null;
  words: Pick<WithdrawalWords, 'review' | 'lines'>;
};

/** What is declared, word for word, before it is confirmed and on its receipt. */
export function WithdrawalContent({ withdrawal, offered, words: { review, lines } }: Props) {
  const { number, name, email, words: said } = withdrawal;
  const told = sayLines(withdrawal, offered, lines);
  return (
    <>
      <dt>{review.number}</dt>
      <dd>{number}</dd>
      <dt>{review.name}</dt>
      <dd>{name}</dd>
      <dt>{review.email}</dt>
      <dd>{email}</dd>
      {(told.length > 0 || !said) && (
        <>
          <dt>{review.lines}</dt>
          {told.length === 0 ? <dd>{review.whole}</dd> : told.map((line) => <dd key={line}>{line}</dd>)}
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

export const sayLines = (
  { lines }: Withdrawal,
  offered: OfferedOrder | null,
  words: WithdrawalWords['lines'],
): string[] =>
  lines.map(({ code, client, quantity }) => {
    const known = offered?.lines.find((line) => line.code === code);
    const said = `${quantity} × ${known ? sayLine(known, words) : code}`;
    return client === null ? said : fill(words.lineFor, { line: said, name: client });
  });
