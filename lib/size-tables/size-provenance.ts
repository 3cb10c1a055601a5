import { braProvenance } from './bra-data';
import { letterProvenance } from './letter-data';
import { menswearProvenance } from './menswear-data';
import type { Provenance } from './size-systems';
import type { SizeGuideName } from './size-tables';

export const provenanceOf: Record<SizeGuideName, Provenance> = {
  bras: braProvenance,
  menswear: menswearProvenance,
  swimwear: letterProvenance,
  briefs: letterProvenance,
  shapewear: letterProvenance,
  nightwear: letterProvenance,
  hosiery: letterProvenance,
};
