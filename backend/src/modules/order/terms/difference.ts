import type { differenceTypes } from 'contract/codes.ts';
import type { Alternative } from '../core/alternatives.ts';

/** A difference from what the buyer saw, and its amount. */
export type Difference = {
  type: (typeof differenceTypes)[keyof typeof differenceTypes];
  /** Null if it is about the whole order. */
  lineId: number | null;
  code: string | null;
  name: string;
  /** For a line: its size, and its client. */
  size: string | null;
  client: { id: number; name: string } | null;
  beforeCents: number | null;
  nowCents: number | null;
  changeCents: number;
  quantityBefore: number | null;
  quantityNow: number | null;
  /** For delivery: the parcel weighs more than this. */
  overGrams: number | null;
  /** Articles to take instead. */
  alternatives: Alternative[];
};

type DifferenceInput = Pick<Difference, 'name' | 'beforeCents' | 'nowCents' | 'changeCents'> & Partial<Difference>;

/** By default concerns the whole order, and only money. */
export const orderDifference = (type: Difference['type'], said: DifferenceInput): Difference => ({
  lineId: null,
  code: null,
  size: null,
  client: null,
  quantityBefore: null,
  quantityNow: null,
  overGrams: null,
  alternatives: [],
  ...said,
  type,
});
