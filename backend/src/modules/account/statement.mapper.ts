import type { AnswerOf, QueryOf } from 'contract/calls/table.ts';
import { fieldProblemKeys } from 'contract/field-problem-keys.ts';
import { toEuros } from 'contract/money.ts';
import type { Locale } from 'contract/public-codes.ts';
import { invalid } from '../../shared/errors.ts';
import type { Movement } from '../../shared/ledger.ts';
import { type Page, toPageWire } from '../../shared/pagination.mapper.ts';
import type { CampaignName, MovementRow } from './statement.repository.ts';
import type { AccountSummary } from './statement.service.ts';

const isDay = (text: string): boolean => {
  const noon = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
};

type AskedDays = Omit<QueryOf<'downloadStatement'>, 'locale'>;

/** Valid dates, the first not after the last; `fields` are their names in the call. */
export function toStatementFilter({ from, to, campaign }: AskedDays, fields = { from: 'from', to: 'to' }) {
  const odd = Object.entries({ [fields.from]: from, [fields.to]: to }).filter(
    ([, day]) => day !== undefined && !isDay(day),
  );
  if (odd.length > 0) throw invalid(Object.fromEntries(odd.map(([name]) => [name, fieldProblemKeys.pattern])));
  if (from !== undefined && to !== undefined && from > to) throw invalid({ [fields.to]: fieldProblemKeys.outOfRange });
  return { from: from ?? null, to: to ?? null, campaign: campaign ?? null };
}

export const periodTooLong = () => invalid({ from: fieldProblemKeys.outOfRange });

export const movementDescriptions = {
  PEDIDO: 'statement.order',
  PAGO: 'statement.payment',
  ABONO: 'statement.credit',
  CARGO: 'statement.charge',
  DEVOLUCION: 'statement.returned',
  COMISION: 'statement.commission',
  PREMIO: 'statement.prize',
} as const satisfies Record<Movement['kind'], string>;

type Statement = {
  balances: { balance: number; before: number; total: number };
  movements: MovementRow[];
  campaigns: CampaignName[];
};

export const toStatementWire = (
  { balances, movements, campaigns }: Statement,
  page: Page,
  locale: Locale,
): AnswerOf<'readStatement'> => ({
  saldo: toEuros(balances.balance),
  saldoInicial: toEuros(balances.before),
  movimientos: toPageWire(
    movements.map((row) => ({
      id: String(row.id),
      fecha: row.at.toISOString(),
      tipo: row.kind,
      orden: row.number,
      campana: row.campaign,
      descripcion: movementDescriptions[row.kind],
      importe: toEuros(row.cents),
      saldo: toEuros(balances.before + row.sinceCents),
      vence: row.dueOn,
    })),
    page,
    balances.total,
  ),
  campanas: campaigns.map(({ code, name }) => ({ codigo: code, nombre: name[locale] })),
});

export function toAccountSummary(summary: AccountSummary): AnswerOf<'readAccountSummary'> {
  const { account, heldCents, next, ageing, held, lastPayment } = summary;
  const { balanceCents, overdueCents, limitCents } = account;
  return {
    saldo: toEuros(balanceCents),
    vencido: toEuros(overdueCents),
    proximo: next && { fecha: next.day, importe: toEuros(next.cents) },
    cupo: {
      limite: toEuros(limitCents),
      usado: toEuros(Math.max(0, balanceCents)),
      disponible: toEuros(Math.max(0, limitCents - balanceCents - heldCents)),
    },
    retenidas: held.map(({ head, reason, dueCents, reservedUntil }) => ({
      orden: head,
      motivo: reason,
      importeQueLibera: toEuros(dueCents),
      reservadaHasta: reservedUntil?.toISOString() ?? null,
    })),
    antiguedad: ageing.map(({ fromDays, toDays, cents }) => ({
      desdeDias: fromDays,
      hastaDias: toDays,
      importe: toEuros(cents),
    })),
    ultimoPago: lastPayment && { fecha: lastPayment.at.toISOString(), importe: toEuros(lastPayment.cents) },
  };
}
