/** Whose shop it is. The rest of what is said of it stands in `lib/brand.ts`. */
export const brandName = 'Velia';
