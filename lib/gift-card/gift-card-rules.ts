import { giftCardCodePattern, toGiftCardCode } from '@/contract/rules';

const codes = new RegExp(giftCardCodePattern);

/** The code that somebody typed, in any case and in groups; null when it is none. */
export function parseGiftCardCode(typed: string): string | null {
  const code = toGiftCardCode(typed);
  return codes.test(code) ? code : null;
}

/** In readable groups of four, as on paper. */
export const formatGiftCardCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
