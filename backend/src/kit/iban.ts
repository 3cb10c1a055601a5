const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616: country and check digits, moved to the end and read as one number, are 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!form.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
