// What the storefront, the server around it and the browser call alike: nothing is imported, because all three read it.

/** Says in the browser whose desk it is, as long as her session lasts. It opens nothing. */
export const deskCookie = 'velia-desk';
/** Stands on a page that the desk's own browser may keep, with the mark of whose it is. */
export const keptFor = 'kept-for';
/** With this begins the name of each cache that has something of a desk in it. */
export const deskCaches = 'desk:';
/** What keeps copies: a service worker. */
export const keeperPath = '/desk-keeper.js';
