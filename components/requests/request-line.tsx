import type { ReactNode } from 'react';
import { LinePicture } from '@/components/order/line-picture';
import { Badge } from '@/components/ui/badge';
import { formatPrice } from '@/contract/money';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { RequestLine, RequestState } from '@/lib/requests/requests';
import './requests.css';

const tones = {
  fresh: 'accent',
  accepted: 'success',
  changed: 'success',
  waiting: 'remark',
  declined: 'error',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<RequestState, string>;

type States = Record<RequestState, string>;

/** The text carries the meaning; the colour only helps to find it. */
export const RequestBadge = ({ state, words }: { state: RequestState; words: States }) => (
  <Badge tone={tones[state]}>{words[state]}</Badge>
);

type Props = {
  line: RequestLine;
  words: Words<'requests.line'>;
  states: States;
  /** The stock, for the executive. */
  stock?: string;
  /** Writes a size in the reader's system; an executive works with labels. */
  saySize?: (size: string) => string;
  children?: ReactNode;
};

/** One requested article, and the answer to it. */
export function RequestLineView({ line, words, states, stock, saySize = String, children }: Props) {
  const { name, colourName, size, code, quantity, taken, priceCents, subtotalCents, substitute, reason, note } = line;
  return (
    <li className="request-line">
      <LinePicture picture={line.picture} className="request-picture" sizes="72px" />
      <div className="request-line-text">
        <p className="request-line-name">
          {quantity} × {name}
        </p>
        <p className="text-soft">{fill(words.facts, { colour: colourName, size: saySize(size), code })}</p>
        <p className="request-figures">
          <RequestBadge state={line.state} words={states} />
          <span>
            {quantity > 1 ? fill(words.each, { price: formatPrice(priceCents) }) : formatPrice(subtotalCents)}
          </span>
          {stock && <span className="text-soft">{stock}</span>}
        </p>
        {taken !== null && taken < quantity && <p>{fillCount(words.taken, taken, { quantity })}</p>}
        {substitute && (
          <p>
            {fill(words.instead, {
              name: substitute.name,
              colour: substitute.colourName,
              size: saySize(substitute.size),
              price: formatPrice(substitute.priceCents),
            })}
          </p>
        )}
        {reason && <p>{fill(words.reason, { reason })}</p>}
        {note && <p className="text-soft">{fill(words.note, { note })}</p>}
        {children}
      </div>
    </li>
  );
}
