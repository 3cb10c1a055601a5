import type { ProductCard } from './catalogue-mappers';
import type { Product } from './product-mappers';

const atOnce = 4;

/** For a backend without cards by reference: reads each product; those not sold are left out. */
export async function readOneByOne(
  references: string[],
  read: (reference: string) => Promise<Product | null>,
): Promise<ProductCard[]> {
  const cards: ProductCard[] = [];
  for (let from = 0; from < references.length; from += atOnce) {
    const products = await Promise.all(references.slice(from, from + atOnce).map(read));
    cards.push(...products.flatMap((product) => (product ? [toCard(product)] : [])));
  }
  return cards;
}

function toCard({ reference, name, href, price, badge, variants, sellable }: Product): ProductCard {
  return {
    reference,
    name,
    href,
    price,
    badge,
    colours: variants.map(({ code, name: colourName, colour, src, pictures }) => ({
      code,
      name: colourName,
      colour,
      src,
      picture: pictures[0] ?? null,
    })),
    secondPicture: variants[0]?.pictures[1]?.hash ?? null,
    available: sellable && variants.some(({ articles }) => articles.some(({ maxQuantity }) => maxQuantity > 0)),
  };
}
