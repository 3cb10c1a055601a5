/** The one import of this module, so that the header and the buy button share a chunk. */
export const loadMiniCart = () => import('./mini-cart');
