import type { AnswerOf, BodyOf } from '@/contract/calls/table';
import { toEuros } from '@/contract/money';
import { toDifference } from '@/lib/order/line-mappers';
import { toPaymentId } from '@/lib/payment/payment-mappers';
import type { Failure } from '@/lib/result';
import type { Agreement, Confirmation } from './placement';

/** The button needs the terms accepted, so they are always true here. */
export const toConfirmWire = (agreement: Agreement): BodyOf<'confirmOrder'> => ({
  version: agreement.version,
  totalVisto: toEuros(agreement.seenCents),
  metodo: agreement.tender,
  usarSaldo: agreement.balance,
  ...(agreement.partCents !== null && { importeCuenta: toEuros(agreement.partCents) }),
  aceptaCondiciones: true,
  versionCondiciones: agreement.termsVersion,
  entregaParcial: agreement.accepted.includes('partial'),
  ...(agreement.accepted.includes('differences') && { aceptaDiferencias: true }),
  ...(agreement.accepted.includes('import') && { aceptaImportacion: true }),
});

/** The account's limit has shrunk meanwhile: nothing was placed, and the executive has to review the order again. */
export const isPartRefused = ({ fields }: Pick<Failure, 'fields'>): boolean =>
  ('importeCuenta' satisfies keyof BodyOf<'confirmOrder'>) in fields;

export const toConfirmation = (wire: AnswerOf<'confirmOrder'>): Confirmation =>
  wire.resultado === 'CONFIRMADA' && wire.orden?.numero
    ? { placed: true, number: wire.orden.numero, payment: toPaymentId(wire.pago) }
    : { placed: false, differences: wire.diferencias.map(toDifference) };
