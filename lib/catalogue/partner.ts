import type { ProductCard } from './catalogue-mappers';

/** N28: with what a product is a set, among what is worn with it. A stranger does not take a sold-out sister's place. */
export const partnerIn = (companions: ProductCard[]): ProductCard | undefined =>
  companions.find(({ available, completesSet }) => available && completesSet);
