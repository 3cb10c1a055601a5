'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FieldError } from '@/components/ui/field-error';
import { Group } from '@/components/ui/group';
import { TextInput } from '@/components/ui/text-input';
import { favouritesMax, noteMaxLength } from '@/contract/rules';
import { fill, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import type { DraftFavourite } from '@/lib/personal-store/own-store';
import { useSuggestions } from '@/lib/search/use-suggestions';

type Props = {
  locale: Locale;
  favourites: DraftFavourite[];
  problem: string | undefined;
  words: Words<'store.own.favourites'>;
  onChange: (favourites: DraftFavourite[]) => void;
};

/** Favourites, found by the shop's own search, with a sentence for each. */
export function FavouritesField({ locale, favourites, problem, words, onChange }: Props) {
  const [wanted, setWanted] = useState('');
  const [message, setMessage] = useState('');
  const { suggestions, waiting } = useSuggestions(wanted, locale);
  const isThere = (reference: string) => favourites.some(({ product }) => product.reference === reference);
  const found = (suggestions?.products ?? []).filter(({ reference }) => !isThere(reference));
  const isFull = favourites.length >= favouritesMax;
  const without = (reference: string) => favourites.filter(({ product }) => product.reference !== reference);

  return (
    <Group label={words.title} className="own-store-favourites">
      <p className="ui-label" aria-hidden="true">
        {words.title}
      </p>
      <p className="ui-hint">{words.hint}</p>
      {favourites.length > 0 && (
        <ol>
          {favourites.map((favourite, place) => {
            const { reference, name } = favourite.product;
            return (
              <li key={reference}>
                <Field label={name}>
                  {(tied) => (
                    <TextInput
                      {...tied}
                      aria-label={fill(words.sentence, { name })}
                      name={place === 0 ? 'favourites' : undefined}
                      maxLength={noteMaxLength}
                      value={favourite.sentence}
                      onChange={({ target }) =>
                        onChange(
                          favourites.map((each, at) => (at === place ? { ...each, sentence: target.value } : each)),
                        )
                      }
                    />
                  )}
                </Field>
                <div className="actions">
                  {place > 0 && (
                    <Button
                      variant="quiet"
                      size="compact"
                      aria-label={fill(words.first, { name })}
                      onClick={() => onChange([favourite, ...without(reference)])}
                    >
                      {words.top}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="compact"
                    aria-label={fill(words.remove, { name })}
                    onClick={() => onChange(without(reference))}
                  >
                    {words.out}
                  </Button>
                </div>
              </li>
            );
          })}
        </ol>
      )}
      {problem && (
        <p role="alert">
          <FieldError id="favourites-error">{problem}</FieldError>
        </p>
      )}
      {isFull ? (
        <p>{words.full}</p>
      ) : (
        <Field label={words.find} hint={words.findHint}>
          {(tied) => (
            <TextInput
              {...tied}
              type="search"
              autoComplete="off"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
              // Enter searches; it does not save the store.
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            />
          )}
        </Field>
      )}
      {!isFull && found.length > 0 && (
        <ul className="actions">
          {found.map((product) => (
            <li key={product.reference}>
              <Button
                variant="secondary"
                size="compact"
                onClick={() => {
                  onChange([...favourites, { product, sentence: '' }]);
                  setWanted('');
                  setMessage(fill(words.added, { name: product.name }));
                }}
              >
                {fill(words.add, { name: product.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status">{suggestions && !waiting && found.length === 0 && wanted ? words.none : message}</p>
    </Group>
  );
}
