import type { AnswerOf } from 'contract/calls/table.ts';
import { handovers, type TenderCode } from 'contract/codes.ts';
import { toEuros } from 'contract/money.ts';
import type { HandoverWire, PaymentMethodWire, PaymentResultWire } from 'contract/payment/schemas.ts';
import { isRecordedByOperator } from 'contract/tenders.ts';
import type { TransferAccount } from '../../kit/transfer-account.ts';
import type { AccountBalance } from '../../shared/ledger.ts';
import type { Sale } from '../../shared/sale.ts';
import type { WaitingOrder } from '../checkout/settle/payable-orders.ts';
import { type AttemptRow, missingCents } from './attempts/attempts.repository.ts';
import type { PreparedAttempt } from './attempts/open-payment.service.ts';
import type { PaymentResult } from './results.service.ts';
import type { Tender, TenderRemark } from './tenders/tender.ts';
import { findTender } from './tenders/tenders.ts';
import { toEpcText } from './transfers/epc-text.ts';

/** The field that a refused tender is reported under. */
export const methodField = 'metodo';
export const amountField = 'importe';

export function toMethodWire(tender: Tender, sale: Sale): PaymentMethodWire {
  const reason = tender.refuse(sale);
  return {
    codigo: tender.code,
    disponible: reason === null,
    motivo: reason,
    recargo: toEuros(tender.surchargeCents),
    desde: null,
    hasta: tender.belowCents === null ? null : toEuros(tender.belowCents),
    avisos: tender.remarksOn(sale).map(toRemarkWire),
  };
}

/** The payer only has to wait, or to have the cash ready. */
export const toHandoverWire = (tender: TenderCode | null, dueCents: number): HandoverWire => ({
  intento: null,
  metodo: tender,
  importe: toEuros(dueCents),
  accion: handovers.none,
  url: null,
  campos: null,
  transferencia: null,
  vence: null,
});

/** The browser opens our leaving page, which prepares the payment at the provider; or the payer makes a transfer. */
export const toOpenHandoverWire = (
  attempt: AttemptRow,
  account: TransferAccount | null,
  proofAt: Date | null,
): HandoverWire => ({
  ...toHandoverWire(attempt.tender, attempt.cents),
  intento: attempt.id,
  accion: findTender(attempt.tender).handover ?? handovers.none,
  transferencia: account && isRecordedByOperator(attempt.tender) ? toTransferWire(account, attempt, proofAt) : null,
  vence: attempt.expires_at.toISOString(),
});

/** The missing amount, once a part has arrived. */
function toTransferWire(
  account: TransferAccount,
  attempt: AttemptRow,
  proofAt: Date | null,
): HandoverWire['transferencia'] {
  const cents = missingCents(attempt);
  return {
    titular: account.holder,
    iban: account.iban,
    bic: account.bic,
    importe: toEuros(cents),
    concepto: attempt.reference,
    limite: attempt.expires_at.toISOString(),
    qr: toEpcText(account, cents, attempt.reference),
    comprobante: proofAt?.toISOString() ?? null,
  };
}

export const toPreparedWire = ({ attempt, opened }: PreparedAttempt): HandoverWire => ({
  ...toOpenHandoverWire(attempt, null, null),
  accion: opened.action,
  url: opened.url,
  campos: opened.action === handovers.form ? opened.fields : null,
});

const toRemarkWire = (remark: TenderRemark): PaymentMethodWire['avisos'][number] => ({
  clave: remark.key,
  valores: 'days' in remark ? { dias: String(remark.days) } : { importe: toEuros(remark.cents).toFixed(2) },
});

/** The minimum of a payment on the account. */
const leastPaymentCents = 2_000;
export const minimumPaymentOf = (balanceCents: number): number =>
  Math.min(leastPaymentCents, Math.max(0, balanceCents));

export function toAmountDueWire(
  { balanceCents, overdueCents, limitCents }: AccountBalance,
  { dueOn, heldCents }: { dueOn: string | null; heldCents: number },
  waiting: readonly WaitingOrder[],
): AnswerOf<'readAmountDue'> {
  const last = waiting.at(-1);
  const usedCents = Math.max(0, balanceCents);
  return {
    orden: last ? { numero: last.number, importe: toEuros(last.dueCents) } : null,
    saldo: toEuros(balanceCents),
    vencido: toEuros(overdueCents),
    minimo: toEuros(minimumPaymentOf(balanceCents)),
    cupo: {
      limite: toEuros(limitCents),
      usado: toEuros(usedCents),
      retenido: toEuros(heldCents),
      disponible: toEuros(Math.max(0, limitCents - balanceCents - heldCents)),
    },
    vence: dueOn,
    opciones: toOptions({ balanceCents, overdueCents }, waiting),
  };
}

function toOptions(
  { balanceCents, overdueCents }: Pick<AccountBalance, 'balanceCents' | 'overdueCents'>,
  waiting: readonly WaitingOrder[],
): AnswerOf<'readAmountDue'>['opciones'] {
  return [
    ...(balanceCents > 0 ? [{ importe: toEuros(balanceCents), clave: 'TODO' as const, libera: [] }] : []),
    ...(overdueCents > 0 ? [{ importe: toEuros(overdueCents), clave: 'VENCIDO' as const, libera: [] }] : []),
    ...waiting.slice(0, 8).map(({ number, dueCents, accountCents, cardCents, roomCents, reservedUntil }) => ({
      importe: toEuros(dueCents),
      clave: 'ORDEN' as const,
      libera: [number],
      deCuenta: toEuros(accountCents),
      disponible: toEuros(Math.max(0, roomCents)),
      ...(cardCents > 0 && { deVales: toEuros(cardCents) }),
      reservadaHasta: reservedUntil?.toISOString() ?? null,
    })),
  ];
}

export const toResultWire = (result: PaymentResult, account: TransferAccount | null): PaymentResultWire => ({
  intento: result.attemptId,
  orden: result.number,
  origen: result.origin,
  estado: result.state,
  metodo: result.tender,
  importe: toEuros(result.cents),
  deCuenta: toEuros(result.accountCents),
  ...(result.cardCents > 0 && { deVales: toEuros(result.cardCents) }),
  pagado: toEuros(result.paidCents),
  diferencia: toEuros(result.paidCents - result.owedCents),
  fecha: result.paidAt?.toISOString() ?? null,
  motivo: result.reason,
  reintentable: result.again,
  reservadaHasta: result.reservedUntil?.toISOString() ?? null,
  pendiente: result.open && toOpenHandoverWire(result.open, account, result.proofAt),
  reembolsos: result.refunds.map(({ id, cents, at }) => ({ id, importe: toEuros(cents), fecha: at.toISOString() })),
});
