import { toCents } from '@/contract/money';
import { createStore } from '@/lib/state/store';

type JsonLdNode = { [name: string]: unknown };
type PageFacts = {
  categories: string[];
  product: { id: string; name: string; cents: number | null } | null;
  listing: { name: string; items: { id: string; name: string }[] } | null;
};

/**
 * A tag manager gets the page's structured data and nothing else. A page shown before may still be in the document,
 * hidden: only data that names this address belongs to this page.
 */
export function readPageFacts(path: string, from: ParentNode = document): PageFacts {
  const nodes = [...from.querySelectorAll('script[type="application/ld+json"]')].flatMap(({ textContent }) =>
    parse(textContent),
  );
  const ofKind = (...kinds: string[]) => nodes.filter((node) => kinds.includes(String(node['@type'])));
  const trail = ofKind('BreadcrumbList').find((node) => isHere(path, listOf(node.itemListElement).at(-1)?.item));
  const product = ofKind('Product', 'ProductGroup').find((node) => isHere(path, node.url));
  const listing = ofKind('ItemList').find((node) => isHere(path, node.url));
  return {
    // The first step is the shop, and on a product's page the last one is the product.
    categories: listOf(trail?.itemListElement)
      .slice(1, product ? -1 : undefined)
      .map(({ name }) => String(name)),
    product: product ? toProduct(product) : null,
    listing: listing ? { name: String(listing.name), items: listOf(listing.itemListElement).map(toListed) } : null,
  };
}

function parse(text: string | null): JsonLdNode[] {
  try {
    const found: unknown = JSON.parse(text ?? '');
    const graph = (found as { '@graph'?: unknown })['@graph'];
    return listOf(graph ?? found);
  } catch {
    return [];
  }
}

const listOf = (value: unknown): JsonLdNode[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (each): each is JsonLdNode => typeof each === 'object' && each !== null,
  );

/** A colour's address is below its product's. */
function isHere(path: string, url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { pathname } = new URL(url);
  return path === pathname || path.startsWith(`${pathname}/`);
}

function toProduct(node: JsonLdNode): PageFacts['product'] {
  const prices = listOf(node.hasVariant ?? node)
    .flatMap(({ offers }) => listOf(offers))
    .flatMap(({ price }) => (typeof price === 'number' ? [toCents(price)] : []));
  return {
    id: String(node.productGroupID ?? node.mpn),
    name: String(node.name),
    cents: prices.length > 0 ? Math.min(...prices) : null,
  };
}

/** A style's reference is the end of its address; a colour may follow. */
export const referenceOf = (url: string): string =>
  /\/catalogue\/(?:[^/?#]*-)?([^-/?#]+)/.exec(url)?.[1]?.toUpperCase() ?? '';

const toListed = ({ name, url }: JsonLdNode) => ({ id: referenceOf(String(url)), name: String(name) });

/**
 * Words for articles that reveal something about the wearer's health, in the shop's languages: nursing, pregnancy,
 * surgery. A name is all that pages and bags know of an article, whatever the backend.
 */
const telling =
  /lactancia|premam|maternal|posparto|postquir|postoper|mastect|nursing|maternity|postpartum|post-?surg|still-?bh|stillen|umstand|mastekt|prothes|prosthe|prótesis/i;

/** C-21/23: purchases can reveal health, so a tag manager gets no such article, by name or by number. */
export const isSensitiveProduct = ({ name }: { name: string }): boolean => telling.test(name);

/** E09. The categories of the current page, from the widest to the closest; empty on a page without any. */
export const createCategoryStore = () => createStore<{ categories: readonly string[] }>({ categories: [] });

export const categoryStore = createCategoryStore();
