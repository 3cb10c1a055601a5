import { getPlacedOrder, listOrders } from '@/lib/account/orders-queries';
import { getSales } from '@/lib/account/sales-queries';
import { getAccountSummary, listAllMovements } from '@/lib/account/statement-queries';
import { checkLines } from '@/lib/cart/bag-check';
import { toCartLine } from '@/lib/cart/cart-line';
import { readCards } from '@/lib/catalogue/card-calls';
import { getDepartmentOrProduct, getMenu, listNewArrivals } from '@/lib/catalogue/catalogue-queries';
import { nothingChosen } from '@/lib/catalogue/listing-params';
import { openListing } from '@/lib/catalogue/listing-reader';
import { toProductOptions } from '@/lib/catalogue/product-options';
import { listRelatedOrNone } from '@/lib/catalogue/product-queries';
import { priceOf } from '@/lib/catalogue/product-rules';
import { getAddressBook } from '@/lib/checkout/address/address-queries';
import { chooseGift } from '@/lib/checkout/draft/executive-draft-mutations';
import { getSummary, listGifts } from '@/lib/checkout/draft/executive-draft-queries';
import { getConfirmed } from '@/lib/checkout/placed/placed-queries';
import { getScreenBlocks } from '@/lib/content/content-queries';
import { listDeliveryPlaces, listOfferedPayments } from '@/lib/customer-care/care-queries';
import { getActiveOrder } from '@/lib/desk/desk-queries';
import { addLines, applyCoupon, readGrid } from '@/lib/order/order-mutations';
import { getOrderInHand, getSuggestions, listOrderClients } from '@/lib/order/order-queries';
import { getReorderOptions } from '@/lib/pad/pad-queries';
import { getStore } from '@/lib/personal-store/store-queries';
import { getPrintedCatalogue, getPrintedPage } from '@/lib/printed-catalogue/printed-catalogue-queries';
import { getClubOrNone } from '@/lib/prizes/prizes-queries';
import { listMoreReviews, readTranslation } from '@/lib/reviews/reviews-calls';
import { getFirstReviews, getReviewedProduct, getReviews } from '@/lib/reviews/reviews-queries';
import { suggestProducts } from '@/lib/search/search-calls';
import { productJsonLd } from '@/lib/seo/catalogue-json-ld';
import { listSitemapParts, readSitemapPart } from '@/lib/seo/sitemap-queries';
import { listCampaigns } from '@/lib/shop/campaign-queries';
import { signIn } from '@/lib/sign-in/session-mutations';
import { emptyAnswers } from '@/lib/solution-guide/guide-answers';
import { readAdvice } from '@/lib/solution-guide/guide-calls';
import { findBraByLabel } from '@/lib/solution-guide/guide-sizes';
import type { Journey, Page } from './asked-calls';
import { aCartRecord, aToken } from './factories';

const es = 'es' as const;
const product = 'sujetador-alba-v1042';
const reader = { token: aToken(), locale: es };
const site = { origin: 'https://shop.example', locale: es };
const placeOf = async (slug: string) => (await getDepartmentOrProduct(es, slug)) ?? 'not found';

/** The reads of each page or journey, by the functions that it uses. */
export const pages: Record<Page, () => Promise<unknown>> = {
  'every page: menu': () => getMenu(es),
  home: () => Promise.all([getScreenBlocks(es, 'home'), listCampaigns(es), listNewArrivals(es)]),
  listing: () => placeOf('mujer/sujetadores'),
  product: async () => {
    const place = await placeOf(product);
    if (place === 'not found' || place.kind !== 'product') return place;
    const { reference } = place.product;
    const reviews = await getFirstReviews(es, reference);
    const choice = toProductOptions(place.product);
    const prices = choice.colours.map((_, at) => choice.sizes.map((__, size) => priceOf(choice, at, size)));
    return [
      place,
      reviews,
      await listRelatedOrNone(es, reference),
      prices,
      productJsonLd(site, place.product, reviews),
    ];
  },
  reviews: () => Promise.all([getReviewedProduct(es, 'v1042'), getReviews(es, { reference: 'v1042', size: 20 })]),
  'customer care': () =>
    Promise.all([getScreenBlocks(es, 'customer-care/delivery'), listDeliveryPlaces(es), listOfferedPayments()]),
  'your business': () => Promise.all([getScreenBlocks(es, 'your-business'), getClubOrNone(es)]),
  'personal store': async () => {
    const store = await getStore(es, 'marta-velia');
    return store ? [store, await listCampaigns(es)] : 'not found';
  },
  'printed catalogue': () =>
    Promise.all([getPrintedCatalogue(es), getPrintedPage(es, { campaign: '2026-12', number: 2 })]),
  sitemap: async () => {
    const parts = await listSitemapParts();
    return Promise.all(parts.map(async ({ name }) => [...((await readSitemapPart(name)) ?? [])]));
  },
};

const question = { choice: { ...nothingChosen, available: true }, sort: 'price-up', from: 0, count: 8 } as const;
export const journeys: Record<Journey, () => Promise<unknown>> = {
  'suggests while typing': () => suggestProducts(es, { text: 'alba', system: 'es' }, new AbortController().signal),
  'filters a listing': async () => {
    const source = { kind: 'department', slug: 'mujer' } as const;
    const desk = await openListing({ source, locale: es, pictureAlt: '{name}', braSizes: [], isFar: false });
    if (!desk.ok) return desk;
    const { data } = desk;
    return data.kind === 'here' ? data.answer(question) : data.ask(question, new AbortController().signal);
  },
  'checks the bag': async () => [...((await checkLines([toCartLine(aCartRecord())], es)) ?? [])],
  'looks at the wish list': () => readCards(es, ['V1042']),
  'reads more reviews': () => listMoreReviews(es, 'V1042', 2),
  'reads a translated review': () => readTranslation(es, 311),
  'is advised by the guide': () => {
    const found = findBraByLabel('85B', 'well');
    return readAdvice(es, { guide: 'bras', answers: { ...emptyAnswers, guide: 'bras' }, found });
  },
  'signs in': () => signIn('executive', { user: 'marta.ruiz', password: 'a-long-phrase', stay: false }),
  'opens the pad': () =>
    Promise.all([
      getActiveOrder(reader.token, reader.locale),
      getOrderInHand(reader),
      listOrderClients(reader),
      getReorderOptions(reader),
    ]),
  'adds by code': async () => [await readGrid('482157', '2026-12'), await addLines([], 'key-0000000000000001')],
  'reviews the bag': async () => [await getSuggestions(reader), await applyCoupon('INVIERNO10', 'apply')],
  'chooses gifts': async () => [await listGifts(reader), await chooseGift(1, { rule: 'R1', codes: {} })],
  'reviews the order': async () => [await getSummary(reader), await getAddressBook(reader)],
  'reads the confirmation': () => getConfirmed(reader, 'V26-1'),
  'reads the statement': async () => [
    await getAccountSummary(reader),
    await listAllMovements(reader, { campaign: '', from: '', to: '' }),
  ],
  'looks at the orders': async () => [
    await listOrders(reader, { campaign: '', state: '', text: '' }, 1),
    await getPlacedOrder(reader, { campaign: '2026-12', number: 'V26-004817' }),
  ],
  'looks at the sales': () => getSales(reader, ''),
};
