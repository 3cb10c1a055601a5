import { quickOrderPath } from '@/lib/access/public-script-paths';

/** The pad with a code in its field: Enter adds it for the chosen client. `from` is the page to return to. */
export const toPadPath = (code: string, quantity = 1, from = ''): string =>
  `${quickOrderPath}?${new URLSearchParams({
    code,
    ...(quantity > 1 && { quantity: String(quantity) }),
    ...(from && { from }),
  })}`;

/** The same with both pieces of a set, which one press adds. */
export const toPadSetPath = (codes: string[], from: string): string =>
  `${quickOrderPath}?${new URLSearchParams([...codes.map((code) => ['code', code]), ['from', from]])}`;
