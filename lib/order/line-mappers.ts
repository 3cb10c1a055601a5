import type { AnswerOf } from '@/contract/calls/table';
import { toCents, toCentsOrNull } from '@/contract/money';
import type { LineInput, LineResultWire, OrderLineWire } from '@/contract/order/line-schemas';
import type { PersonRefWire } from '@/contract/people/schemas';
import { toMedia } from '@/lib/catalogue/catalogue-mappers';
import type { Grid } from './grid';
import {
  availabilityNames,
  differenceNames,
  lineTypeNames,
  outcomeNames,
  reasonNames,
  warehouseNames,
} from './order-codes';
import type { Alternative, Difference, LineResult, LineToAdd, OrderLine, Person, Reduction } from './order-line';

export const toPerson = ({ id, nombre }: PersonRefWire): Person => ({ id, name: nombre });

/** Both or neither: a former price is not shown without the lowest price of the 30 days before. */
function toReduction(before: number | null, lowest30: number | null): Reduction | null {
  const [cents, lowest30Cents] = [toCentsOrNull(before), toCentsOrNull(lowest30)];
  return cents === null || lowest30Cents === null ? null : { cents, lowest30Cents };
}

export function toOrderLine(wire: OrderLineWire): OrderLine {
  return {
    id: wire.id,
    type: lineTypeNames[wire.tipo],
    code: wire.codigo,
    reference: wire.referencia,
    name: wire.nombre,
    colourCode: wire.codColor,
    colourName: wire.nombreColor,
    size: wire.talla,
    picture: wire.foto && toMedia(wire.foto),
    client: wire.cliente && toPerson(wire.cliente),
    omitted: wire.omitida,
    quantity: wire.cantidadPedida,
    maxQuantity: wire.cantidadMaxima,
    priceCents: toCents(wire.precio),
    before: toReduction(wire.precioAntes, wire.lowest30),
    subtotalCents: toCents(wire.precioSubtotal),
    points: wire.puntos,
    priceAtCloseCents: toCentsOrNull(wire.precioAlCierre),
    availability: availabilityNames[wire.disponibilidad],
    warehouse: warehouseNames[wire.bodega],
    deliveryFrom: wire.entregaDesde,
    deliveryTo: wire.entregaHasta,
    sealed: wire.higieneSellada,
    note: wire.nota ?? '',
  };
}

export const toAlternative = (wire: LineResultWire['alternativas'][number]): Alternative => ({
  reason: reasonNames[wire.motivo],
  code: wire.codigo,
  reference: wire.referencia,
  name: wire.nombre,
  colourCode: wire.codColor,
  colourName: wire.nombreColor,
  size: wire.talla,
  priceCents: toCents(wire.precio),
  units: wire.unidades,
  campaign: wire.campana,
});

export const toLineInput = (line: LineToAdd): LineInput => ({
  clave: line.key,
  cantidadPedida: line.quantity,
  ...(line.client && { cliente: line.client }),
  ...(line.code && { codigo: line.code }),
  ...(line.reference && { referencia: line.reference }),
  ...(line.size && { talla: line.size }),
  ...(line.note && { nota: line.note }),
});

/** Earlier versions of the shop stored pending lines on the device with wire names. */
export const fromStoredLine = (kept: LineToAdd | LineInput): LineToAdd =>
  'clave' in kept
    ? {
        key: kept.clave,
        quantity: kept.cantidadPedida,
        client: kept.cliente,
        code: kept.codigo,
        reference: kept.referencia,
        size: kept.talla,
        note: kept.nota,
      }
    : kept;

export const toLineResult = (wire: LineResultWire): LineResult => ({
  key: wire.clave,
  outcome: outcomeNames[wire.resultado],
  wanted: wire.pedida,
  added: wire.agregada,
  limit: wire.tope ?? null,
  line: wire.linea && toOrderLine(wire.linea),
  alternatives: wire.alternativas.map(toAlternative),
});

export const toDifference = (wire: AnswerOf<'readOrderInHand'>['diferencias'][number]): Difference => ({
  type: differenceNames[wire.tipo],
  lineId: wire.linea,
  code: wire.codigo,
  name: wire.nombre,
  size: wire.talla ?? null,
  client: wire.cliente ? toPerson(wire.cliente) : null,
  beforeCents: toCentsOrNull(wire.importeAntes),
  nowCents: toCentsOrNull(wire.importeAhora),
  beforeUnits: wire.cantidadAntes,
  nowUnits: wire.cantidadAhora,
  changeCents: toCents(wire.diferencia),
  overGrams: wire.sobreGramos ?? null,
  alternatives: wire.alternativas.map(toAlternative),
});

export function toGrid(wire: AnswerOf<'readGrid'>): Grid {
  return {
    reference: wire.referencia,
    name: wire.nombre,
    campaign: wire.campana,
    chosen: wire.elegido && { colourCode: wire.elegido.codColor, size: wire.elegido.talla },
    colours: wire.colores.map(({ codColor, nombreColor, hex, foto, tallas }) => ({
      code: codColor,
      name: nombreColor,
      hex,
      picture: foto && toMedia(foto),
      cells: tallas.map((cell) => ({
        size: cell.talla,
        code: cell.codigo,
        priceCents: toCents(cell.precio),
        before: toReduction(cell.precioAntes, cell.lowest30),
        units: cell.unidades,
        maxQuantity: cell.cantidadMaxima,
        availability: availabilityNames[cell.disponibilidad],
        points: cell.puntos ?? 0,
        sisters: cell.hermanas,
      })),
    })),
  };
}
