import { braProvenance } from './bra-data';
import { letterProvenance } from './letter-data';
import { menswearProvenance } from './menswear-data';
import type { Provenance } from './size-systems';
import type { SizeTable } from './size-tables';

export const provenanceOf: Record<SizeTable, Provenance> = {
  bras: braProvenance,
  menswear: menswearProvenance,
  swimwear: letterProvenance,
};
