import type { FilterChoiceSchema } from 'contract/schemas/catalogue.ts';
import type { Static } from 'typebox';
import { toCents } from '../../shared/money.ts';
import type { Item, Shared, Shelf } from './shelf.ts';

export type FilterChoice = Static<typeof FilterChoiceSchema>;
type Test = (item: Item) => boolean;

/** V08, each choice as one test; nothing chosen lets everything through. */
export function toTests(shelf: Shelf, choice: FilterChoice) {
  const { referencia, precioMin, precioMax, soloDisponibles } = choice;
  const types = toSet(choice.tipos);
  const supports = toSet(choice.soportes);
  const colors = toSet(choice.colores);
  const sizes = toSet(choice.tallas);
  const part = referencia?.toUpperCase();
  const least = precioMin === undefined ? 0 : toCents(precioMin);
  const most = precioMax === undefined ? Number.POSITIVE_INFINITY : toCents(precioMax);
  return {
    color: colors
      ? remembered<string>(
          (list) => list.some((code) => colors.has(code)),
          ({ colors: own }) => own,
        )
      : all,
    size: sizes
      ? remembered<string>(
          (list) => list.some((code) => sizes.has(code)),
          ({ sizes: own }) => own,
        )
      : all,
    type: types ? ({ type }: Item) => types.has(type) : all,
    support: supports ? ({ support }: Item) => support !== null && supports.has(support) : all,
    reference: part ? ({ reference }: Item) => reference.includes(part) : all,
    // A product whose range reaches into the asked one is shown: some of its sizes cost that.
    price: ({ priceFrom, priceTo }: Item) => priceTo >= least && priceFrom <= most,
    available: soloDisponibles ? toAvailable(shelf, colors, sizes) : all,
  };
}

const all: Test = () => true;
const toSet = (list: string[] | undefined) => (list?.length ? new Set(list) : null);

export function toTest(shelf: Shelf, choice: FilterChoice): Test {
  const tests = Object.values(toTests(shelf, choice)).filter((test) => test !== all);
  return (item) => tests.every((test) => test(item));
}

export const inDepartment = (departmentId: number): Test =>
  remembered<number>(
    (list) => list.includes(departmentId),
    ({ departments }) => departments,
  );

/** Worked out once for each list that products share. */
function remembered<T>(decide: (list: readonly T[]) => boolean, read: (item: Item) => Shared<T>): Test {
  const decided: boolean[] = [];
  return (item) => {
    const shared = read(item);
    decided[shared.at] ??= decide(shared.list);
    return decided[shared.at] as boolean;
  };
}

/** Who asks for what is in stock means it in the colours and sizes that she chose, both in one article. */
function toAvailable(shelf: Shelf, colors: Set<string> | null, sizes: Set<string> | null): Test {
  if (!colors && !sizes) return ({ available }) => available;
  const wanted = toBits(shelf, sizes);
  return (item) => item.colors.list.some((color, at) => (!colors || colors.has(color)) && meets(item, at, wanted));
}

/** The chosen sizes as bits; all of them where none is chosen. */
export function toBits({ sizeCodes, bitsLength }: Shelf, sizes: Set<string> | null): Uint32Array {
  const bits = new Uint32Array(bitsLength);
  sizeCodes.forEach((code, place) => {
    if (!sizes || sizes.has(code)) bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  });
  return bits;
}

/** Whether the colour at this place is in stock in one of these sizes. */
export function meets({ open }: Item, at: number, wanted: Uint32Array): boolean {
  for (let word = 0; word < wanted.length; word += 1)
    if (((open[at * wanted.length + word] as number) & (wanted[word] as number)) !== 0) return true;
  return false;
}
