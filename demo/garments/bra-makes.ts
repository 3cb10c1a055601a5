import type { Centre, Edge, Tone } from './edges.ts';
import type { Choose } from './random.ts';

/** The choices of a style of bra within its cut. The lists' lengths have no common divisor (see `createChoice`). */
export type Make = {
  cup: CupMake;
  strap: StrapMake;
  edge: Edge;
  base: 'plain' | 'long' | 'deep' | 'lace' | 'cage';
  /** How far the straps stand apart on the shoulder, and how much the neckline bulges or dips. */
  apart: number;
  neck: number;
  /** How much higher the cup comes up under the arm. */
  side: number;
  tone: Tone;
  centre: Centre;
};

/** Seams across, three panels upright, a sheer upper part, folds laid over each other, or one piece without a seam. */
type CupMake = 'across' | 'upright' | 'overlay' | 'folded' | 'smooth';
type StrapMake = 'usual' | 'twin' | 'ribbon' | 'lace';

type Choices = {
  cup: readonly [CupMake, ...CupMake[]];
  strap: readonly [StrapMake, ...StrapMake[]];
  edge: readonly [Edge, ...Edge[]];
};

const usual: Choices = {
  cup: ['across', 'overlay', 'upright', 'smooth', 'folded'],
  strap: ['usual', 'twin', 'lace', 'ribbon'],
  edge: ['clean', 'lace', 'satin'],
};
/** Supporting bras have no thin straps, bras for under a dress no seams. */
const choices: Readonly<Record<string, Partial<Choices>>> = {
  'bra-full-cup': {
    cup: ['across', 'upright', 'overlay', 'across', 'folded'],
    strap: ['usual', 'ribbon', 'lace', 'usual'],
  },
  'bra-minimizer': {
    cup: ['across', 'overlay', 'upright', 'overlay', 'across'],
    strap: ['usual', 'lace', 'ribbon', 'usual'],
  },
  'bra-plunge': { cup: ['smooth', 'overlay', 'folded', 'across', 'upright'] },
  'bra-nursing': { strap: ['usual'], edge: ['picot', 'satin', 'lace'] },
  'bra-bralette': { edge: ['lace', 'picot', 'satin'] },
};

export function makeBra(choose: Choose, type: string): Make {
  const { cup, strap, edge } = { ...usual, ...choices[type] };
  return {
    cup: choose(cup),
    strap: choose(strap),
    edge: choose(edge),
    base: choose(['plain', 'long', 'lace', 'plain', 'deep', 'cage', 'plain']),
    apart: choose([0.68, 0.56, 0.8, 0.62, 0.74]),
    neck: choose([0, 0.1, -0.1, 0.04, -0.06, 0.14, -0.03]),
    side: choose([0, 0.16, -0.12, 0.08]),
    tone: choose(['same', 'bright', 'same', 'deep', 'same', 'same', 'bright', 'same', 'deep', 'same', 'same']),
    centre: choose(['bow', 'none', 'rose', 'ring', 'bow', 'drop', 'none', 'bow', 'none', 'ring', 'rose']),
  };
}

/** How much deeper than its cut a band is. */
export const deeper = { plain: 0, long: 24, deep: 9, lace: 5, cage: 0 } as const satisfies Record<Make['base'], number>;
