/** Cents inside, decimal euros on the wire: converted only in these two functions. */
export const toEuros = (cents: number): number => cents / 100;
export const toEurosOrNull = (cents: number | null): number | null => (cents === null ? null : toEuros(cents));
export const toCents = (euros: number): number => Math.round(euros * 100);

/** The same format as on every screen, in every language (K02). */
export const toMoney = (cents: number): string =>
  `€${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
/** An amount as a person types it: 49.90, 49,90 or 49. Null where it is none. */
export function toTypedCents(text: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,7})(?:[.,](\d{2}))?$/.exec(text) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents);
}
