import { getTranslations } from 'next-intl/server';
import { ProductGrid } from '@/components/catalogue/product-grid';
import { Link } from '@/components/layout/link';
import { Pagination } from '@/components/ui/pagination';
import { formatFilterAddress, type ListingAddress } from '@/lib/catalogue/filter-address';
import type { ListingPage } from '@/lib/catalogue/listing-mappers';
import { requireLocale } from '@/lib/i18n/locale';
import { searchHref } from '@/lib/search/search-text';

export async function SearchResults({ address, page }: { address: ListingAddress; page: ListingPage }) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  return (
    <>
      <p>{t('count', { count: page.total })}</p>
      <ProductGrid products={page.products} headingLevel={2} />
      <Pagination
        label={t('pages')}
        page={page.page}
        pages={page.pages}
        href={(each) => `${searchHref(locale)}?${formatFilterAddress({ ...address, page: each })}`}
        pageLabel={(each) => t('page', { page: each })}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        Link={Link}
      />
    </>
  );
}
