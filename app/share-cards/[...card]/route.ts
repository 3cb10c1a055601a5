import { connection } from 'next/server';
import { createTranslator } from 'next-intl';
import { isLocale } from '@/lib/i18n/routing';
import { cardDigest, createCardCache } from '@/lib/share-cards/card-cache';
import {
  getDepartmentOrProductCard,
  getPersonalStoreCard,
  getShopCard,
  type ShareCard,
} from '@/lib/share-cards/card-queries';
import { makeCard } from '@/lib/share-cards/draw-card';

type Context = { params: Promise<{ card: string[] }> };

const getCard = createCardCache(makeCard);
const kept = 'public, max-age=86400, stale-while-revalidate=604800';

/** The picture of a shared link: /share-cards/{language}.jpg, or with the address of a department, product or store. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const card = await findCard(await params);
  if (!card) return empty(404);
  const headers = headersOf(card);
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const picture = await getCard(card);
  return picture ? new Response(new Uint8Array(picture), { headers }) : empty(503);
}

/** Whether a card exists is known without drawing it. */
export async function HEAD(_: Request, { params }: Context): Promise<Response> {
  const card = await findCard(await params);
  return card ? new Response(null, { headers: headersOf(card) }) : empty(404);
}

const headersOf = (card: ShareCard) => ({
  'content-type': 'image/jpeg',
  'cache-control': kept,
  etag: `"${cardDigest(card)}"`,
});

async function findCard({ card }: { card: string[] }): Promise<ShareCard | null> {
  await connection();
  const path = card.join('/');
  const [, locale, slug] = /^([a-z]{2})(?:\/(.+))?\.jpg$/.exec(path) ?? [];
  if (!isLocale(locale)) return null;
  const alias = slug && /^my-store\/([A-Za-z0-9_-]{1,20})$/.exec(slug)?.[1];
  if (slug && !alias) return getDepartmentOrProductCard(locale, slug);
  const messages = (await import(`../../../messages/${locale}.json`)).default;
  const t = createTranslator({ locale, messages });
  if (alias) return getPersonalStoreCard(locale, alias, (name) => t('store.page.metaTitle', { name }));
  return getShopCard(locale, t('seo.card.shop'));
}

const empty = (status: number) =>
  new Response(null, {
    status,
    headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '5' }) },
  });
