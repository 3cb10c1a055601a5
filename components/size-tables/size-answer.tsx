import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/message-texts';
import type { FinderResult } from '@/lib/size-tables/size-finder';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import type { SizeGuideName } from '@/lib/size-tables/size-tables';
import type { SizeWords } from './size-words';

type Props = {
  table: SizeGuideName;
  words: SizeWords;
  found: FinderResult;
  /** The shopper's own system, and a function that writes a size in it. */
  system: SizeSystem;
  toOwn: (size: string) => string;
  children: ReactNode;
};

/** V05, X05: no choice and no result are answers too, in the page's language. */
export function SizeAnswer({ table, words, found, system: own, toOwn, children }: Props) {
  if (found.kind === 'unanswered') return <p className="size-unanswered">{words.unanswered}</p>;
  if (found.kind === 'none') {
    return (
      <>
        <p className="size-answer-title">{words.none.title}</p>
        <p>{words.none.text}</p>
      </>
    );
  }
  const { sizes, offered, systems, sisters } = found;
  const parts = [words.top, words.bottom];
  return (
    <>
      <p className="size-answer-label">{words.found}</p>
      {table === 'swimwear' ? (
        <dl className="size-pair">
          {sizes.map((size, place) => (
            <div key={parts[place]}>
              <dt>{parts[place]}</dt>
              <dd className="size-found">{size}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="size-found">{toOwn(sizes[0] ?? '')}</p>
      )}
      {systems.length > 0 && (
        <>
          <p className="size-answer-label">{words.labels}</p>
          <dl className="size-systems">
            {systems
              .filter(({ system }) => table !== 'bras' || system !== own)
              .map(({ system, label }) => (
                <div key={system}>
                  <dt>{words.systems[system]}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
          </dl>
        </>
      )}
      {!offered && <p>{words.notOffered}</p>}
      {sisters.length > 0 && (
        <>
          <p className="size-answer-label">{words.sisters}</p>
          <ul>
            {sisters.map(({ size, band }) => (
              <li key={size}>{fill(words[band], { size: toOwn(size) })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="ui-hint">{words.note}</p>
      {children}
    </>
  );
}
