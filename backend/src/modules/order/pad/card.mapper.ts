import type { ProductCardWire } from 'contract/schemas/catalogue.ts';

/** By what a card of the catalogue is known. */
export const referenceOf = ({ referencia }: ProductCardWire): string => referencia;
