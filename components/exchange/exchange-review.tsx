import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { ExchangeableLine, ExchangeWish } from '@/lib/exchange/exchange';
import type { FormatArticle } from '@/lib/exchange/format-article';
import type { ExchangeTrouble } from '@/lib/exchange/use-exchanges';
import { fill, type Words } from '@/lib/i18n/message-texts';

type Props = {
  lines: readonly ExchangeableLine[];
  wishes: readonly ExchangeWish[];
  customs: boolean;
  trouble: ExchangeTrouble | null;
  sending: boolean;
  say: FormatArticle;
  words: Words<'exchange'>;
  onConfirm: () => void;
  onChange: () => void;
};

/** The second step: a summary with the cost, and the button that confirms it. */
export function ExchangeReview({ lines, wishes, customs, trouble, sending, say, words, onConfirm, onChange }: Props) {
  const { review } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="exchange-step">
      <h3 ref={heading} tabIndex={-1}>
        {review.title}
      </h3>
      <ul>
        {wishes.flatMap(({ code, quantity, wanted }) => {
          const line = lines.find((one) => one.code === code);
          const option = line?.options.find((one) => one.code === wanted);
          if (!line || !option) return [];
          const from = say(line);
          const to = say(option);
          return <li key={code}>{fill(words.row, { count: `${quantity}`, name: line.name, from, to })}</li>;
        })}
      </ul>
      <p>{review.text}</p>
      <p>{words.cost}</p>
      {customs && <p>{words.customs}</p>}
      <p role="alert" className="form-failure" hidden={!trouble}>
        {trouble && words.failed[trouble]}
      </p>
      <div className="actions">
        <Button pending={sending} pendingLabel={review.sending} onClick={onConfirm}>
          {review.confirm}
        </Button>
        <Button variant="quiet" onClick={onChange}>
          {review.change}
        </Button>
      </div>
    </div>
  );
}
