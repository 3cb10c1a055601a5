import type { Locale } from '@/lib/i18n/routing';

/**
 * The harmonised notice of Implementing Regulation (EU) 2025/1960, annex I. Its content is in `guarantee` of the
 * messages, in the annex's order and in our words. The annex prescribes wording and drawing for each language, with a
 * QR code, and they must not be redrawn: until the Commission's file is here, layout and wording are unverified.
 */
export const guaranteeNotice = {
  layout: 'to be checked against the annex',
  /** The target of the annex's QR code, as a link for readers on the device that would scan it. */
  more: (locale: Locale) =>
    `https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_${locale}.htm`,
  /** In the annex's order. */
  sentences: ['duration', 'claim', 'liable', 'tell', 'commercial'],
} as const;
