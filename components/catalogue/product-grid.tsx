import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/layout/link';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { SwatchList } from '@/components/ui/swatch';
import type { ProductCard as Product } from '@/lib/catalogue/catalogue-mappers';
import { formatPrice } from '@/lib/money';

type Props = { products: Product[]; headingLevel?: 2 | 3 };

export async function ProductGrid({ products, headingLevel = 3 }: Props) {
  const t = await getTranslations('catalogue.card');
  const words: Words = {
    now: t('now'),
    previous: t('previous'),
    soldOut: t('soldOut'),
    colours: t('colours'),
    badge: (badge) => t(`badge.${badge}`),
    lowest30: (cents) => t('lowest30', { price: formatPrice(cents) }),
    moreColours: (count) => t('moreColours', { count }),
  };
  return (
    <ul className="product-grid">
      {products.map((product) => (
        <li key={product.reference}>
          <ProductCard product={product} words={words} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

type Words = Record<'now' | 'previous' | 'soldOut' | 'colours', string> & {
  badge: (badge: NonNullable<Product['badge']>) => string;
  lowest30: (cents: number) => string;
  moreColours: (count: number) => string;
};

type CardProps = { product: Product; words: Words; headingLevel: 2 | 3 };

/**
 * One card a style. The whole card leads to the product; its name is the link that is read out. Not asynchronous: each
 * card would be a row of its own in the page's data.
 */
function ProductCard({ product, words, headingLevel }: CardProps) {
  const Heading = `h${headingLevel}` as const;
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
        {badge && <Badge className="product-card-badge">{words.badge(badge)}</Badge>}
      </div>
      <Heading className="product-card-name">
        <Link href={href} className="product-card-link">
          {name}
        </Link>
      </Heading>
      <p>
        <Price
          cents={price.from}
          toCents={price.to}
          previous={price.before ? { cents: price.before.from, toCents: price.before.to } : undefined}
          labels={words}
          note={price.before && words.lowest30(price.before.lowest30)}
        />
      </p>
      {!available && <p className="product-card-note">{words.soldOut}</p>}
      <SwatchList
        label={words.colours}
        swatches={colours.map(({ code, name: colourName, colour }) => ({
          id: code,
          name: colourName,
          colour,
        }))}
        moreLabel={words.moreColours}
      />
    </article>
  );
}
