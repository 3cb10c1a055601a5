import type { Verb } from '@/contract/calls/table';

/** The backend calls of each page and journey. */
export const asksOfPages = {
  'every page: menu': ['readMenu'],
  home: ['readContent', 'readShop', 'readMenu', 'listProducts'],
  listing: ['listProducts', 'readFilters'],
  product: ['readProduct', 'listReviews', 'listRelatedProducts'],
  reviews: ['readProduct', 'listReviews'],
  'customer care': ['readContent', 'listDeliveryCosts', 'listGuestPaymentMethods'],
  'your business': ['readContent', 'readPrizes'],
  'personal store': ['findStore', 'readShop'],
  'printed catalogue': ['readPrintedCatalogue', 'readPrintedPage'],
  sitemap: ['listCatalogueAddresses', 'readPrintedCatalogue'],
} as const satisfies Record<string, readonly Verb[]>;

export const asksOfJourneys = {
  'suggests while typing': ['searchProducts'],
  'filters a listing': ['readDepartmentIndex', 'readFilters', 'listProducts'],
  'checks the bag': ['readProduct'],
  'looks at the wish list': ['readCards'],
  'reads more reviews': ['listReviews'],
  'reads a translated review': ['readReviewTranslation'],
  'is advised by the guide': ['adviseProducts'],
  'signs in': ['signIn'],
  'opens the pad': ['readWaiting', 'readOrderInHand', 'listOrderClients', 'readRecentArticles', 'listSavedLists'],
  'adds by code': ['readGrid', 'addLines'],
  'reviews the bag': ['readSuggestions', 'applyCoupon'],
  'chooses gifts': ['readGifts', 'readGiftOptions', 'chooseGifts'],
  'reviews the order': ['readOrderSummary', 'readExecutive'],
  'reads the confirmation': ['readConfirmedOrder'],
  'reads the statement': ['readAccountSummary', 'readStatement'],
  'looks at the orders': ['listOrders', 'readOrder'],
  'looks at the sales': ['readSalesSummary'],
} as const satisfies Record<string, readonly Verb[]>;

export type Page = keyof typeof asksOfPages;
export type Journey = keyof typeof asksOfJourneys;
