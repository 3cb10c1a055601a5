import { toCents } from '@/lib/money';

type JsonLdNode = { [name: string]: unknown };
type PageFacts = {
  categories: string[];
  product: { id: string; name: string; cents: number | null } | null;
  listing: { name: string; items: { id: string; name: string }[] } | null;
};

/**
 * What the page says of itself to machines is what a tag manager hears of it, and nothing else. A page that was shown
 * before may still be in the document, hidden: only what names this address is of this page.
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
    // The first step is the shop, and the last one a product where the page is one.
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

/** A colour of a product has an address of its own below it. */
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

/** A style's reference is the end of its address; a colour of it stands behind it. */
export const referenceOf = (url: string): string =>
  /\/catalogue\/(?:[^/?#]*-)?([^-/?#]+)/.exec(url)?.[1]?.toUpperCase() ?? '';

const toListed = ({ name, url }: JsonLdNode) => ({ id: referenceOf(String(url)), name: String(name) });
