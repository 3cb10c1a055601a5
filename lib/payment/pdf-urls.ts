import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { callAddress } from '@/lib/http/call-input';

type Paper = 'downloadOrderPaper' | 'downloadInvoice' | 'downloadPackingLists' | 'downloadRefundPaper';

const address = <V extends Paper>(path: PathOf<V>, x: string) => basePath + callAddress(path, { params: { x } });

// Documents are plain links, which need no script.

export const orderPdfUrl = (order: string) => address<'downloadOrderPaper'>('/api/socia/documentoOrden/{x}', order);
export const packingListsPdfUrl = (order: string) =>
  address<'downloadPackingLists'>('/api/socia/documentoListas/{x}', order);
export const invoicePdfUrl = (invoice: string) =>
  address<'downloadInvoice'>('/api/socia/documentoFactura/{x}', invoice);
export const refundPdfUrl = (refund: string) =>
  address<'downloadRefundPaper'>('/api/socia/documentoReembolso/{x}', refund);
