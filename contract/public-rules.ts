/** The bounds that every page of the shop ships; those of forms stay with whoever needs them. */

export const referencePattern = '^[0-9A-Za-z-]{1,20}$';
/** One or more lower-case words; segments of a department's address are joined by a slash. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$';
export const slugMaxLength = 160;
export const searchMaxLength = 80;
/** K03. A page of a listing; a phone shows half of it at first. */
export const productsOnAPage = 8;
export const productsOnAPhone = 4;
/** Of what a visitor is asked before anything is measured: the group `consent` of the messages. */
export const consentVersion = '2026-11';
/** References and colours that a wish list holds. */
export const wishListMax = 100;
