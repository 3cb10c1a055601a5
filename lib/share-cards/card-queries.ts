import 'server-only';
import { brand } from '@/lib/brand';
import { getDepartmentOrProduct } from '@/lib/catalogue/catalogue-queries';
import { getScreenBlocks } from '@/lib/content/content-queries';
import type { Locale } from '@/lib/i18n/routing';
import { isExternalPicture } from '@/lib/media/media-rules';
import { getStore } from '@/lib/personal-store/store-queries';

/** The content of a card: texts, and pictures by their hash. */
export type ShareCard = { title: string; label: string; hashes: string[]; pictureWidth: number };

const wholeSideWidth = 860;
const frameWidth = 436;

/** The card of the page at exactly this address, without page number or colour; null for all others. */
export async function getDepartmentOrProductCard(locale: Locale, slug: string): Promise<ShareCard | null> {
  const place = await getDepartmentOrProduct(locale, slug);
  if (place?.kind === 'product' && !place.product.isColourPage) {
    const { name, typeName, reference, variants, shown } = place.product;
    const hash = variants[shown]?.pictures[0]?.hash;
    return {
      title: name,
      label: `${typeName} · ${reference}`,
      hashes: hash ? [hash] : [],
      pictureWidth: wholeSideWidth,
    };
  }
  if (place?.kind !== 'department' || place.department.page > 1) return null;
  const { name, crumbs, products } = place.department;
  const hashes = products.flatMap(({ colours }) => colours[0]?.picture?.hash ?? []).slice(0, 2);
  return {
    title: name,
    label: crumbs.map(({ label }) => label).join(' · '),
    hashes,
    pictureWidth: hashes.length > 1 ? frameWidth : wholeSideWidth,
  };
}

/** The card of a personal store: the executive's portrait, or the favourites. */
export async function getPersonalStoreCard(
  locale: Locale,
  alias: string,
  toTitle: (name: string) => string,
): Promise<ShareCard | null> {
  const found = await getStore(locale, alias);
  if (found?.state !== 'open') return null;
  const { name, town, portrait, favourites } = found.store;
  const liked = favourites.flatMap(({ product }) => product.colours[0]?.picture?.hash ?? []).slice(0, 2);
  const hashes = portrait ? [portrait.hash] : liked;
  return {
    title: toTitle(name),
    label: [brand.name, ...(town ? [town] : [])].join(' · '),
    hashes,
    pictureWidth: hashes.length > 1 ? frameWidth : wholeSideWidth,
  };
}

/** The shop's own card, for pages without one: the first picture of the home page. */
export async function getShopCard(locale: Locale, title: string): Promise<ShareCard> {
  const { hero } = await getScreenBlocks(locale, 'home');
  const picture = hero?.picture?.tall;
  return {
    title,
    label: '',
    hashes: picture && !isExternalPicture(picture) ? [picture] : [],
    pictureWidth: wholeSideWidth,
  };
}
