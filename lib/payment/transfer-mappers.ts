import type { HandoverWire } from '@/contract/payment/schemas';
import { toCents } from '@/lib/money';
import type { Transfer } from './transfer';

/** Null when the payment is no transfer, or nothing more is due. */
export const toTransfer = (handover: Pick<HandoverWire, 'intento' | 'transferencia'> | null): Transfer | null =>
  handover?.transferencia && handover.intento
    ? {
        payment: handover.intento,
        holder: handover.transferencia.titular,
        iban: handover.transferencia.iban,
        bic: handover.transferencia.bic,
        amountCents: toCents(handover.transferencia.importe),
        reference: handover.transferencia.concepto,
        until: handover.transferencia.limite,
        code: handover.transferencia.qr,
        proofAt: handover.transferencia.comprobante,
      }
    : null;
