/** One place that names it, so that the header and a buy button wait for the same file. */
export const loadMiniCart = () => import('./mini-cart');
