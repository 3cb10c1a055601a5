import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/words';
import type { Answer } from '@/lib/size-tables/size-answers';
import { labelSystem } from '@/lib/size-tables/size-systems';
import type { SizeTable } from '@/lib/size-tables/size-tables';
import type { SizeWords } from './size-words';

type Props = { table: SizeTable; words: SizeWords; found: Answer; children: ReactNode };

/** V05, X05: nothing picked and nothing found are answers too, in the language of the page. */
export function SizeAnswer({ table, words, found, children }: Props) {
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
        <p className="size-found">{sizes[0]}</p>
      )}
      {systems.length > 0 && (
        <>
          <p className="size-answer-label">{words.labels}</p>
          <dl className="size-systems">
            {systems
              .filter(({ system }) => table !== 'bras' || system !== labelSystem)
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
              <li key={size}>{fill(words[band], { size })}</li>
            ))}
          </ul>
        </>
      )}
      <p className="ui-hint">{words.note}</p>
      {children}
    </>
  );
}
