import type { TransferAccount } from '../../../kit/transfer-account.ts';

/**
 * What a bank's app reads from the code: EPC069-12, version 002, characters in UTF-8. Lines that are empty stand where
 * a purpose and a creditor's own reference would; nothing follows the last that says something.
 */
export const toEpcText = ({ holder, iban, bic }: TransferAccount, cents: number, reference: string): string =>
  ['BCD', '002', '1', 'SCT', bic, holder, iban, `EUR${(cents / 100).toFixed(2)}`, '', '', reference].join('\n');
