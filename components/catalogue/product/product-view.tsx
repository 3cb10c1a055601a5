import { getMessageGroup } from '@/lib/i18n/get-message-group';
import '@/components/catalogue/catalogue.css';
import { getTranslations } from 'next-intl/server';
import { getBuyWords } from '@/components/cart/buy-words';
import { FilmStory, FilmThumb, ProductFilm } from '@/components/catalogue/film/product-film';
import { Link } from '@/components/layout/link';
import { StaticProductGrid } from '@/components/product-card/product-grid';
import { ProductRating } from '@/components/reviews/product-rating';
import { ProductReviews } from '@/components/reviews/product-reviews';
import { getSizeWords } from '@/components/size-tables/size-words';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { linkClass } from '@/components/ui/text-link';
import type { Film, Product } from '@/lib/catalogue/product-mappers';
import { toProductOptions } from '@/lib/catalogue/product-options';
import { listRelatedOrNone } from '@/lib/catalogue/product-queries';
import { findSetPartner } from '@/lib/catalogue/product-rules';
import { addToCompareHref } from '@/lib/comparison/comparison-rules';
import { settings } from '@/lib/env';
import { requireLocale } from '@/lib/i18n/locale';
import { type Locale, localePath } from '@/lib/i18n/routing';
import { listPrintedPages } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { isSizeTable, sizeTableHref } from '@/lib/size-tables/size-tables';
import { LazyRelatedProducts } from './lazy-related-products';
import { ProductFacts } from './product-facts';
import type { FilmParts } from './product-gallery';
import { ProductIsland } from './product-island';

/** Everything the printed catalogue says of a product, and more: pictures, choice, codes, material and manufacturer. */
export async function ProductView({ product }: { product: Product }) {
  const locale = await requireLocale();
  const t = await getTranslations('product');
  const card = await getTranslations('catalogue');
  const related = await getTranslations('product.related');
  const { name, description, reference, crumbs, badge, sizeGuide, sellable, variants, shown } = product;
  // Optional: if companions cannot be read, the product is shown without them.
  const companions = await listRelatedOrNone(locale, reference);
  const partner = sellable ? findSetPartner(companions) : undefined;
  const colour = variants[shown]?.code ?? '';
  // The last match, because the cover repeats products that have a page of their own.
  const printed = (await listPrintedPages(locale)).findLast(({ references }) => references.includes(reference));
  return (
    <div className="catalogue-page" data-typed>
      <Breadcrumbs label={t('crumbs')} steps={crumbs} current={name} Link={Link} />
      <ProductIsland
        choice={toProductOptions(product)}
        shown={shown}
        origin={settings().publicOrigin}
        locale={locale}
        deliveryHref={localePath(locale, '/customer-care/delivery')}
        guide={
          sizeGuide && {
            table: sizeGuide,
            locale,
            href: sizeTableHref(locale, isSizeTable(sizeGuide) ? sizeGuide : undefined),
            words: await getSizeWords(sizeGuide),
          }
        }
        films={await placeFilms(product, locale)}
        words={await getMessageGroup('product.choice')}
        buyWords={await getBuyWords()}
        restock={await getMessageGroup('reviews.restock')}
        share={await getMessageGroup('product.share')}
        heart={await getMessageGroup('wishList.heart')}
        head={
          <p className="product-reference">
            {badge && <Badge>{card(`card.badge.${badge}`)}</Badge>}
            {t('reference', { reference })}
            {printed && (
              <Link href={printed.href} className={linkClass()}>
                {t('printed', { number: printed.number })}
              </Link>
            )}
            <ProductRating reference={reference} locale={locale} />
          </p>
        }
      >
        <p>
          {/* A plain link: the comparison's page knows what else the tab compares. */}
          <Link href={addToCompareHref(locale, { reference, colour })} className={linkClass()}>
            {t('compare')}
          </Link>
        </p>
        <p>{description}</p>
        <ProductFacts product={product} />
      </ProductIsland>
      <ProductReviews reference={reference} locale={locale} />
      <LazyRelatedProducts
        locale={locale}
        reference={reference}
        words={await getMessageGroup('product.recent')}
        similar={related('rival')}
        set={
          partner && {
            ...(await getSetWords()),
            colour,
            name: partner.name,
            references: [reference, partner.reference],
          }
        }
        card={await getMessageGroup('catalogue.card')}
        companion={related('companion')}
        companions={companions}
      >
        {companions.length > 0 && (
          <section className="product-strip">
            <h2>{related('companion')}</h2>
            <StaticProductGrid products={companions} words={await getMessageGroup('catalogue.card')} />
          </section>
        )}
      </LazyRelatedProducts>
    </div>
  );
}

/** By colour, because only the page of a colour with a film carries a player. */
async function placeFilms({ name, variants }: Product, locale: Locale): Promise<Record<string, FilmParts>> {
  const words = await getMessageGroup('product.film');
  const place = (film: Film): FilmParts => ({
    player: <ProductFilm film={film} name={name} locale={locale} words={words} />,
    thumb: <FilmThumb {...film} />,
    story: film.story && <FilmStory story={film.story} words={words} />,
  });
  return Object.fromEntries(variants.flatMap(({ code, film }) => (film ? [[code, place(film)]] : [])));
}

const getSetWords = async () => ({
  words: await getMessageGroup('product.set'),
  quick: await getMessageGroup('cart.quick'),
  buy: await getBuyWords(),
});
