import type { Locale } from '@/lib/i18n/routing';

/**
 * The harmonised notice of Implementing Regulation (EU) 2025/1960, annex I. Its content stands in `guarantee` of the
 * messages, in the annex's order and in our words. The annex fixes wording and drawing for each language, with a QR
 * code, and nobody may redraw them: until the Commission's file stands here, layout and wording are unproved.
 */
export const guaranteeNotice = {
  layout: 'to be checked against the annex',
  /** What the annex’s QR code leads to; the link stands beside it, for whoever reads on the device that would scan it. */
  more: (locale: Locale) =>
    `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`,
  /** In the annex's order. */
  sentences: ['duration', 'claim', 'liable', 'tell', 'commercial'],
} as const;
