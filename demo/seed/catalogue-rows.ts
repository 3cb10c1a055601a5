import { colors } from './goods/colors.ts';
import { departments } from './goods/departments.ts';
import { sizes } from './goods/sizes.ts';
import type { PictureRow } from './pictures.ts';
import type { SeedStyle } from './styles.ts';

type Row = Record<string, unknown>;

export const departmentIds = new Map(departments.map(({ code }, index) => [code, index + 1]));
const colorNumbers = new Map(colors.map(({ code, number }) => [code, number]));
const sizeNumbers = new Map(sizes.map(({ code }, index) => [code, index]));

/** Assigns ids itself, so that one pass writes parents and children without reading anything back. */
export function createCatalogueRows(loadedAt: Date) {
  const next = { product: 1, variant: 1, article: 1 };
  const knownPictures = new Set<string>();

  return function toRows(styles: readonly SeedStyle[]) {
    const rows = {
      pictures: [] as PictureRow[],
      products: [] as Row[],
      product_departments: [] as Row[],
      variants: [] as Row[],
      variant_pictures: [] as Row[],
      articles: [] as Row[],
      stock: [] as Row[],
      prices: [] as Row[],
    };
    for (const style of styles) {
      const product_id = next.product++;
      rows.products.push({
        id: product_id,
        reference: style.reference,
        type_code: style.type.code,
        ...style.facets,
        gender: style.gender,
        collection: style.collection,
        department_id: departmentIds.get(style.department),
        rank: style.rank,
        name: style.name,
        description: style.description,
        slug: style.slug,
        launched_at: style.launched_at,
        composition: style.composition,
        care: style.care,
        ...style.maker,
        warnings: style.warnings,
        animal_parts: style.animal_parts,
        sealed_hygiene: false,
        changed_at: loadedAt,
      });
      for (const code of style.departments)
        rows.product_departments.push({ department_id: departmentIds.get(code), rank: style.rank, product_id });
      style.variants.forEach((variant, variantAt) => {
        const variant_id = next.variant++;
        rows.variants.push({ id: variant_id, product_id, color_code: variant.color, position: variantAt + 1 });
        variant.pictures.forEach((picture, at) => {
          if (!knownPictures.has(picture.hash)) rows.pictures.push(picture);
          knownPictures.add(picture.hash);
          rows.variant_pictures.push({ variant_id, position: at + 1, hash: picture.hash, view: viewOf(picture) });
        });
        for (const article of variant.articles) {
          const article_id = next.article++;
          rows.articles.push({
            id: article_id,
            product_id,
            variant_id,
            size_code: article.size,
            code: printedCode(product_id, variant.color, article.size),
            max_quantity: article.max_quantity,
            grams: article.grams,
          });
          rows.stock.push({ article_id, warehouse: 'Bodega central', quantity: article.stock.central });
          rows.stock.push({ article_id, warehouse: 'Bodega Europa', quantity: article.stock.europe });
          for (const price of article.prices) rows.prices.push({ article_id, ...price });
        }
      });
    }
    return { rows, productIds: rows.products.map(({ id }) => id as number) };
  };
}

const viewOf = ({ spec }: PictureRow) => ('garment' in spec ? spec.garment.view : 'frente');

/** Style, colour, size and a Luhn digit, so that a typing error in the order pad is caught. */
function printedCode(product: number, color: string, size: string): string {
  const two = (value: number | undefined) => String(value ?? 0).padStart(2, '0');
  const digits = `${product + 100}${two(colorNumbers.get(color))}${two(sizeNumbers.get(size))}`;
  return digits + luhn(digits);
}

function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
