import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { absent } from '../../../shared/errors.ts';
import { printPaper } from '../../../shared/paper/print-paper.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { Payments } from '../../payment/payments.ts';
import { findInvoice } from '../invoice/invoices.repository.ts';
import { viewerOf } from '../pricing/viewer.ts';
import { toInvoiceSheet } from './invoice-sheet.ts';
import { readOrderPaper } from './order-paper.ts';
import { toOrderSheet } from './order-sheet.ts';
import { readPackingPaper } from './packing-paper.ts';
import { toPackingSheet } from './packing-sheet.ts';

type Ports = { payments: Pick<Payments, 'standingOf'> };

export function orderPaperHandlers(kit: Kit, { payments }: Ports): Handlers {
  const { read } = transactions(kit);
  return {
    downloadOrderPaper: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readOrderPaper(trx, payments, { buyer, number, now }));
      return { datos: await printPaper(buyer, toOrderSheet(paper)) };
    },

    downloadInvoice: async ({ params: { x: number }, ...input }) => {
      const { buyer } = viewerOf(input, kit.now());
      const invoice = await findInvoice(kit.db, buyer, number);
      if (invoice === null) throw absent();
      return { datos: await printPaper(buyer, toInvoiceSheet(invoice)) };
    },

    downloadPackingLists: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readPackingPaper(trx, { buyer, number, now }));
      return { datos: await printPaper(buyer, toPackingSheet(paper)) };
    },
  };
}
