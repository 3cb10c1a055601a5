import { getMessageGroup } from '@/lib/i18n/get-message-group';
import '@/components/catalogue/catalogue.css';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/text-link';
import { getCardActionWords } from '@/components/wish-list/card-action-words';
import { indexProductsMax } from '@/contract/rules';
import type { DepartmentPage } from '@/lib/catalogue/catalogue-mappers';
import { catalogueHref } from '@/lib/catalogue/catalogue-path';
import type { Facets } from '@/lib/catalogue/listing-mappers';
import { requireLocale } from '@/lib/i18n/locale';
import { departmentHeading } from '@/lib/seo/department-heading';
import { Listing } from './listing';

type Props = { department: DepartmentPage; facets: Facets };

export async function DepartmentView({ department, facets }: Props) {
  const locale = await requireLocale();
  const t = await getTranslations('listing');
  const { name, description, slug, crumbs, children, products, total, page, pages } = department;
  return (
    <div className="catalogue-page">
      {crumbs.length > 0 && <Breadcrumbs label={t('department.crumbs')} steps={crumbs} current={name} Link={Link} />}
      <header className="catalogue-head">
        <h1>{departmentHeading(department, await getMessageGroup('listing.department'), locale)}</h1>
        <p>{description}</p>
      </header>
      {children.length > 0 && (
        <nav aria-label={t('department.children', { name })}>
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
      <Listing
        source={{ kind: 'department', slug }}
        locale={locale}
        place={{ path: catalogueHref(locale, slug, page) }}
        first={{ products, total, page, pages }}
        facets={total > indexProductsMax ? facets : { ...facets, braSizes: [] }}
        words={await getMessageGroup('listing.words')}
        cardWords={await getMessageGroup('catalogue.card')}
        actionWords={await getCardActionWords()}
        barWords={await getMessageGroup('comparison.bar')}
      />
    </div>
  );
}
