import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { absent } from '../../../shared/errors.ts';
import { toPaperFile } from '../../../shared/paper/paper-file.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { Payments } from '../../payment/payments.ts';
import { findInvoice } from '../invoice/invoices.repository.ts';
import { viewerOf } from '../pricing/viewer.ts';
import { toInvoicePaperContent } from './invoice-paper-content.ts';
import { toOrderPaperContent } from './order-paper-content.ts';
import { readOrderPaperData } from './order-paper-data.ts';
import { toPackingListContent } from './packing-list-content.ts';
import { readPackingListData } from './packing-list-data.ts';

type Ports = { payments: Pick<Payments, 'paymentStateOf'> };

export function orderPaperHandlers(kit: Kit, { payments }: Ports): Handlers {
  const { read } = transactions(kit);
  return {
    downloadOrderPaper: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readOrderPaperData(trx, payments, { buyer, number, now }));
      return { datos: await toPaperFile(buyer, toOrderPaperContent(paper)) };
    },

    downloadInvoice: async ({ params: { x: number }, ...input }) => {
      const { buyer } = viewerOf(input, kit.now());
      const invoice = await findInvoice(kit.db, buyer, number);
      if (invoice === null) throw absent();
      return { datos: await toPaperFile(buyer, toInvoicePaperContent(invoice)) };
    },

    downloadPackingLists: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readPackingListData(trx, { buyer, number, now }));
      return { datos: await toPaperFile(buyer, toPackingListContent(paper)) };
    },
  };
}
