import type { Provenance, SizeSystem, Span } from './size-systems';

/** The shop's own chart, demo data: letters by the waist of EN 13402, with trouser sizes beside them. */
export const menswearProvenance: Provenance = { version: '2026-09', basis: 'EN 13402' };

export type MenswearSize = Record<SizeSystem, string> & {
  letter: string;
  waist: Span;
  /** Whether the catalogue has it. */
  offered: boolean;
};

export const menswearSizes: readonly MenswearSize[] = [
  { letter: 'S', waist: [760, 820], eu: '44–46', es: '38–40', uk: '30–32', us: '30–32', offered: true },
  { letter: 'M', waist: [820, 880], eu: '48', es: '42', uk: '32–34', us: '32–34', offered: true },
  { letter: 'L', waist: [880, 940], eu: '50–52', es: '44–46', uk: '35–37', us: '35–37', offered: true },
  { letter: 'XL', waist: [940, 1000], eu: '54', es: '48', uk: '37–39', us: '37–39', offered: true },
  { letter: 'XXL', waist: [1000, 1060], eu: '56–58', es: '50–52', uk: '39–41', us: '39–41', offered: true },
  { letter: '3XL', waist: [1060, 1120], eu: '60', es: '54', uk: '42–44', us: '42–44', offered: false },
  { letter: '4XL', waist: [1120, 1190], eu: '62–64', es: '56–58', uk: '44–46', us: '44–46', offered: false },
];
