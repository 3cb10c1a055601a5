import { toCents, toEuros } from '@/contract/money';

/** One article in a bag, as shown. */
export type CartLine = {
  /** The code of the printed catalogue: style, colour and size. */
  key: string;
  reference: string;
  name: string;
  href: string;
  colourName: string;
  size: string;
  picture: string | null;
  dominantColor: string | null;
  priceCents: number;
  quantity: number;
  maxQuantity: number;
  subtotalCents: number;
  /** When the article was first added, which orders the lines; the bag sets it when missing. */
  addedAt?: number;
};

/** E05. A line as stored on the device; fields of a newer version are kept. */
export type CartRecord = {
  _id: string;
  referencia: string;
  nombre: string;
  url: string;
  nombreColor: string;
  talla: string;
  foto: string | null;
  colorDominante: string | null;
  cantidadPedida: number;
  cantidadMaxima: number;
  precio: number;
  precioSubtotal: number;
  puesta: number;
  /** Id of the pending addition that was applied last. */
  nota?: string;
};

export function toCartLine(record: CartRecord): CartLine {
  return {
    key: record._id,
    reference: record.referencia,
    name: record.nombre,
    href: record.url,
    colourName: record.nombreColor,
    size: record.talla,
    picture: record.foto,
    dominantColor: record.colorDominante,
    priceCents: toCents(record.precio),
    quantity: record.cantidadPedida,
    maxQuantity: record.cantidadMaxima,
    subtotalCents: toCents(record.precioSubtotal),
    addedAt: record.puesta,
  };
}

export function toCartRecord(line: Omit<CartLine, 'subtotalCents'>, now = Date.now()): CartRecord {
  return {
    _id: line.key,
    referencia: line.reference,
    nombre: line.name,
    url: line.href,
    nombreColor: line.colourName,
    talla: line.size,
    foto: line.picture,
    colorDominante: line.dominantColor,
    cantidadPedida: line.quantity,
    cantidadMaxima: line.maxQuantity,
    precio: toEuros(line.priceCents),
    precioSubtotal: toEuros(line.priceCents * line.quantity),
    puesta: line.addedAt ?? now,
  };
}

const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
/** Decimal euros as the wire has them. */
const isAmount = (value: unknown) =>
  typeof value === 'number' && value >= 0 && /^\d{1,13}(\.\d{1,2})?$/.test(`${value}`);

/** A record that this version can show. Others stay in the store, unchanged and uncounted. */
export function isCartRecord(value: unknown): value is CartRecord {
  const record = (value ?? {}) as Partial<CartRecord>;
  const texts = [record._id, record.referencia, record.nombre, record.url, record.nombreColor, record.talla];
  return (
    texts.every((text) => typeof text === 'string') &&
    isCount(record.cantidadPedida) &&
    isCount(record.cantidadMaxima) &&
    isAmount(record.precio) &&
    isAmount(record.precioSubtotal)
  );
}
