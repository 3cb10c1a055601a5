import type { FilterChoiceSchema, IndexRowWire, IndexWire, sortNames } from 'contract/catalogue/schemas.ts';
import type { Static } from 'typebox';

type Choice = Static<typeof FilterChoiceSchema>;
type Sort = (typeof sortNames)[number];

const facetsInOrder = [
  ['types', 'tipos'],
  ['supports', 'soportes'],
  ['wires', 'aros'],
  ['paddings', 'rellenos'],
  ['materials', 'materiales'],
  ['offers', 'ofertas'],
  ['ratings', 'valoraciones'],
] as const;

/**
 * A reference implementation of V08, as simple as possible, over the rows of a department's index. Filters and sorting
 * in the backend and in the browser must give the same result.
 */
export function findInIndex(index: IndexWire, choice: Choice, sort: Sort = 'recomendado'): string[] {
  const found = index.products.filter((row) => passes(index, row, choice));
  return sortRows(found, sort).map(([reference]) => reference);
}

function passes(index: IndexWire, row: IndexRowWire, choice: Choice): boolean {
  const [reference, , , facets, price, , , made, colors] = row;
  const { colores = [], tallas = [], referencia = '' } = choice;
  const sizesOf = (bits: string) =>
    index.sizes.flatMap(({ code }, place) => ((BigInt(`0x${bits}`) >> BigInt(place)) & 1n ? [code] : []));
  const chosen = (list: string[], value: string | undefined) =>
    list.length === 0 || (value !== undefined && list.includes(value));
  const color = (place: number) => index.colours[place]?.codColor;
  return (
    colors.some(([place]) => chosen(colores, color(place))) &&
    sizesOf(made).some((size) => chosen(tallas, size)) &&
    facetsInOrder.every(([name, wire], at) => chosen(choice[wire] ?? [], index[name][facets[at] ?? -1]?.code)) &&
    reference.toUpperCase().includes(referencia.toUpperCase()) &&
    price.hasta >= (choice.precioMin ?? 0) &&
    price.desde <= (choice.precioMax ?? Number.POSITIVE_INFINITY) &&
    (choice.soloDisponibles !== true ||
      colors.some(
        ([place, , open]) => chosen(colores, color(place)) && sizesOf(open).some((size) => chosen(tallas, size)),
      ))
  );
}

function sortRows(rows: IndexRowWire[], sort: Sort): IndexRowWire[] {
  const collator = new Intl.Collator('und');
  const orders: Record<Sort, (one: IndexRowWire, other: IndexRowWire) => number> = {
    recomendado: () => 0,
    nuevo: (one, other) => one[6] - other[6],
    'precio-asc': (one, other) => one[4].desde - other[4].desde,
    'precio-desc': (one, other) => other[4].desde - one[4].desde,
    nombre: (one, other) => collator.compare(one[1], other[1]),
  };
  return rows.toSorted(orders[sort]);
}
