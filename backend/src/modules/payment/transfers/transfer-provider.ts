import { tendersOf } from 'contract/tenders.ts';
import type { TransferAccount } from '../../../kit/transfer-account.ts';
import { transferMinutes } from '../../../shared/sale.ts';
import type { Provider } from '../provider/provider.ts';

const nothing = { raw: 'A bank is not asked: a person reads its statement.', findings: [] };

/** The shop's own account as a provider. It queries nothing, because an operator enters the bank's statement. */
export const createTransferProvider = ({ iban }: TransferAccount): Provider => ({
  tenders: tendersOf('person'),
  merchant: iban,
  minutes: transferMinutes,
  opensOnce: false,
  open: async ({ reference }) => {
    throw new Error(`Nobody leaves for a page to transfer ${reference}`);
  },
  readNotice: async () => null,
  query: async () => nothing,
  refund: async () => nothing,
});
