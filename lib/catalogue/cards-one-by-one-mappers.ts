import type { ProductCardWire, ProductWire } from '@/contract/catalogue/schemas';
import { listSold, picturesOf, toArticles } from './product-mappers';

const atOnce = 4;

/** For a backend without cards by reference: reads each product; those not sold are left out. */
export async function readOneByOne(
  references: string[],
  read: (reference: string) => Promise<ProductWire | null>,
): Promise<ProductCardWire[]> {
  const cards: ProductCardWire[] = [];
  for (let from = 0; from < references.length; from += atOnce) {
    const products = await Promise.all(references.slice(from, from + atOnce).map(read));
    cards.push(...products.flatMap((product) => (product && toCardWire(product)) ?? []));
  }
  return cards;
}

/** The card that the call would have answered with; null when nothing is sold. */
function toCardWire(wire: ProductWire): ProductCardWire | null {
  const { nombre, url, tipo, precio, etiqueta, guiaTallas, legal, sizeList } = wire;
  const variants = listSold(wire);
  const [first] = variants;
  if (!first) return null;
  const articles = legal.completo ? variants.flatMap((each) => toArticles(each, wire)) : [];
  const inStock = articles.filter(({ maxQuantity }) => maxQuantity > 0).map(({ size }) => size);
  return {
    ...{ referencia: wire.parent.reference, nombre, url, tipo, precio, etiqueta, guiaTallas },
    colores: variants.map((each) => ({ ...each, foto: picturesOf(each, wire)[0] ?? null })),
    fotoAlterna: picturesOf(first, wire)[1] ?? null,
    tallas: Object.keys(sizeList),
    tallasDisponibles: [...new Set(inStock)],
    disponible: inStock.length > 0,
  };
}
