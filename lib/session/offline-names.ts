// Names shared by the storefront, the server around it and the browser: no imports, because all three read this file.

/** Names the owner of the desk to the browser, as long as the session lasts. It grants no access. */
export const offlineOwnerCookie = 'velia-desk';
/** Attribute of a page that the browser may keep, with the owner's mark. */
export const keptForAttribute = 'kept-for';
/** Prefix of every cache with copies of a desk. */
export const offlineCachePrefix = 'desk:';
/** The service worker that keeps copies. */
export const serviceWorkerPath = '/desk-keeper.js';
