import { setTimeout as delay } from 'node:timers/promises';
import type { AddressStatus, KnownAddresses } from '../../../engine/config/engine-config.ts';
import { catalogueHref, colourHref, parseCataloguePath } from '../../catalogue/catalogue-path.ts';
import { type Locale, localePath, locales } from '../../i18n/routing.ts';
import {
  isPrintedCampaign,
  parsePrintedPage,
  printedCataloguePath,
} from '../../printed-catalogue/printed-catalogue.ts';
import { parseReviewsPath } from '../../reviews/reviews-path.ts';
import { publicPages, unlistedPages } from '../../seo/public-pages.ts';
import { type CatalogueAddresses, type KnownProduct, readAddresses, readVersions } from './catalogue-addresses.ts';

/** As long as a cached page lives: a page published since then is found afterwards. */
const freshMs = 250;
/** About what Next needs for a page on a busy machine. */
const patienceMs = 1_000;
/** For a page asked for under another of its names: Next does not know the name and would answer 404. */
const movedPatienceMs = 5_000;
/** After a failure: the backend is down, or has no such list. */
const failedRestMs = 3_000;
const fixed = new Set([...publicPages, ...unlistedPages]);

/**
 * Knows which public addresses exist, so that an unknown one costs neither a render nor a backend call. The
 * catalogue's list is in memory; before an address is called absent, the backend has confirmed within the last
 * quarter of a second that the list is current.
 */
export function createKnownAddresses({ backendUrl, read = fetch, now = Date.now }: Options): KnownAddresses {
  let kept: { versions: string; addresses: CatalogueAddresses } | null = null;
  let currentAt = Number.NEGATIVE_INFINITY;
  let restUntil = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;

  async function bringUpToDate(): Promise<boolean> {
    const from = now();
    try {
      const versions = await readVersions({ backendUrl, read });
      if (versions !== kept?.versions) {
        kept = { versions, addresses: await readAddresses({ backendUrl, read }) };
        // A large list is read at most a fifth of the time; meanwhile lookups fall back to Next.
        restUntil = now() + 4 * (now() - from);
      }
      currentAt = from;
      return true;
    } catch {
      restUntil = now() + failedRestMs;
      return false;
    }
  }

  /** A read that began before `moment` does not count: the lookup then waits for the next one. */
  async function isCurrentSince(moment: number, waits: boolean): Promise<boolean> {
    while (currentAt < moment) {
      if (!asking && now() < restUntil) {
        if (!waits) return false;
        await delay(restUntil - now());
        continue;
      }
      asking ??= bringUpToDate().finally(() => {
        asking = undefined;
      });
      if (!(await asking)) return false;
    }
    return true;
  }

  /** Lookups do not wait for a large list or a slow backend: Next can decide too. */
  const isCurrentInTime = (moment: number, waits: boolean): Promise<boolean> =>
    Promise.race([isCurrentSince(moment, waits), delay(waits ? movedPatienceMs : patienceMs, false)]);

  async function find(isIn: Test, hasMoved: Test = () => false): Promise<'known' | 'unsure' | 'absent'> {
    if (kept && isIn(kept.addresses)) return 'known';
    const since = now() - freshMs;
    const isCurrent = currentAt >= since || (await isCurrentInTime(since, kept !== null && hasMoved(kept.addresses)));
    if (!isCurrent || !kept) return 'unsure';
    return isIn(kept.addresses) ? 'known' : 'absent';
  }

  return {
    /** After a change notice, the list has to be confirmed again. */
    expire(): void {
      currentAt = Number.NEGATIVE_INFINITY;
    },

    /** Takes a public path in its canonical spelling, without its language prefix. */
    async look(language: string, path: string): Promise<AddressStatus> {
      const locale = language as Locale;
      const [, section, ...segments] = path.split('/');
      if (section === 'my-store') return 'unsure';
      if (section === 'catalogue' && segments.length > 0) {
        const meanings = parseCataloguePath(segments);
        if (meanings.length === 0) return 'absent';
        const placeIn = (addresses: CatalogueAddresses) => rightAddress(addresses, locale, meanings);
        const status = await find(
          (addresses) => meanings.some((each) => means(addresses[locale], each)),
          (addresses) => placeIn(addresses) !== undefined,
        );
        const at = status === 'absent' && kept && placeIn(kept.addresses);
        return at ? { at } : status;
      }
      if (section === 'reviews' && segments.length > 0) {
        const meaning = parseReviewsPath(segments);
        if (!meaning) return 'absent';
        const status = await find(({ references }) => references.has(meaning.reference));
        // The list does not say how many pages of reviews a product has.
        return status === 'known' && meaning.page > 1 ? 'unsure' : status;
      }
      if (section === 'printed-catalogue' && segments.length > 0) return lookPrinted(locale, segments);
      return fixed.has(path) ? 'known' : 'home';
    },
  };
}

/** Only the backend's clock knows the current campaign, and its number of pages. */
function lookPrinted(locale: Locale, segments: string[]): AddressStatus {
  if (isPrintedCampaign(segments)) return { at: localePath(locale, printedCataloguePath) };
  return parsePrintedPage(segments) ? 'unsure' : 'absent';
}

type Options = { backendUrl: string; read?: typeof fetch; now?: () => number };
type Test = (addresses: CatalogueAddresses) => boolean;
type ParsedAddress = ReturnType<typeof parseCataloguePath>[number];

function means({ departments, products }: CatalogueAddresses[Locale], meaning: ParsedAddress): boolean {
  if (meaning.kind === 'department') return meaning.page <= (departments.get(meaning.slug)?.pages ?? 0);
  return isMadeIn(products.get(meaning.slug), meaning.colour);
}

const isMadeIn = (product: KnownProduct | undefined, colour: string | null): product is KnownProduct =>
  product !== undefined && (colour === null || product.colours.includes(colour));

/**
 * The canonical address of a page that was asked for by its name in another language, or by code under a wrong name.
 */
function rightAddress(addresses: CatalogueAddresses, locale: Locale, meanings: ParsedAddress[]): string | undefined {
  for (const meaning of meanings) {
    if (meaning.kind === 'department') {
      const named = locales.map((other) => addresses[other].departments.get(meaning.slug)).find(Boolean);
      if (named && meaning.page <= named.pages) return catalogueHref(locale, named.names[locale], meaning.page);
    } else {
      const named = locales.map((other) => addresses[other].products.get(meaning.slug));
      const coded = endings(meaning.slug).map((ending) => addresses.references.get(ending));
      const product = [...named, ...coded].find(Boolean);
      if (!isMadeIn(product, meaning.colour)) continue;
      const href = catalogueHref(locale, product.names[locale]);
      return meaning.colour === null ? href : colourHref(href, meaning.colour);
    }
  }
  return undefined;
}

/** `a-b-c`, `b-c`, `c`: a code may have a dash in it. */
function endings(slug: string): string[] {
  const words = slug.split('-');
  return words.map((_, index) => words.slice(index).join('-'));
}
