import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { buyerOf } from '../../../shared/buyer.ts';
import { absent } from '../../../shared/errors.ts';
import { toPaperFile } from '../../../shared/paper/paper-file.ts';
import { transactions } from '../../../shared/transactions.ts';
import { findLinkedOrder } from '../../order/core/linked-order.ts';
import { viewerOf } from '../../order/pricing/viewer.ts';
import type { Payments } from '../../payment/payments.ts';
import { findInvoice } from '../invoices/invoices.repository.ts';
import { readIssuedPaper } from './archive.service.ts';
import { toOrderPaperContent } from './order-paper-content.ts';
import { readOrderPaperData } from './order-paper-data.ts';
import { toPackingListContent } from './packing-list-content.ts';
import { readPackingListData } from './packing-list-data.ts';

type Ports = { payments: Pick<Payments, 'paymentStateOf' | 'refundSheet'> };

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
      return { datos: await readIssuedPaper(kit, invoice, buyer) };
    },

    downloadPackingLists: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readPackingListData(trx, { buyer, number, now }));
      return { datos: await toPaperFile(buyer, toPackingListContent(paper)) };
    },

    downloadGuestPaper: async ({ body, clientAddress }) => {
      const order = await findLinkedOrder(kit, body, clientAddress);
      const whose = { buyer: buyerOf(order), number: order.number ?? '', now: kit.now() };
      if (body.invoice !== undefined) {
        const invoice = await findInvoice(kit.db, whose.buyer, body.invoice);
        if (invoice === null) throw absent();
        return { datos: await readIssuedPaper(kit, invoice, whose.buyer) };
      }
      const paper = await read((trx) => readOrderPaperData(trx, payments, whose));
      return { datos: await toPaperFile(whose.buyer, toOrderPaperContent(paper)) };
    },

    downloadGuestRefundPaper: async ({ body, clientAddress }) => {
      const buyer = buyerOf(await findLinkedOrder(kit, body, clientAddress));
      return { datos: await toPaperFile(buyer, await payments.refundSheet(kit.db, buyer, body.refund)) };
    },
  };
}
