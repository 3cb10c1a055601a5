import type { TSchema } from 'typebox';
import { BalanceSchema } from '@/contract/common/schemas';

/** Deviations of another backend from our responses: each place of an example, in each way that its schema allows. */
export type Mutation = {
  /** Field names from the response's data down; a list index is a number. */
  path: string[];
  kind: 'drop' | 'null' | 'wrong type' | 'extra' | 'as text' | 'comma' | 'noise' | 'third decimal';
  datos: unknown;
  /** The amount that becomes unreadable, and those beside it, in cents. */
  garbled: number[];
};

type Node = {
  type?: string;
  anyOf?: Node[];
  allOf?: Node[];
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node | Node[];
  maximum?: number;
};
type Place = { path: string[]; node: Node; value: unknown };

const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isAmount = ({ type, maximum, anyOf }: Node): boolean =>
  (type === 'number' && maximum === (BalanceSchema as Node).maximum) || (anyOf?.some(isAmount) ?? false);

/** Every field of an example; of lists and maps only the first element. */
function placesOf(node: Node, value: unknown, path: string[] = []): Place[] {
  const here = { path, node, value };
  const below = childrenOf(node, value).flatMap(([name, child, each]) => placesOf(child, each, [...path, name]));
  return [here, ...below];
}

function childrenOf(node: Node, value: unknown): [string, Node, unknown][] {
  if (!isFilled(value)) return [];
  const parts = [...(node.anyOf ?? []), ...(node.allOf ?? [])];
  if (parts.length > 0) return parts.flatMap((part) => childrenOf(part, value));
  const fields = value as Record<string, unknown>;
  if (node.properties) {
    const known = Object.entries(node.properties).filter(([name]) => name in fields);
    return known.map(([name, child]) => [name, child, fields[name]]);
  }
  const [kind] = Object.values(node.patternProperties ?? {});
  const [key] = Object.keys(value);
  if (kind && key !== undefined) return [[key, kind, fields[key]]];
  if (!Array.isArray(value) || !node.items) return [];
  if (Array.isArray(node.items)) return node.items.map((item, place) => [String(place), item, value[place]]);
  return value.length > 0 ? [['0', node.items, value[0]]] : [];
}

let count = 0;

/** The example with unique amounts, so that a price in the wrong place is noticed. */
export function withOwnAmounts(schema: TSchema, example: unknown): unknown {
  const datos = structuredClone(example);
  for (const { path, node, value } of everyPlaceOf(schema as Node, datos)) {
    if (!isAmount(node) || typeof value !== 'number') continue;
    count += 1;
    put(datos, path, (1001 + count * 10) / 100);
  }
  return datos;
}

function everyPlaceOf(node: Node, value: unknown, path: string[] = []): Place[] {
  const isList = Array.isArray(value) && !Array.isArray(node.items);
  const below = isList
    ? value.flatMap((each, place) => everyPlaceOf((node.items ?? {}) as Node, each, [...path, String(place)]))
    : childrenOfAll(node, value).flatMap(([name, child, each]) => everyPlaceOf(child, each, [...path, name]));
  return [{ path, node, value }, ...below];
}

function childrenOfAll(node: Node, value: unknown): [string, Node, unknown][] {
  const [kind] = Object.values(node.patternProperties ?? {});
  if (kind && isFilled(value)) return Object.entries(value).map(([key, each]) => [key, kind, each]);
  return childrenOf(node, value);
}

export function mutationsOf(schema: TSchema, datos: unknown): Mutation[] {
  return placesOf(schema as Node, datos).flatMap((place) => mutate(datos, place));
}

function mutate(datos: unknown, { path, node, value }: Place): Mutation[] {
  const isGarbled = isAmount(node) && value !== null;
  const make = (kind: Mutation['kind'], change: (copy: unknown) => unknown): Mutation => ({
    path,
    kind,
    datos: change(structuredClone(datos)),
    garbled: isGarbled && ['wrong type', 'third decimal'].includes(kind) ? amountsBeside(datos, path) : [],
  });
  const set = (kind: Mutation['kind'], to: unknown) =>
    make(kind, (copy) => (path.length === 0 ? to : put(copy, path, to)));
  const extra = isFilled(value) ? [make('extra', (copy) => addTo(copy, path))] : [];
  if (path.length === 0) return [set('null', null), set('wrong type', 'text'), ...extra];
  const ways = [
    make('drop', (copy) => take(copy, path)),
    set('null', null),
    set('wrong type', wrongOf(value)),
    ...extra,
  ];
  if (typeof value === 'number' || typeof value === 'boolean') ways.push(set('as text', String(value)));
  if (!isGarbled || typeof value !== 'number') return ways;
  return [
    ...ways,
    set('comma', value.toFixed(2).replace('.', ',')),
    set('noise', value + 4e-12),
    set('third decimal', value + 0.005),
  ];
}

const wrongOf = (value: unknown): unknown => (typeof value === 'string' ? { not: 'text' } : 'not what was agreed');

function parentOf(data: unknown, path: string[]): Record<string, unknown> {
  return path.slice(0, -1).reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], data) as never;
}

function put(data: unknown, path: string[], value: unknown): unknown {
  parentOf(data, path)[path.at(-1) ?? ''] = value;
  return data;
}

function take(data: unknown, path: string[]): unknown {
  const parent = parentOf(data, path);
  const name = path.at(-1) ?? '';
  if (Array.isArray(parent)) parent.splice(Number(name), 1);
  else delete parent[name];
  return data;
}

/** Adds an unknown field, or an unreadable list element. */
function addTo(data: unknown, path: string[]): unknown {
  const at = path.reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], data);
  if (Array.isArray(at)) at.push({ desconocido: true });
  else Object.assign(at as object, { desconocido: { x: [1] } });
  return data;
}

const amountsBeside = (datos: unknown, path: string[]): number[] =>
  Object.values(parentOf(datos, path))
    .filter((each): each is number => typeof each === 'number' && !Number.isInteger(each))
    .map((euros) => Math.round(euros * 100));
