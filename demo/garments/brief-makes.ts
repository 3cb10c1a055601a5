import type { Edge, Tone } from './edges.ts';
import type { Choose } from './random.ts';

/** The choices of a style of brief within its cut; the lists' lengths have no common divisor. */
export type BriefMake = {
  /** How much higher (less) or lower than its cut the waist sits and the leg is cut out. */
  rise: number;
  leg: number;
  edge: Edge;
  front: 'plain' | 'sides' | 'yoke' | 'centre' | 'seams' | 'gathered';
  band: 'usual' | 'wide' | 'lace' | 'straps' | 'satin';
  tone: Tone;
};

export const makeBrief = (choose: Choose): BriefMake => ({
  rise: choose([0, -10, 6, -4, -14, 3, 9, -7]),
  leg: choose([0, -9, 5, -4, 9]),
  edge: choose(['picot', 'lace', 'satin']),
  front: choose(['plain', 'sides', 'centre', 'yoke', 'seams', 'gathered', 'plain']),
  band: choose(['usual', 'lace', 'wide', 'straps', 'satin', 'usual', 'lace', 'wide', 'satin', 'straps', 'usual']),
  tone: choose([
    'same',
    'bright',
    'same',
    'deep',
    'same',
    'bright',
    'same',
    'same',
    'deep',
    'same',
    'bright',
    'same',
    'deep',
  ]),
});
