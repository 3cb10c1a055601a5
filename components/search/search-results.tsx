import { getMessageGroup } from '@/lib/i18n/get-message-group';
import '@/components/catalogue/listing/listing.css';
import { getTranslations } from 'next-intl/server';
import { Listing } from '@/components/catalogue/listing/listing';
import { Link } from '@/components/layout/link';
import { linkClass } from '@/components/ui/text-link';
import { getCardActionWords } from '@/components/wish-list/card-action-words';
import type { Facets, ListingPage } from '@/lib/catalogue/listing-mappers';
import { countChosen, formatListingParams, type ListingParams } from '@/lib/catalogue/listing-params';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';

type Props = {
  address: ListingParams;
  /** The text as it is sent to the backend. */
  asked?: string;
  page: ListingPage;
  facets: Facets;
};

/** The listing of a search, or of a department for visitors who filter without script. */
export async function SearchResults({ address, asked = '', page, facets }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  const { text, system, department, choice, sort } = address;
  const fixed = department ? { department, page: page.page } : { text, system, page: page.page };
  return (
    <>
      {page.total === 0 && countChosen(choice) > 0 && (
        <p className="script-missing">
          <Link
            href={`${searchHref(locale)}?${formatListingParams({ text, system, department })}`}
            className={linkClass('accent')}
          >
            {t('unfiltered')}
          </Link>
        </p>
      )}
      <Listing
        source={department ? { kind: 'department', slug: department } : { kind: 'search', text: asked }}
        locale={locale}
        place={{ path: searchHref(locale), fixed }}
        first={page}
        facets={facets}
        asked={{ choice, sort }}
        words={await getMessageGroup('listing.words')}
        cardWords={await getMessageGroup('catalogue.card')}
        actionWords={await getCardActionWords()}
        barWords={await getMessageGroup('comparison.bar')}
      />
    </>
  );
}
