import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { linkClass } from '@/components/ui/text-link';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { type ExchangeableLine, piecesField, wantedField } from '@/lib/exchange/exchange';
import type { FormatArticle } from '@/lib/exchange/format-article';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';

type Props = {
  locale: Locale;
  lines: readonly ExchangeableLine[];
  hidden: boolean;
  /** The form was sent without a choice: the error is shown at the button. */
  nothingChosen: boolean;
  say: FormatArticle;
  words: Words<'exchange'>;
  onReview: (form: HTMLFormElement) => void;
};

const countTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** The first step: which pieces, how many, and the new sizes. */
export function ExchangeForm({ locale, lines, hidden, nothingChosen, say, words, onReview }: Props) {
  // Stays open when the visitor returns, even after a failure.
  const [wasSent, setWasSent] = useState(false);
  const canChoose = lines.some(({ options }) => options.length > 0);
  return (
    <div hidden={hidden}>
      <Disclosure summary={words.start} open={wasSent}>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            setWasSent(true);
            onReview(event.currentTarget);
          }}
        >
          <p>{words.choose}</p>
          <ul className="exchange-lines">
            {lines.map((line) => (
              <li key={line.code}>
                <p>
                  {line.name}
                  <span className="text-soft">{say(line)}</span>
                </p>
                {line.options.length === 0 ? (
                  <NoOption locale={locale} line={line} words={words} />
                ) : (
                  <Choice line={line} say={say} words={words} />
                )}
                {line.sealed && <p className="text-soft">{words.hygiene}</p>}
              </li>
            ))}
          </ul>
          <p role="alert" className="form-failure" hidden={!nothingChosen}>
            {nothingChosen && words.failed.pick}
          </p>
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

type ChoiceProps = { line: ExchangeableLine; say: FormatArticle; words: Words<'exchange'> };

function Choice({ line, say, words }: ChoiceProps) {
  return (
    <div className="exchange-choice">
      <Field label={fill(words.wanted, { name: line.name })}>
        {(control) => (
          <Select {...control} name={wantedField(line.code)}>
            <option value="">{words.keep}</option>
            {line.options.map((option) => (
              <option key={option.code} value={option.code}>
                {say(option)}
                {option.pieces < line.quantity && ` (${fill(words.left, { count: `${option.pieces}` })})`}
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

/** The product's page takes restock alerts. */
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
