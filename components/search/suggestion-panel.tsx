'use client';

import './search-panel.css';
import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { Group } from '@/components/ui/group';
import { Icon, type IconName } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import type { Locale } from '@/lib/i18n/routing';
import { recentSearches } from '@/lib/search/recent-searches';
import type { SearchLink, Suggestions } from '@/lib/search/search-mappers';
import { searchHref, suggestFromLength, toSearchText } from '@/lib/search/search-text';
import { useSuggestions } from '@/lib/search/use-suggestions';
import type { SizeSystem } from '@/lib/size-tables/size-systems';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { useStore } from '@/lib/state/use-store';

export type SuggestionPanelProps = {
  /** Opens the ids of list and options, which the field names. */
  id: string;
  text: string;
  active: number;
  locale: Locale;
  words: Words<'search.box'>;
  onCount: (count: number) => void;
  /** A suggestion was followed. */
  onLeave: () => void;
};

const none: string[] = [];

type Option = { key: string; href: string; content: ReactNode };
type OptionGroup = { label: string; options: Option[] };

export function SuggestionPanel({ id, text, active, locale, words, onCount, onLeave }: SuggestionPanelProps) {
  const [system] = useSizeSystem(locale);
  const recent = useStore(recentSearches, (searches) => searches, none);
  const { suggestions, waiting, failed } = useSuggestions(text, locale);
  const typed = toSearchText(text);
  const isAsked = typed.length >= suggestFromLength;
  const groups = isAsked
    ? groupSuggestions(suggestions, typed, { locale, system, words })
    : groupRecent(recent, { locale, system, words });
  const options = groups.flatMap((group) => group.options);
  const count = options.length;

  useEffect(() => onCount(count), [count, onCount]);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, id]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[role=option]');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    onLeave();
  }

  const said = sayState({ isAsked, waiting, failed, suggestions, typed, words });
  return (
    // The focus stays in the field while the pointer chooses.
    // biome-ignore lint/a11y/noStaticElementInteractions: the options are the controls
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys
    <div className="search-panel" onMouseDown={(event) => event.preventDefault()} onClick={follow}>
      {count > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label={words.suggestions} className="search-options">
          {groups.map(({ label, options: own }) => (
            <Group key={label} label={label}>
              <p className="search-group" aria-hidden="true">
                {label}
              </p>
              {own.map((option) => {
                const place = options.indexOf(option);
                return (
                  <a
                    key={option.key}
                    id={`${id}-${place}`}
                    role="option"
                    aria-selected={place === active}
                    tabIndex={-1}
                    href={option.href}
                    className="search-option"
                  >
                    {option.content}
                  </a>
                );
              })}
            </Group>
          ))}
        </div>
      )}
      {!isAsked && recent.length > 0 && (
        <button type="button" className="ui-link search-forget" onClick={recentSearches.forget}>
          {words.forget}
        </button>
      )}
      <p className={count > 0 ? 'sr-only' : 'search-said'} role="status">
        {said}
      </p>
    </div>
  );
}

type PanelState = {
  isAsked: boolean;
  waiting: boolean;
  failed: boolean;
  suggestions: Suggestions | null;
  typed: string;
  words: Words<'search.box'>;
};

/** The state in words: the count for screen readers, and for everyone the reason if there is nothing to choose. */
function sayState({ isAsked, waiting, failed, suggestions, typed, words }: PanelState): string {
  if (!isAsked) return words.hint;
  if (failed) return words.away;
  if (waiting || !suggestions) return words.waiting;
  const { pages, departments, products } = suggestions;
  const count = pages.length + departments.length + products.length;
  return count === 0 ? fill(words.none, { text: typed }) : fillCount(words.count, count);
}

type PanelContext = { locale: Locale; system: SizeSystem; words: Words<'search.box'> };

function groupRecent(recent: string[], { locale, system, words }: PanelContext): OptionGroup[] {
  if (recent.length === 0) return [];
  const options = recent.map((text) => ({
    key: text,
    href: searchHref(locale, text, system),
    content: <Plain icon="search" text={text} />,
  }));
  return [{ label: words.recent, options }];
}

function groupSuggestions(
  found: Suggestions | null,
  typed: string,
  { locale, system, words }: PanelContext,
): OptionGroup[] {
  if (!found) return [];
  const { pages, departments, products, total, approximate } = found;
  const toOptions = (places: SearchLink[]): Option[] =>
    places.map(({ label, href }) => ({ key: href, href, content: <Plain icon="chevron-right" text={label} /> }));
  const garments: Option[] = products.map(({ reference, href, name, price, colours }) => {
    const picture = colours.find((colour) => colour.picture)?.picture;
    return {
      key: reference,
      href,
      content: (
        <>
          {picture && (
            <Picture
              hash={picture.hash}
              variant="alternate"
              alt=""
              dominantColor={picture.dominantColor}
              sizes="46px"
            />
          )}
          <span>
            <span className="search-name">{name}</span>
            {price && <Price cents={price.from} toCents={price.to} />}
          </span>
        </>
      ),
    };
  });
  if (total > products.length) {
    garments.push({
      key: 'all',
      href: searchHref(locale, typed, system),
      content: <Plain icon="search" text={fillCount(words.all, total, { text: typed })} />,
    });
  }
  return [
    { label: words.pages, options: toOptions(pages) },
    { label: words.departments, options: toOptions(departments) },
    { label: approximate ? words.alike : words.products, options: garments },
  ].filter(({ options }) => options.length > 0);
}

function Plain({ icon, text }: { icon: IconName; text: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>{text}</span>
    </>
  );
}
