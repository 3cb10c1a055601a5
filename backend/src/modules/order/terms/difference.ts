import type { differenceTypes } from 'contract/codes.ts';
import type { Alternative } from '../core/alternatives.ts';

/** What is not as it was seen, and by how much. */
export type Difference = {
  type: (typeof differenceTypes)[keyof typeof differenceTypes];
  /** Null where it is about the whole order. */
  lineId: number | null;
  code: string | null;
  name: string;
  /** Of a line: its size, and whom it was for. */
  size: string | null;
  client: { id: number; name: string } | null;
  beforeCents: number | null;
  nowCents: number | null;
  changeCents: number;
  quantityBefore: number | null;
  quantityNow: number | null;
  /** Of delivery: the parcel weighs more than this. */
  overGrams: number | null;
  /** What could be taken instead. */
  alternatives: Alternative[];
};

type DifferenceInput = Pick<Difference, 'name' | 'beforeCents' | 'nowCents' | 'changeCents'> & Partial<Difference>;

/** Of the whole order, and of money only, unless more is said. */
export const aDifference = (type: Difference['type'], said: DifferenceInput): Difference => ({
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
