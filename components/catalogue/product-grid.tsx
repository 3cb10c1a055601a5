import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SwatchList } from '@/components/ui/swatch';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { formatPrice } from '@/lib/money';

type Words = Awaited<ReturnType<typeof getTranslations<'catalogue.card'>>>;

export async function ProductGrid({ products }: { products: Product[] }) {
  const t = await getTranslations('catalogue.card');
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.reference}>
          <ProductCard product={product} t={t} />
        </li>
      ))}
    </ul>
  );
}

/**
 * One card a style. The whole card leads to the product; its name is the link that is read out. Not asynchronous: each
 * card would be a row of its own in the page's data.
 */
function ProductCard({ product, t }: { product: Product; t: Words }) {
  const { name, href, price, badge, colours, secondPicture, available } = product;
  const picture = colours.find((colour) => colour.picture)?.picture;
  return (
    <article className="product-card">
      <div className="product-card-picture">
        {picture && (
          <Picture
            hash={picture.hash}
            variant="thumbnail"
            alt={picture.alt}
            dominantColor={picture.dominantColor}
            sizes="(max-width: 767px) 45vw, 218px"
          />
        )}
        {secondPicture && (
          <Picture
            hash={secondPicture.hash}
            variant="thumbnail"
            alt=""
            dominantColor={secondPicture.dominantColor}
            sizes="(max-width: 767px) 45vw, 218px"
            className="product-card-second"
          />
        )}
        {badge && <Badge className="product-card-badge">{t(`badge.${badge}`)}</Badge>}
      </div>
      <h3>
        <Link href={href} className="product-card-link">
          {name}
        </Link>
      </h3>
      <p>
        <Price
          cents={price.from}
          toCents={price.to}
          previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
          labels={{ now: t('now'), previous: t('previous') }}
          note={price.before && t('lowest30', { price: formatPrice(price.before.lowest30) })}
        />
      </p>
      {!available && <p className="product-card-note">{t('soldOut')}</p>}
      <SwatchList
        label={t('colours')}
        swatches={colours.map(({ code, name: colourName, colour }) => ({
          id: code,
          name: colourName,
          colour,
        }))}
        moreLabel={(hidden) => t('moreColours', { count: hidden })}
      />
    </article>
  );
}
