import type { ProductCardWire } from 'contract/schemas/catalogue.ts';

/** The key of a catalogue card. */
export const referenceOf = ({ referencia }: ProductCardWire): string => referencia;
