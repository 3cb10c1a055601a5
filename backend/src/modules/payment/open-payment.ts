import { handovers, type TenderCode } from 'contract/codes.ts';
import type { HandoverWire } from 'contract/schemas/payment.ts';
import { invalid } from '../../shared/errors.ts';
import { toEuros } from '../../shared/money.ts';
import { findMethod, type ToPay } from './methods.ts';

/**
 * The one seam between an order and money: says how a payment goes on, or refuses a method that is not offered for it.
 * Without a tender nothing is paid now: balance or credit cover the order.
 */
export function openPayment(toPay: ToPay, tender: TenderCode | null, dueCents: number): HandoverWire {
  const reason = tender === null ? null : (findMethod(toPay, tender)?.reason ?? null);
  if (reason !== null) throw invalid({ metodo: reason });
  return {
    intento: null,
    metodo: tender,
    importe: toEuros(dueCents),
    accion: handovers.none,
    url: null,
    campos: null,
    transferencia: null,
    vence: null,
  };
}
