import { warehouses } from 'contract/codes.ts';
import { orShowOrder } from './or-show-order.ts';
import { orderAt } from './orders.page.ts';
import type { PackedOrder } from './ports.ts';
import type { Answer, Route, Texts, Tools, Visit } from './route.ts';
import { fieldOf, splitPage, type TypedSplit } from './split.page.ts';

/** A row for each line of an order and warehouse. */
const formMaxBytes = 64 * 1024;

type PiecesToMove = Parameters<Tools['orders']['split']>[1]['taken'];

/** An order in one parcel from two warehouses most likely leaves from each. */
function suggest({ parcels, pieces }: PackedOrder): TypedSplit['texts'] {
  const isMixed = parcels === 1 && new Set(pieces.map(({ warehouse }) => warehouse)).size > 1;
  const central = isMixed ? pieces.filter(({ warehouse }) => warehouse === warehouses.central) : [];
  return Object.fromEntries(central.map((piece) => [fieldOf(piece), String(piece.quantity)]));
}

function readSplit({ pieces, parcels }: PackedOrder, fields: Texts): TypedSplit & { taken: PiecesToMove } {
  const texts = Object.fromEntries(pieces.map((piece) => [fieldOf(piece), (fields[fieldOf(piece)] ?? '').trim()]));
  const isCount = (text: string, most: number) => text === '' || (/^\d{1,4}$/.test(text) && Number(text) <= most);
  const wrong = pieces.filter((piece) => !isCount(texts[fieldOf(piece)] ?? '', piece.quantity)).map(fieldOf);
  const taken = pieces.flatMap(({ from, lineId, warehouse, ...piece }) => {
    const quantity = Number(texts[fieldOf({ from, lineId, warehouse, ...piece })]);
    return quantity > 0 ? [{ from, lineId, warehouse, quantity }] : [];
  });
  const rest =
    pieces.reduce((sum, { quantity }) => sum + quantity, 0) - taken.reduce((sum, each) => sum + each.quantity, 0);
  const problemOf = () => {
    if (wrong.length > 0) return null;
    if (taken.length === 0) return 'nothing';
    return rest === 0 && parcels === 1 ? 'everything' : null;
  };
  return { texts, wrong: new Set(wrong), problem: problemOf(), taken };
}

async function showSplit({ orders }: Tools, { desk, params: { id = '' } }: Visit): Promise<Answer> {
  const packed = await orders.readPacked(id, desk.locale);
  return { page: splitPage(desk, id, packed, { texts: suggest(packed), wrong: new Set(), problem: null }) };
}

async function split({ orders }: Tools, { desk, params: { id = '' }, fields }: Visit): Promise<Answer> {
  const packed = await orders.readPacked(id, desk.locale);
  const { taken, ...typed } = readSplit(packed, fields);
  if (fields.seen !== packed.seen)
    return { page: splitPage(desk, id, packed, { ...typed, problem: 'contentsChanged' }), status: 409 };
  if (typed.wrong.size > 0 || typed.problem !== null || desk.operator === null)
    return { page: splitPage(desk, id, packed, typed), status: 422 };
  await orders.split(id, { taken, seen: packed.seen, operatorId: desk.operator.id });
  return { to: `${orderAt(id)}?done=splitOrder` };
}

export const splitRoutes: readonly Route[] = [
  { method: 'GET', url: `${orderAt(':id')}/split`, answer: orShowOrder(showSplit) },
  { method: 'POST', url: `${orderAt(':id')}/split`, bodyLimit: formMaxBytes, answer: orShowOrder(split) },
];
