/** The shop's name. Its other details are in `lib/brand.ts`. */
export const brandName = 'Velia';
