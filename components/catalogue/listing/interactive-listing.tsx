import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { CompareBar } from '@/components/comparison/compare-bar';
import { Link } from '@/components/layout/link';
import { useCardSizes } from '@/components/product-card/use-card-sizes';
import { Button } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import type { CardActionWords } from '@/components/wish-list/card-action-words';
import { productsOnAPage, productsOnAPhone } from '@/contract/public-rules';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import type { Facets, ListingPage, ListingSource } from '@/lib/catalogue/listing-mappers';
import { type FilterChoice, formatListingParams, nothingChosen } from '@/lib/catalogue/listing-params';
import { toFacetsInSystem } from '@/lib/catalogue/size-labels';
import { useListing } from '@/lib/catalogue/use-listing';
import { type ListingLocation, type ListingState, useListingParams } from '@/lib/catalogue/use-listing-params';
import { fill, fillCount, type Words } from '@/lib/i18n/message-texts';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { toSizeChoice, toSizeSystem } from '@/lib/size-tables/bra-sizes';
import { type OwnSizes, useOwnSizes } from '@/lib/size-tables/own-sizes';
import { takePassedSizes } from '@/lib/size-tables/sizes-for-listing';
import { useSizeSystem } from '@/lib/size-tables/use-size-system';
import { ListingBar } from './listing-bar';
import { ListingChips } from './listing-chips';
import { ListingResults } from './listing-results';
import { toFilterChips } from './to-filter-chips';

export type ListingProps = {
  source: ListingSource;
  locale: Locale;
  place: ListingLocation;
  /** The page that the server rendered for `asked`. */
  first: ListingPage;
  facets: Facets;
  /** The filters that the server applied; absent on a static page. */
  asked?: Pick<ListingState, 'choice' | 'sort'>;
  words: Words<'listing.words'>;
  cardWords: Words<'catalogue.card'>;
  /** The words of `CardActions`; without them cards have no buttons. */
  actionWords?: CardActionWords;
  /** With these words the page also has the link to the comparison. */
  barWords?: Words<'comparison.bar'>;
};

const nothingAsked: ListingState = { choice: nothingChosen, sort: 'recommended', shown: null };

/** The visitor's own sizes, without duplicates, that products of this page come in. */
function listOwnHere(own: OwnSizes, { bands, sizes }: Facets): string[] {
  const codes = new Set([...bands, ...sizes].map(({ code }) => code));
  return [...new Set(Object.values(own))].filter((size) => {
    const choice = toSizeChoice([size]);
    return [...choice.bands, ...choice.sizes].every((code) => codes.has(code));
  });
}

function isOnlySize({ bands, cups, sizes }: FilterChoice, size: string): boolean {
  return JSON.stringify({ bands, cups, sizes }) === JSON.stringify(toSizeChoice([size]));
}

const toQuery = ({ fixed: { text = '', system } = {} }: ListingLocation) => ({ q: text, ...(system && { system }) });

/**
 * The products of a department or a search. The server's page is complete without script; in the browser filters, order
 * and further products are applied in place, and the address is updated.
 */
export function InteractiveListing(props: ListingProps) {
  const { source, locale, place, first, facets, asked, words, cardWords, actionWords, barWords } = props;
  const heeded = useMemo(() => ({ ...nothingAsked, ...asked }), [asked]);
  const [state, change] = useListingParams(place, heeded);
  const given = { source, locale, pictureAlt: words.pictureAlt, first, facets, asked: heeded };
  const { view, isOwn, prepare, retry, ownSizes } = useListing(given, state);
  const count = useRef<HTMLParagraphElement>(null);
  const [lastId, setLastId] = useState('');

  const [system] = useSizeSystem(locale);
  const own = useOwnSizes();
  const ownHere = useMemo(() => listOwnHere(own, facets), [own, facets]);
  // Only the index knows which products come in the visitor's size; visitors without one do not load it.
  const asksOwn = ownHere.length > 0 && source.kind === 'department';
  useEffect(() => {
    if (asksOwn) void prepare();
  }, [asksOwn, prepare]);
  // A search has no index: the cards themselves know their sizes.
  const found = view.products.map(({ product }) => product.reference);
  const sizes = useCardSizes(found, Object.keys(own).length > 0 && source.kind === 'search');
  const noteOf = (reference: string) => {
    const { guide, inStock = [] } = sizes.get(reference) ?? {};
    const listedSize = guide && inStock.find((each) => each === own[guide]);
    const size = listedSize ?? ownSizes?.findOwnSize(reference, own);
    return size ? fill(cardWords.ownSize, { size: toSizeSystem(size, system) }) : undefined;
  };
  const offered = useMemo(() => toFacetsInSystem(view.facets, system), [view.facets, system]);
  const chips = useMemo(() => toFilterChips(state.choice, offered, words), [state.choice, offered, words]);
  const busy = view.status === 'busy';
  const short = state.shown === null;
  const isOnePage = (state.shown ?? 0) <= productsOnAPage;
  const hidesOnPhone = short && view.products.length > productsOnAPhone;

  function choose(part: Partial<FilterChoice>, way?: 'push' | 'replace') {
    const choice = { ...state.choice, ...part };
    const added = toFilterChips(choice, offered, words).find(({ id }) => !chips.some((chip) => chip.id === id));
    if (added) setLastId(added.id);
    change({ choice }, way);
  }
  function chooseOwn(size: string) {
    choose(toSizeChoice([size]));
    count.current?.focus();
  }
  function showMore() {
    const isPhone = window.matchMedia('(max-width: 767px)').matches;
    const step = isPhone ? productsOnAPhone : productsOnAPage;
    const seen = state.shown ?? (isPhone ? productsOnAPhone : view.products.length);
    change({ shown: seen + step }, 'replace');
    return seen;
  }
  const pageHref = (page: number) =>
    source.kind === 'department' && !place.fixed
      ? catalogueHref(locale, source.slug, page)
      : `${place.path}?${formatListingParams({ ...place.fixed, ...heeded, page })}`;

  const open = useEffectEvent(() => {
    // A size table leads here with the size it found, without putting it into the address.
    const wanted = takePassedSizes(place.path);
    if (wanted) choose(wanted, 'replace');
  });
  useEffect(() => open(), []);

  return (
    <>
      <ListingBar
        locale={locale}
        facets={offered}
        choice={state.choice}
        sort={state.sort}
        words={words}
        total={view.total}
        busy={busy}
        onChoose={choose}
        onSort={(sort) => change({ sort })}
        onNear={prepare}
        action={localePath(locale, '/search')}
        fixed={source.kind === 'department' ? { department: source.slug } : toQuery(place)}
      />
      <div className="listing-head">
        <p ref={count} role="status" tabIndex={-1} className="listing-count">
          {fillCount(words.count, view.total)}
        </p>
        {ownHere
          .filter((size) => ownSizes?.listOwnSizes(own).includes(size) && !isOnlySize(state.choice, size))
          .map((size) => (
            <Button key={size} variant="quiet" size="compact" onClick={() => chooseOwn(size)}>
              {fill(words.onlyOwnSize, { size: toSizeSystem(size, system) })}
            </Button>
          ))}
        <ListingChips chips={chips} words={words} onChoose={choose} onNone={() => count.current?.focus()} />
      </div>
      <ListingResults
        view={view}
        last={chips.find(({ id }) => id === lastId) ?? chips.at(-1)}
        short={short}
        words={words}
        cardWords={cardWords}
        actionWords={actionWords}
        noteOf={noteOf}
        onChoose={choose}
        onMore={showMore}
        onRetry={retry}
      />
      {isOwn && isOnePage && (
        <div className={hidesOnPhone ? 'listing-pages-late' : undefined}>
          <Pagination
            label={words.pages.label}
            page={first.page}
            pages={first.pages}
            href={pageHref}
            pageLabel={(page) => fill(words.pages.page, { page })}
            previousLabel={words.pages.previous}
            nextLabel={words.pages.next}
            Link={Link}
          />
        </div>
      )}
      {barWords && <CompareBar locale={locale} words={barWords} />}
    </>
  );
}
