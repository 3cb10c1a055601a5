import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Link } from '@/components/layout/link';
import { buttonClass } from '@/components/ui/button';
import { linkClass } from '@/components/ui/text-link';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { countChosen, formatFilterAddress, type ListingAddress } from '@/lib/catalogue/filter-address';
import { requireLocale } from '@/lib/i18n/locale';
import type { FoundDepartment } from '@/lib/search/search-mappers';
import { filterDepartment, searchProducts } from '@/lib/search/search-queries';
import { searchHref } from '@/lib/search/search-text';
import { SearchForm } from './search-form';
import { SearchHelp } from './search-help';
import { SearchResults } from './search-results';

type Props = { address: ListingAddress };

/** F007. Whole without script: what was found, or what can be done where nothing was. */
export async function SearchView({ address }: Props) {
  if (address.text) return <TextResults address={{ ...address, department: null }} />;
  if (address.department) return <DepartmentResults address={address} slug={address.department} />;
  const t = await getTranslations('search.page');
  return (
    <Frame title={t('title')} text="">
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
  const { page, facets, approximate, departments } = result;
  // With filters the listing itself says that they leave nothing, and how to take them back.
  if (page.total === 0 && countChosen(address.choice) === 0) {
    return (
      <Frame title={t('nothing', { text })} text={text}>
        <p>{t('nothingText')}</p>
        <Departments departments={departments} />
      </Frame>
    );
  }
  return (
    <Frame
      title={t('found', { text })}
      text={text}
      results={<SearchResults address={address} page={page} facets={facets} />}
    >
      {approximate && <p>{t('alike', { text })}</p>}
      <Departments departments={departments} />
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
    <Frame title={department.name} text="" results={<SearchResults address={address} page={page} facets={facets} />}>
      <p>
        <Link href={catalogueHref(locale, slug)} className={linkClass()}>
          {t('whole', { name: department.name })}
        </Link>
      </p>
    </Frame>
  );
}

async function toFirstPage(address: ListingAddress): Promise<never> {
  const locale = await requireLocale();
  redirect(`${searchHref(locale)}?${formatFilterAddress({ ...address, page: 1, shown: null })}`);
}

async function Away({ address }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('search.page');
  return (
    <Frame title={t('away')} text={address.text}>
      <p role="alert">{t('awayText')}</p>
      <p>
        <a href={`${searchHref(locale)}?${formatFilterAddress(address)}`} className={buttonClass()}>
          {t('retry')}
        </a>
      </p>
    </Frame>
  );
}

async function Departments({ departments }: { departments: FoundDepartment[] }) {
  const t = await getTranslations('search.page');
  if (departments.length === 0) return null;
  return (
    <nav aria-label={t('places')}>
      <ul className="search-places">
        {departments.map(({ label, href }) => (
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

type FrameProps = { title: string; text: string; results?: ReactNode; children: ReactNode };

function Frame({ title, text, results, children }: FrameProps) {
  return (
    <div className="search-page">
      <header className="search-head">
        <h1>{title}</h1>
        {children}
        <SearchForm text={text} />
      </header>
      {results}
      {!results && <SearchHelp />}
    </div>
  );
}
