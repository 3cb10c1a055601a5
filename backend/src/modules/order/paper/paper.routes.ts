import type { Handlers } from '../../../kit/handlers.ts';
import type { Kit } from '../../../kit/kit.ts';
import { printPaper } from '../../../shared/paper/print-paper.ts';
import { transactions } from '../../../shared/transactions.ts';
import type { Payments } from '../ports.ts';
import { viewerOf } from '../standing/viewer.ts';
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

    downloadPackingLists: async ({ params: { x: number }, ...input }) => {
      const { buyer, now } = viewerOf(input, kit.now());
      const paper = await read((trx) => readPackingPaper(trx, { buyer, number, now }));
      return { datos: await printPaper(buyer, toPackingSheet(paper)) };
    },
  };
}
