import type { Locale } from '@/lib/i18n/routing';

/** Bra size systems of the countries that we sell to; ES also covers France and Belgium. */
export const sizeSystems = ['eu', 'es', 'uk', 'us'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** The system of our labels and of the catalogue's sizes. */
export const labelSystem: SizeSystem = 'eu';

/** The default system per language, for readers who have not chosen one. */
export const defaultSystems: Record<Locale, SizeSystem> = { es: 'es', en: 'uk', de: 'eu' };

export const isSizeSystem = (value: unknown): value is SizeSystem => sizeSystems.includes(value as SizeSystem);

/** The source of the numbers. A chart is one brand's practice: another brand brings its own, with its own version. */
export type Provenance = { version: string; basis: 'EN 13402' };

/** Millimetres: the first value of the size, and the first one above it. */
export type Span = readonly [from: number, below: number];

export const isWithin = ([from, below]: Span, millimetres: number) => millimetres >= from && millimetres < below;

/** In whole centimetres, as on a tape: both ends belong to the size. */
export const toCentimetres = ([from, below]: Span) => ({
  from: Math.ceil(from / 10),
  to: Math.ceil(below / 10) - 1,
});

export const formatSpan = (span: Span) => {
  const { from, to } = toCentimetres(span);
  return `${from}–${to}`;
};
