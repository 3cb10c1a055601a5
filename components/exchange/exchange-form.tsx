import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { linkClass } from '@/components/ui/text-link';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { type Article, type ExchangeableLine, piecesField, wantedField } from '@/lib/exchange/exchange';
import type { Locale } from '@/lib/i18n/routing';
import { fill, type Words } from '@/lib/i18n/words';

type Props = {
  locale: Locale;
  lines: readonly ExchangeableLine[];
  hidden: boolean;
  isOpen: boolean;
  words: Words<'exchange'>;
  onReview: (form: HTMLFormElement) => void;
};

export const sayArticle = ({ colourName, size }: Article, words: Words<'exchange'>): string =>
  fill(words.article, { colour: colourName, size });

const countTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** The first step: which pieces, how many, and what for. */
export function ExchangeForm({ locale, lines, hidden, isOpen, words, onReview }: Props) {
  const canChoose = lines.some(({ options }) => options.length > 0);
  return (
    <div hidden={hidden}>
      <Disclosure summary={words.start} open={isOpen}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            onReview(event.currentTarget);
          }}
        >
          <p>{words.choose}</p>
          <ul className="exchange-lines">
            {lines.map((line) => (
              <li key={line.code}>
                <p>
                  {line.name}
                  <span className="text-soft">{sayArticle(line, words)}</span>
                </p>
                {line.options.length === 0 ? (
                  <NoOption locale={locale} line={line} words={words} />
                ) : (
                  <Choice line={line} words={words} />
                )}
                {line.sealed && <p className="text-soft">{words.hygiene}</p>}
              </li>
            ))}
          </ul>
          {canChoose && (
            <div className="actions">
              <Button type="submit">{words.next}</Button>
            </div>
          )}
        </form>
      </Disclosure>
    </div>
  );
}

function Choice({ line, words }: { line: ExchangeableLine; words: Words<'exchange'> }) {
  return (
    <div className="exchange-choice">
      <Field label={fill(words.wanted, { name: line.name })}>
        {(control) => (
          <Select {...control} name={wantedField(line.code)}>
            <option value="">{words.keep}</option>
            {line.options.map((option) => (
              <option key={option.code} value={option.code}>
                {sayArticle(option, words)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {line.quantity > 1 && (
        <Field label={words.pieces}>
          {(control) => (
            <Select {...control} name={piecesField(line.code)}>
              {countTo(line.quantity).map((number) => (
                <option key={number}>{number}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

/** Its page takes the wish to hear of it. */
function NoOption({ locale, line, words }: { locale: Locale; line: ExchangeableLine; words: Words<'exchange'> }) {
  return (
    <p>
      {words.none}{' '}
      <a href={catalogueHref(locale, line.slug)} className={linkClass('accent')}>
        {fill(words.page, { name: line.name })}
      </a>
    </p>
  );
}
