import 'server-only';
import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/contract/money';
import { callBackend } from '@/lib/http/backend';
import { type CallContext, toCallOptions } from '@/lib/http/call-context';
import { mapResult, type Result } from '@/lib/result';
import type { Sales } from './sales';

/** Sales by category and client, of one campaign or of all. */
export async function getSales(reader: CallContext, campaign: string): Promise<Result<Sales>> {
  const query = campaign ? { campana: campaign } : {};
  return mapResult(await callBackend('readSalesSummary', { query, ...toCallOptions(reader) }), toSales);
}

const toFigures = ({ ventas, unidades, puntos }: { ventas: number; unidades: number; puntos: number }) => ({
  salesCents: toCents(ventas),
  units: unidades,
  points: puntos,
});

const toSales = ({ campanas, categorias, clientes }: AnswerOf<'readSalesSummary'>): Sales => ({
  campaigns: campanas.map((wire) => ({
    code: wire.codigo,
    name: wire.nombre,
    orders: wire.pedidos,
    gainedCents: toCents(wire.ganancia),
    ...toFigures(wire),
  })),
  categories: categorias.map((wire) => ({ code: wire.codigo, name: wire.nombre, ...toFigures(wire) })),
  clients: clientes.map((wire) => ({
    client: wire.id === null ? null : { id: wire.id, name: wire.nombre },
    ...toFigures(wire),
  })),
});
