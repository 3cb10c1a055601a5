import { basePath } from '@/contract/call';
import type { PathOf } from '@/contract/calls/table';
import { callAddress } from '@/lib/http/call-address';

const address = <V extends 'downloadOrderPaper' | 'downloadRefundPaper'>(path: PathOf<V>, x: string) =>
  basePath + callAddress(path, { params: { x } });

// A plain link saves a paper: it needs no script.

export const orderPaperAddress = (order: string) =>
  address<'downloadOrderPaper'>('/api/socia/documentoOrden/{x}', order);
export const refundPaperAddress = (refund: string) =>
  address<'downloadRefundPaper'>('/api/socia/documentoReembolso/{x}', refund);
