/** What the scripts of a public page lead to; by themselves, so that a first visit carries no path of another. */
export const countryHome = '/home/your-catalog-sale-business';
export const quickOrderPath = '/executive/quick-order';
/** What a text finds; a page for each question. */
export const searchPath = '/search';
