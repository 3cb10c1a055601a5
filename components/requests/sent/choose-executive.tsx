'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { parseExecutiveSearch } from '@/lib/executive-search/executive-search';
import type { ExecutiveSearch, PublicExecutive } from '@/lib/executive-search/executives';
import { searchExecutives } from '@/lib/executive-search/executives-calls';
import { fill, fillCount } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { formatLanguages, formatPlace } from '@/lib/requests/sent/executive-facts';
import type { Addressee } from '@/lib/requests/sent/sent-bag';
import { ExecutiveFace } from './executive-face';
import type { SendBagWords } from './words';

type SearchPage = {
  search: ExecutiveSearch;
  executives: PublicExecutive[];
  total: number;
  page: number;
  pages: number;
};
type Props = {
  locale: Locale;
  countries: { code: string; name: string }[];
  /** The visitor's probable location. */
  start: string;
  words: Pick<SendBagWords, 'choose'>;
  onChoose: (executive: Addressee) => void;
};

/** Executives near the visitor, the nearest first, without leaving the bag. */
export function ChooseExecutive({ locale, countries, start, words, onChoose }: Props) {
  const said = words.choose;
  const [country, setCountry] = useState(countries.some(({ code }) => code === start) ? start : '');
  const [town, setTown] = useState('');
  const [found, setFound] = useState<SearchPage | null>(null);
  const [trouble, setTrouble] = useState<'short' | 'away' | 'tooMany' | null>(null);
  const [pending, setPending] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  async function searchNear(search: ExecutiveSearch, before: PublicExecutive[]) {
    setPending(true);
    const result = await searchExecutives(search);
    setPending(false);
    if (!result.ok) return setTrouble(result.key === 'error.tooMany' ? 'tooMany' : 'away');
    const { executives, total, page, pages } = result.data;
    setTrouble(null);
    setFound({ search, executives: [...before, ...executives], total, page, pages });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if ([...town.trim()].length < 2) {
      setTrouble('short');
      return input.current?.focus();
    }
    void searchNear(parseExecutiveSearch({ country, town }, locale), []);
  }
  return (
    <div className="send-choose">
      <h3>{said.title}</h3>
      <form onSubmit={submit} noValidate className="send-search">
        {countries.length > 0 && (
          <Field label={said.country}>
            {(control) => (
              <Select {...control} value={country} onChange={({ target }) => setCountry(target.value)}>
                <option value="">{said.anywhere}</option>
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={said.town} error={trouble === 'short' && said.short}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              autoComplete="postal-code"
              maxLength={townMaxLength}
              value={town}
              onChange={({ target }) => setTown(target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" pending={pending} pendingLabel={said.searching}>
          {said.search}
        </Button>
      </form>
      <p role="alert" className="form-failure" hidden={trouble !== 'away' && trouble !== 'tooMany'}>
        {(trouble === 'away' || trouble === 'tooMany') && said[trouble]}
      </p>
      <p role="status">{found && (found.total === 0 ? said.none : fillCount(said.found, found.total))}</p>
      {found && found.total > 0 && (
        <>
          <ul className="send-executives">
            {found.executives.map((executive) => (
              <li key={executive.code}>
                <Candidate locale={locale} executive={executive} words={words} onChoose={onChoose} />
              </li>
            ))}
          </ul>
          {found.page < found.pages && (
            <Button
              variant="quiet"
              pending={pending}
              pendingLabel={said.searching}
              onClick={() => void searchNear({ ...found.search, page: found.page + 1 }, found.executives)}
            >
              {said.more}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

const townMaxLength = 80;

type CandidateProps = Pick<Props, 'locale' | 'words' | 'onChoose'> & { executive: PublicExecutive };

function Candidate({ locale, executive, words: { choose }, onChoose }: CandidateProps) {
  const { code, name, portrait, hours, presentation } = executive;
  return (
    <article className="send-executive">
      <ExecutiveFace name={name} portrait={portrait} />
      <div>
        <h4>{name}</h4>
        <p className="text-soft">{formatPlace(executive, choose)}</p>
        {executive.languages.length > 0 && (
          <p className="text-soft">{fill(choose.speaks, { languages: formatLanguages(executive, locale) })}</p>
        )}
        {hours && <p className="text-soft">{hours}</p>}
        {presentation && <p>{presentation}</p>}
        <Button variant="secondary" size="compact" onClick={() => onChoose({ code, name, portrait, hours })}>
          {fill(choose.pick, { name })}
        </Button>
      </div>
    </article>
  );
}
