import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Pagination } from '@/components/ui/pagination';
import { linkClass } from '@/components/ui/text-link';
import type { DepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import { requireLocale } from '@/lib/i18n/locale';
import { ProductGrid } from './product-grid';

export async function DepartmentView({ department }: { department: DepartmentPage }) {
  const locale = await requireLocale();
  const t = await getTranslations('catalogue.department');
  const { name, description, slug, crumbs, children, products, total, page, pages } = department;
  return (
    <div className="catalogue-page">
      {crumbs.length > 0 && <Breadcrumbs label={t('crumbs')} steps={crumbs} current={name} Link={Link} />}
      <header className="catalogue-head">
        <h1>{name}</h1>
        <p>{description}</p>
        <p className="text-soft">{t('count', { count: total })}</p>
      </header>
      {children.length > 0 && (
        <nav aria-label={t('children', { name })}>
          <ul className="catalogue-children">
            {children.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} className={linkClass()}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ProductGrid products={products} headingLevel={2} />
      <Pagination
        label={t('pages')}
        page={page}
        pages={pages}
        href={(each) => catalogueHref(locale, slug, each)}
        pageLabel={(each) => t('page', { page: each })}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        Link={Link}
      />
    </div>
  );
}
