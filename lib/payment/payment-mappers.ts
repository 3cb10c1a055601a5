import type { AnswerOf } from '@/contract/calls/table';
import { handovers, paymentOrigins, paymentStates } from '@/contract/codes';
import { toCents } from '@/contract/money';
import type { HandoverWire, PaymentResultWire } from '@/contract/payment/schemas';
import { invertCodes } from '@/lib/order/order-codes';
import type { BankTransfer } from './bank-transfer';
import type { Account, DueOption, PaymentResult, ProviderHandover, Refund, SettleResult } from './payment';
import { maxPart, minPart } from './payment-rules';

const stateNames = invertCodes(paymentStates);
const originNames = invertCodes(paymentOrigins);

export const toPaymentResult = (wire: AnswerOf<'readPayment'>): PaymentResult => ({
  payment: wire.intento,
  order: wire.orden,
  origin: originNames[wire.origen],
  state: stateNames[wire.estado],
  tender: wire.metodo,
  amountCents: toCents(wire.importe),
  accountCents: toCents(wire.deCuenta ?? 0),
  giftCardCents: toCents(wire.deVales ?? 0),
  paidCents: toCents(wire.pagado),
  at: wire.fecha,
  reason: wire.motivo,
  retryable: wire.reintentable,
  reservedUntil: wire.reservadaHasta ?? null,
  transfer: toTransfer(wire.pendiente),
  refunds: toRefunds(wire.reembolsos),
});

/** An older backend has no refunds. */
export const toRefunds = (wire?: PaymentResultWire['reembolsos'] | null): Refund[] =>
  (wire ?? []).map(({ id, importe, fecha }) => ({ id, amountCents: toCents(importe), at: fecha }));

/** The attempt to leave with; null when there is no provider page. */
export const toPaymentId = (handover: HandoverWire | null): string | null =>
  handover && (handover.accion === handovers.form || handover.accion === handovers.link) ? handover.intento : null;

/** How the payment continues: a provider page, or a bank transfer. */
export const toHandover = (handover: HandoverWire | null) => ({
  payment: toPaymentId(handover),
  transfer: handover?.accion === handovers.instructions ? handover.intento : null,
});

export const toSettleResult = (wire: AnswerOf<'settleOrder'>): SettleResult => ({
  settled: wire.asentada,
  ...toHandover(wire.pago),
});

/** Null when there is no provider page. */
export function toProviderHandover({ accion, metodo, importe, url, campos }: HandoverWire): ProviderHandover | null {
  const isForm = accion === handovers.form;
  if (url === null || (isForm ? campos === null : accion !== handovers.link)) return null;
  return { tender: metodo, amountCents: toCents(importe), url, fields: isForm ? campos : null };
}

const dueKinds = { TODO: 'all', VENCIDO: 'overdue', ORDEN: 'order', PARTE: 'part' } as const;

type OptionWire = AnswerOf<'readAmountDue'>['opciones'][number];

function toDueOption({ clave, importe, libera, reservadaHasta, deCuenta, disponible }: OptionWire): DueOption {
  const amountCents = toCents(importe);
  const agreedCents = toCents(deCuenta ?? 0);
  const bounds = { totalCents: amountCents + agreedCents, leftCents: toCents(disponible ?? 0), agreedCents };
  return {
    kind: dueKinds[clave],
    amountCents,
    orders: libera,
    reservedUntil: reservadaHasta ?? null,
    part: maxPart(bounds) >= minPart(bounds) ? bounds : null,
  };
}

/** On the wire a positive balance is owed. */
export function toAccount(wire: AnswerOf<'readAmountDue'>): Account {
  const cents = toCents(wire.saldo);
  const { cupo } = wire;
  return {
    owedCents: Math.max(0, cents),
    creditCents: Math.max(0, -cents),
    overdueCents: toCents(wire.vencido),
    minimumCents: toCents(wire.minimo),
    limit: cupo
      ? {
          totalCents: toCents(cupo.limite),
          usedCents: toCents(cupo.usado),
          heldCents: toCents(cupo.retenido ?? 0),
          leftCents: toCents(cupo.disponible),
        }
      : null,
    dueOn: wire.vence ?? null,
    options: wire.opciones.map(toDueOption),
  };
}

/** Null when the payment is no transfer, or nothing more is due. */
export const toTransfer = (handover: Pick<HandoverWire, 'intento' | 'transferencia'> | null): BankTransfer | null =>
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
