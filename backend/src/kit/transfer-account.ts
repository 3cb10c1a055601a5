/** The shop's own account, to which transfers go. */
export type TransferAccount = { holder: string; iban: string; bic: string };

// A demo account at a bank that does not exist.
const demoAccount: TransferAccount = {
  holder: 'Velia Moda Íntima, S.L.',
  iban: 'ES4400000000061234567890',
  bic: 'VELIESM0XXX',
};

const holderMaxLength = 70;
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Null means no transfers. Outside production a demo account is the default. */
export function readTransferAccount(
  typed: Partial<TransferAccount>,
  production: boolean,
  problems: string[],
): TransferAccount | null {
  const { holder } = typed;
  if (!holder && !typed.iban && !typed.bic) return production ? null : demoAccount;
  if (!holder || !typed.iban || !typed.bic) {
    problems.push('TRANSFER_HOLDER, TRANSFER_IBAN and TRANSFER_BIC belong together: set all three, or none.');
    return null;
  }
  const iban = withoutSpaces(typed.iban);
  const bic = withoutSpaces(typed.bic);
  if (holder.length > holderMaxLength || /\p{Cc}/u.test(holder))
    problems.push(`TRANSFER_HOLDER must be a name in one line, of at most ${holderMaxLength} characters.`);
  if (!isIban(iban)) problems.push('TRANSFER_IBAN must be an IBAN; its check digits tell that this one is none.');
  if (!bicForm.test(bic)) problems.push('TRANSFER_BIC must be a BIC of 8 or 11 characters.');
  return { holder, iban, bic };
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '').toUpperCase();

const form = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** ISO 13616: country and check digits, moved to the end and read as one number, are 1 modulo 97. */
function isIban(text: string): boolean {
  if (!form.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
  return BigInt(digits) % 97n === 1n;
}
