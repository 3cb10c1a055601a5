import type { AnswerOf } from '@/contract/calls/table';
import { toCents } from '@/lib/money';
import type { Sales } from './sales';

const toFigures = ({ ventas, unidades, puntos }: { ventas: number; unidades: number; puntos: number }) => ({
  salesCents: toCents(ventas),
  units: unidades,
  points: puntos,
});

export const toSales = ({ campanas, categorias, clientes }: AnswerOf<'readSalesSummary'>): Sales => ({
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
