import type { AnswerOf, QueryOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { heldKeys } from '@/contract/order/message-keys';
import { invertCodes } from '@/lib/order/order-codes';
import { toOrderHead } from '@/lib/order/order-mappers';
import type { AccountSummary, HeldReason, Movement, MovementKind, Statement } from './statement';
import type { StatementFilter } from './statement-filter';

type StatementWire = AnswerOf<'readStatement'>;
type MovementWire = StatementWire['movimientos']['elementos'][number];

const kinds = {
  PEDIDO: 'order',
  PAGO: 'payment',
  ABONO: 'credit',
  CARGO: 'charge',
  DEVOLUCION: 'returned',
  COMISION: 'commission',
  PREMIO: 'prize',
} as const satisfies Record<MovementWire['tipo'], MovementKind>;

const toMovement = (wire: MovementWire): Movement => ({
  id: wire.id,
  at: wire.fecha,
  kind: kinds[wire.tipo],
  order: wire.orden,
  campaign: wire.campana ?? null,
  amountCents: toCents(wire.importe),
  balanceCents: toCents(wire.saldo),
  dueOn: wire.vence,
});

export const toStatement = ({ saldo, saldoInicial, movimientos, campanas }: StatementWire): Statement => ({
  balanceCents: toCents(saldo),
  beforeCents: toCents(saldoInicial),
  movements: movimientos.elementos.map(toMovement),
  page: movimientos.pagina,
  pages: movimientos.totalPaginas,
  campaigns: (campanas ?? []).map(({ codigo, nombre }) => ({ code: codigo, name: nombre })),
});

export const toStatementQuery = (
  { campaign, from, to }: StatementFilter,
  { page, size }: { page: number; size: number },
): QueryOf<'readStatement'> => ({
  pagina: String(page),
  tamano: String(size),
  ...(from && { desde: from }),
  ...(to && { hasta: to }),
  ...(campaign && { campana: campaign }),
});

const reasons: Record<string, HeldReason | undefined> = invertCodes(heldKeys);

export const toAccountSummary = (wire: AnswerOf<'readAccountSummary'>): AccountSummary => ({
  balanceCents: toCents(wire.saldo),
  overdueCents: toCents(wire.vencido),
  next: wire.proximo && { day: wire.proximo.fecha, amountCents: toCents(wire.proximo.importe) },
  limit: { totalCents: toCents(wire.cupo.limite), leftCents: toCents(wire.cupo.disponible) },
  held: wire.retenidas.map(({ orden, motivo, importeQueLibera, reservadaHasta }) => ({
    order: toOrderHead(orden),
    reason: reasons[motivo] ?? 'payment',
    amountCents: toCents(importeQueLibera),
    reservedUntil: reservadaHasta ?? null,
  })),
  ageing: wire.antiguedad.map(({ desdeDias, hastaDias, importe }) => ({
    fromDays: desdeDias,
    toDays: hastaDias,
    amountCents: toCents(importe),
  })),
  lastPayment: wire.ultimoPago && { at: wire.ultimoPago.fecha, amountCents: toCents(wire.ultimoPago.importe) },
});
