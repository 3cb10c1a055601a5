import type { Locale } from '@/lib/i18n/routing';

/** The systems in which a bra is labelled in the countries that we sell to; ES is also the system of France and Belgium. */
export const sizeSystems = ['eu', 'es', 'uk', 'us'] as const;
export type SizeSystem = (typeof sizeSystems)[number];

/** What is sewn into our garments, and what the catalogue's sizes are called. */
export const labelSystem: SizeSystem = 'eu';

/** How labels are read where a language is at home: whoever has not chosen is taken to read them so. */
export const habitOf: Record<Locale, SizeSystem> = { es: 'es', en: 'uk', de: 'eu' };

export const isSizeSystem = (value: unknown): value is SizeSystem => sizeSystems.includes(value as SizeSystem);

/** Whence the figures come. A chart is one brand's practice: another brand brings its own, under its own version. */
export type Provenance = { version: string; basis: 'EN 13402' };

/** Millimetres: the first that belongs to the size, and the first that does not any more. */
export type Span = readonly [from: number, below: number];

export const isWithin = ([from, below]: Span, millimetres: number) => millimetres >= from && millimetres < below;

/** In whole centimetres, as a tape is read: both ends belong to the size. */
export const toCentimetres = ([from, below]: Span) => ({
  from: Math.ceil(from / 10),
  to: Math.ceil(below / 10) - 1,
});

export const formatSpan = (span: Span) => {
  const { from, to } = toCentimetres(span);
  return `${from}–${to}`;
};
