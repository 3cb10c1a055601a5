import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { countChosen, formatListingParams, type ListingParams } from '@/lib/catalogue/listing-params';
import { requireLocale } from '@/lib/i18n/locale';
import type { SearchLink } from '@/lib/search/search-mappers';
import { filterDepartment, searchProducts } from '@/lib/search/search-queries';
import { searchHref } from '@/lib/search/search-text';
import { sizeSystems } from '@/lib/size-tables/size-systems';
import { listTypedSizes, type TypedSize } from '@/lib/size-tables/sizes-in-text';
import { RememberSearch } from './remember-search';
import { SearchForm, SearchHelp } from './search-form';
import { SearchResults } from './search-results';

type Props = { address: ListingParams };

/** F007. Complete without script: the results, or what to try if there are none. */
export async function SearchView({ address }: Props) {
  if (address.text) return <TextResults address={{ ...address, department: null }} />;
  if (address.department) return <DepartmentResults address={address} slug={address.department} />;
  const t = await getTranslations('search.page');
  return (
    <Frame title={t('title')}>
      <p>{t('startText')}</p>
    </Frame>
  );
}

async function TextResults({ address }: Props) {
  const { text } = address;
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  const result = await searchProducts(locale, address);
  if (result.kind === 'away') return <Away address={address} />;
  if (result.kind === 'absent') return toFirstPage(address);
  const { page, facets, approximate, departments, pages, asked, sizes } = result;
  // With filters the listing itself says that nothing is left, and how to remove them.
  if (page.total === 0 && countChosen(address.choice) === 0) {
    return (
      <Frame title={t(pages.length > 0 ? 'answered' : 'nothing', { text })} address={address}>
        {pages.length === 0 && <p>{t('nothingText')}</p>}
        <SizesRead address={address} sizes={sizes} />
        <Places label={t('pages')} places={pages} />
        <Places label={t('places')} places={departments} />
      </Frame>
    );
  }
  return (
    <Frame
      title={t('found', { text })}
      address={address}
      results={<SearchResults address={address} asked={asked} page={page} facets={facets} />}
    >
      {approximate && <p>{t('alike', { text })}</p>}
      <SizesRead address={address} sizes={sizes} />
      <Places label={t('pages')} places={pages} />
      <Places label={t('places')} places={departments} />
    </Frame>
  );
}

async function DepartmentResults({ address, slug }: Props & { slug: string }) {
  const locale = await requireLocale();
  const result = await filterDepartment(locale, slug, address);
  if (result.kind === 'away') return <Away address={address} />;
  if (result.kind === 'absent') return address.page > 1 ? toFirstPage(address) : redirect(searchHref(locale));
  const { department, page, facets } = result;
  const t = await getTranslations('search.page');
  return (
    <Frame title={department.name} results={<SearchResults address={address} page={page} facets={facets} />}>
      <p>
        <Link href={catalogueHref(locale, slug)} className={linkClass()}>
          {t('whole', { name: department.name })}
        </Link>
      </p>
    </Frame>
  );
}

async function toFirstPage(address: ListingParams): Promise<never> {
  const locale = await requireLocale();
  redirect(`${searchHref(locale)}?${formatListingParams({ ...address, page: 1, shown: null })}`);
}

async function Away({ address }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  return (
    <Frame title={t('away')} address={address}>
      <p role="alert">{t('awayText')}</p>
      <p>
        <a href={`${searchHref(locale)}?${formatListingParams(address)}`} className={buttonClass()}>
          {t('retry')}
        </a>
      </p>
    </Frame>
  );
}

/** Says in which size system a typed size was read if our labels differ, and which other systems it could be in. */
async function SizesRead({ address, sizes }: Props & { sizes: TypedSize[] }) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  const words = await getTranslations('listing.words.groups.systems');
  const [size] = sizes.filter(({ typed, label }) => typed !== label);
  if (!size) return null;
  const { text } = address;
  const others = sizeSystems.filter((system) =>
    listTypedSizes(text, system).some((other) => other.system === system && other.label !== size.label),
  );
  return (
    <>
      <p>{t('size', { ...size, system: words(size.system) })}</p>
      {others.length > 0 && (
        <ul className="search-places">
          {others.map((system) => (
            <li key={system}>
              <Link href={`${searchHref(locale)}?${formatListingParams({ text, system })}`} className={linkClass()}>
                {t('sizeOther', { typed: size.typed, system: words(system) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Places({ label: name, places }: { label: string; places: SearchLink[] }) {
  if (places.length === 0) return null;
  return (
    <nav aria-label={name}>
      <ul className="search-places">
        {places.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={linkClass()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type FrameProps = { title: string; address?: ListingParams; results?: ReactNode; children: ReactNode };

async function Frame({ title, address, results, children }: FrameProps) {
  return (
    <div className="search-page">
      <header className="search-head">
        <h1>{title}</h1>
        {children}
        <SearchForm text={address?.text ?? ''} system={address?.system ?? null} />
      </header>
      {results}
      {!results && <SearchHelp />}
      {address?.text && <RememberSearch text={address.text} />}
    </div>
  );
}
