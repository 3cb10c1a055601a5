import type { GuideMeasure as Measure } from '@/contract/solution-guide';

export type { Measure };
export type Measures = Partial<Record<Measure, number>>;

/** Plausible centimetres of an adult body; other values are another unit or a typo. */
const believable: Record<Measure, readonly [from: number, to: number]> = {
  underbust: [55, 150],
  bust: [65, 180],
  waist: [45, 180],
  hips: [65, 190],
};
const cmPerInch = 2.54;

type MeasureRead =
  | { ok: true; millimetres: number }
  | {
      ok: false;
      why: 'empty' | 'number' | 'inches' | 'millimetres' | 'small' | 'large' | 'order';
      /** Values for the message: the measure in centimetres, or the limits. */
      values: { cm?: number; typed?: string; from?: number; to?: number; underbust?: string };
    };

/**
 * Parses a typed measure: with comma or point, with or without "cm". An implausible one gets a message that says what
 * it looks like and what would help.
 */
export function readMeasure(measure: Measure, text: string, known: Measures = {}): MeasureRead {
  const typed = text
    .trim()
    .replace(/\s*cm\.?$/i, '')
    .trim();
  if (!typed) return { ok: false, why: 'empty', values: {} };
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(typed)) return { ok: false, why: 'number', values: {} };
  const value = Number(typed.replace(',', '.'));
  const [from, to] = believable[measure];
  const fits = (cm: number) => cm >= from && cm <= to;
  if (!fits(value)) {
    const inches = Math.round(value * cmPerInch);
    if (value < from && fits(inches)) return { ok: false, why: 'inches', values: { typed, cm: inches } };
    if (fits(value / 10)) return { ok: false, why: 'millimetres', values: { typed, cm: Math.round(value) / 10 } };
    return { ok: false, why: value < from ? 'small' : 'large', values: { from, to } };
  }
  const millimetres = Math.round(value * 10);
  if (measure === 'bust' && known.underbust !== undefined && millimetres <= known.underbust)
    return { ok: false, why: 'order', values: { underbust: formatMeasure(known.underbust) } };
  return { ok: true, millimetres };
}

/** In centimetres, without needless decimals. */
export const formatMeasure = (millimetres: number, locale?: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(millimetres / 10);
