import type { TransferAccount } from '../../../kit/transfer-account.ts';

/**
 * What a bank's app reads from the code: EPC069-12, version 002, in UTF-8. The empty lines are for a purpose and a
 * creditor's own reference; nothing follows the last line with content.
 */
export const toEpcText = ({ holder, iban, bic }: TransferAccount, cents: number, reference: string): string =>
  ['BCD', '002', '1', 'SCT', bic, holder, iban, `EUR${(cents / 100).toFixed(2)}`, '', '', reference].join('\n');
