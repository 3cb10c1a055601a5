import type { ProductCardWire } from 'contract/catalogue/schemas.ts';

/** The key of a catalogue card. */
export const referenceOf = ({ referencia }: ProductCardWire): string => referencia;
