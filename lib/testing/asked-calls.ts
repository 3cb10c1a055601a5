import type { Verb } from '@/contract/calls/table';

/** What each page and journey asks of the backend. */
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
  'suggests while one types': ['searchProducts'],
  'filters a listing': ['readDepartmentIndex', 'readFilters', 'listProducts'],
  'checks the bag': ['readProduct'],
  'looks at her wishes': ['readCards'],
  'reads more reviews': ['listReviews'],
  'reads a review in her language': ['readReviewTranslation'],
  'is advised by the guide': ['adviseProducts'],
  'signs in': ['signIn'],
  'opens the pad': ['readWaiting', 'readOrderInHand', 'listOrderClients', 'readRecentArticles', 'listSavedLists'],
  'adds by code': ['readGrid', 'addLines'],
  'goes through her bag': ['readSuggestions', 'applyCoupon'],
  'chooses gifts': ['readGifts', 'readGiftOptions', 'chooseGifts'],
  'looks at what she orders': ['readOrderSummary', 'readExecutive'],
  'reads her confirmation': ['readConfirmedOrder'],
  'reads what she owes': ['readAccountSummary', 'readStatement'],
  'looks at her orders': ['listOrders', 'readOrder'],
  'looks at her sales': ['readSalesSummary'],
} as const satisfies Record<string, readonly Verb[]>;

export type Page = keyof typeof asksOfPages;
export type Journey = keyof typeof asksOfJourneys;
