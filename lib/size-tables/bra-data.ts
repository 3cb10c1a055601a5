import type { Provenance, SizeSystem, Span } from './size-systems';

/**
 * The shop's own chart, demo data: underbust and cup steps as in EN 13402, ES/FR bands as labelled in those markets.
 */
export const braProvenance: Provenance = { version: '2026-09', basis: 'EN 13402' };

export type BraBand = Record<SizeSystem, string> & {
  underbust: Span;
  /** Whether the catalogue has it; the chart is larger, so that sister sizes can be named. */
  offered: boolean;
};

export const braBands: readonly BraBand[] = [
  { eu: '65', es: '80', uk: '30', us: '30', underbust: [625, 675], offered: false },
  { eu: '70', es: '85', uk: '32', us: '32', underbust: [675, 725], offered: true },
  { eu: '75', es: '90', uk: '34', us: '34', underbust: [725, 775], offered: true },
  { eu: '80', es: '95', uk: '36', us: '36', underbust: [775, 825], offered: true },
  { eu: '85', es: '100', uk: '38', us: '38', underbust: [825, 875], offered: true },
  { eu: '90', es: '105', uk: '40', us: '40', underbust: [875, 925], offered: true },
  { eu: '95', es: '110', uk: '42', us: '42', underbust: [925, 975], offered: true },
  { eu: '100', es: '115', uk: '44', us: '44', underbust: [975, 1025], offered: true },
];

/** Up to D the letters agree; after that the systems differ. */
export const braCups: readonly Record<SizeSystem, string>[] = [
  { eu: 'A', es: 'A', uk: 'A', us: 'A' },
  { eu: 'B', es: 'B', uk: 'B', us: 'B' },
  { eu: 'C', es: 'C', uk: 'C', us: 'C' },
  { eu: 'D', es: 'D', uk: 'D', us: 'D' },
  { eu: 'E', es: 'E', uk: 'DD', us: 'DD/E' },
  { eu: 'F', es: 'F', uk: 'E', us: 'DDD/F' },
  { eu: 'G', es: 'G', uk: 'F', us: 'G' },
];

/** For each band, the bust in millimetres at which each cup begins, and the one at which the last ends. */
export const braBusts: Readonly<Record<string, readonly number[]>> = {
  '65': [770, 790, 810, 830, 850, 870, 890, 910],
  '70': [820, 840, 860, 880, 900, 920, 940, 960],
  '75': [870, 890, 910, 930, 950, 970, 990, 1010],
  '80': [920, 940, 960, 980, 1000, 1020, 1040, 1060],
  '85': [970, 990, 1010, 1030, 1050, 1070, 1090, 1110],
  '90': [1020, 1040, 1060, 1080, 1100, 1120, 1140, 1160],
  '95': [1070, 1090, 1110, 1130, 1150, 1170, 1190, 1210],
  '100': [1120, 1140, 1160, 1180, 1200, 1220, 1240, 1260],
};

/** Sizes with the same cup volume, from the tightest band to the widest. */
export const sisterGroups: readonly (readonly string[])[] = [
  ['65A'],
  ['65B', '70A'],
  ['65C', '70B', '75A'],
  ['65D', '70C', '75B', '80A'],
  ['65E', '70D', '75C', '80B', '85A'],
  ['65F', '70E', '75D', '80C', '85B', '90A'],
  ['65G', '70F', '75E', '80D', '85C', '90B', '95A'],
  ['70G', '75F', '80E', '85D', '90C', '95B', '100A'],
  ['75G', '80F', '85E', '90D', '95C', '100B'],
  ['80G', '85F', '90E', '95D', '100C'],
  ['85G', '90F', '95E', '100D'],
  ['90G', '95F', '100E'],
  ['95G', '100F'],
  ['100G'],
];
