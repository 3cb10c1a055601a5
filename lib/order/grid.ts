import type { Media } from '@/lib/catalogue/catalogue-mappers';
import type { Availability } from './order-codes';
import type { Reduction } from './order-line';

export type GridCell = {
  size: string;
  code: string;
  priceCents: number;
  before: Reduction | null;
  units: number;
  maxQuantity: number;
  availability: Availability;
  points: number;
  /** Sizes that fit alike, nearest first. */
  sisters: string[];
};
export type GridColour = { code: string; name: string; hex: string; picture: Media | null; cells: GridCell[] };
/** A style with everything that can be ordered of it in a campaign. */
export type Grid = {
  reference: string;
  name: string;
  campaign: string;
  chosen: { colourCode: string; size: string } | null;
  colours: GridColour[];
};
