/** The limits that every page of the shop ships; those of forms are in `rules.ts`. */

export const referencePattern = '^[0-9A-Za-z-]{1,20}$';
/** One or more lower-case words; segments of a department's address are separated by a slash. */
export const slugPattern = '^[a-z0-9]+(?:-[a-z0-9]+)*(?:/[a-z0-9]+(?:-[a-z0-9]+)*){0,3}$';
export const slugMaxLength = 160;
export const searchMaxLength = 80;
/** K03. Products on a page of a listing; a phone first shows half of them. */
export const productsOnAPage = 8;
export const productsOnAPhone = 4;
/** Version of the consent question's text: the group `consent` of the messages. */
export const consentVersion = '2026-11';
/** Items of a wish list. */
export const wishListMax = 100;
