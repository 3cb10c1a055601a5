/** Cents inside, decimal euros on the wire: the only two places where one becomes the other. */
export const toEuros = (cents: number): number => cents / 100;
export const toEurosOrNull = (cents: number | null): number | null => (cents === null ? null : toEuros(cents));
export const toCents = (euros: number): number => Math.round(euros * 100);

/** As on every screen, whatever the language (K02). */
export const toMoney = (cents: number): string =>
  `€${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
