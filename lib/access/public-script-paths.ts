/** Paths used by the scripts of public pages; a file of its own, so that a first visit loads no other paths. */
export const countryHome = '/home/your-catalog-sale-business';
export const quickOrderPath = '/executive/quick-order';
/** Results of a text search; rendered per request. */
export const searchPath = '/search';
