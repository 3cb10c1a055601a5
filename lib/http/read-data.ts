import type { TSchema } from 'typebox';
import { BalanceSchema, DateSchema, DateTimeSchema, EmailSchema, PhoneSchema } from '@/contract/common/schemas';

/**
 * Another backend may be older than the contract. Its data is brought into the contract's shape here, once, so that
 * no mapper meets anything else. Three rules: text may be missing, an identifier may not, and an amount that cannot
 * be read is no amount.
 */

/** A schema as written in openapi.json. */
type SchemaNode = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: SchemaNode[];
  allOf?: SchemaNode[];
  properties?: Record<string, SchemaNode>;
  required?: string[];
  patternProperties?: Record<string, SchemaNode>;
  items?: SchemaNode | SchemaNode[];
  minItems?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
};

type ReadOptions = {
  /** An unreadable item is left out of its list, or becomes null, instead of making everything around it unreadable. */
  forgiving: boolean;
};

export const unreadable = Symbol('unreadable');
type ReadValue = unknown | typeof unreadable;

/** `datos` in the schema's shape, or `unreadable` when the page that asked could not be rendered from it. */
export function readData(schema: TSchema, value: unknown, reading: ReadOptions): ReadValue {
  const node = schema as SchemaNode;
  return isThere(node, value) ? read(node, value, reading) : unreadable;
}

/** Whether a response has data of the schema's kind at all; within it, lists and groups of fields may be missing. */
function isThere(node: SchemaNode, value: unknown): boolean {
  if (isList(node)) return Array.isArray(value);
  if (node.properties) return isObject(value) || !hasContent(node);
  return isNullable(node) || !isAbsent(value);
}

const isAbsent = (value: unknown) => value === undefined || value === null;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNullable = ({ anyOf }: SchemaNode) => anyOf?.some(({ type }) => type === 'null') ?? false;
const isList = ({ type }: SchemaNode) => type === 'array';
const hasContent = ({ properties }: SchemaNode) => !properties || Object.keys(properties).length > 0;

/** Amounts are recognised by their maximum; they are the only numbers that are never guessed. */
const isAmount = ({ type, maximum, anyOf }: SchemaNode): boolean =>
  (type === 'number' && maximum === (BalanceSchema as SchemaNode).maximum) || (anyOf?.some(isAmount) ?? false);

function read(node: SchemaNode, value: unknown, reading: ReadOptions): ReadValue {
  if ('const' in node) return readOneOf([node.const], value);
  if (node.enum) return readOneOf(node.enum, value);
  if (node.anyOf) return readAnyOf(node, node.anyOf, value, reading);
  if (node.allOf) return readAllOf(node.allOf, value, reading);
  if (node.patternProperties) return readRecord(node.patternProperties, value, reading);
  if (node.properties) return readObject(node, node.properties, value, reading);
  if (isList(node)) return readList(node, value, reading);
  if (node.type === 'string') return readText(node, value);
  if (node.type === 'boolean') return readFlag(value);
  if (node.type === 'integer') return readWhole(node, value);
  if (node.type === 'number') return isAmount(node) ? readAmount(node, value) : readNumber(node, value);
  return value;
}

const readOneOf = (known: unknown[], value: unknown): ReadValue => {
  const found = known.find((each) => String(each) === String(value));
  return found === undefined ? unreadable : found;
};

function readAnyOf(node: SchemaNode, kinds: SchemaNode[], value: unknown, reading: ReadOptions): ReadValue {
  if (isNullable(node) && isAbsent(value)) return null;
  for (const kind of kinds) {
    const fits = kind.properties ? isObject(value) : kind.type !== 'null';
    const found = fits ? read(kind, value, reading) : unreadable;
    if (found !== unreadable) return found;
  }
  // A picture is always optional.
  const isExtra = reading.forgiving || kinds.some(({ properties }) => properties?.hash);
  return isNullable(node) && isExtra && !isAmount(node) ? null : unreadable;
}

function readAllOf(parts: SchemaNode[], value: unknown, reading: ReadOptions): ReadValue {
  const found = parts.map((part) => read(part, value, reading));
  return found.includes(unreadable) ? unreadable : Object.assign({}, ...(found as object[]));
}

function readRecord(kinds: Record<string, SchemaNode>, value: unknown, reading: ReadOptions): ReadValue {
  const [kind] = Object.values(kinds);
  if (!kind || !isObject(value)) return reading.forgiving || isAbsent(value) ? {} : unreadable;
  const pairs = Object.entries(value).map(([key, each]) => [key, read(kind, each, reading)] as const);
  const good = pairs.filter(([, each]) => each !== unreadable);
  return good.length === pairs.length || reading.forgiving ? Object.fromEntries(good) : unreadable;
}

function readObject(
  node: SchemaNode,
  properties: Record<string, SchemaNode>,
  value: unknown,
  reading: ReadOptions,
): ReadValue {
  const given = isObject(value) ? value : {};
  const isRequired = (name: string) => node.required?.includes(name) ?? false;
  const fields = Object.entries(properties)
    .map(([name, part]) => ({ name, isPrice: reading.forgiving && isAmount(part), part, each: ownOf(given, name) }))
    .filter(({ name, each }) => isRequired(name) || !isAbsent(each))
    .map((field) => ({ ...field, data: read(field.part, field.each, reading) }));
  // An optional sum that is present but unreadable concerns the same money as the sums beside it.
  const isNeeded = ({ name, part }: { name: string; part: SchemaNode }) => isRequired(name) || isAmount(part);
  if (fields.some((field) => field.data === unreadable && !field.isPrice && isNeeded(field))) return unreadable;
  // Prices side by side belong together: when one is garbled the others cannot be trusted.
  const isGarbled = fields.some(({ isPrice, data, each }) => isPrice && data === unreadable && !isAbsent(each));
  const pairs = fields.map(({ name, isPrice, data }) => {
    if (isPrice && (isGarbled || data === unreadable)) return [name, null];
    return [name, data === unreadable ? undefined : data];
  });
  return { ...given, ...Object.fromEntries(pairs) };
}

const ownOf = (object: Record<string, unknown>, name: string) =>
  Object.hasOwn(object, name) ? object[name] : undefined;

function readList(node: SchemaNode, value: unknown, reading: ReadOptions): ReadValue {
  const { items, minItems = 0 } = node;
  if (Array.isArray(items)) return readTuple(items, value, reading);
  if (!items) return value;
  if (!Array.isArray(value)) {
    // An item with an id is what the response is about: an order without its lines is no order.
    if (!reading.forgiving && (!isAbsent(value) || items.properties?.id)) return unreadable;
    return minItems > 0 && !reading.forgiving ? unreadable : [];
  }
  const found = value.map((each) => read(items, each, reading));
  const good = found.filter((each) => each !== unreadable);
  // Too few items are as good as none.
  if (good.length < minItems) return reading.forgiving ? [] : unreadable;
  return good.length === found.length || reading.forgiving ? good : unreadable;
}

function readTuple(items: SchemaNode[], value: unknown, reading: ReadOptions): ReadValue {
  if (!Array.isArray(value)) return unreadable;
  const found = items.map((item, place) => read(item, value[place], reading));
  return found.includes(unreadable) ? unreadable : found;
}

const patternOf = (schema: TSchema) => (schema as SchemaNode).pattern;
/** These patterns validate what we send; in a response such text is accepted as it is. */
const wordPatterns = [patternOf(EmailSchema), patternOf(PhoneSchema), '^#[0-9a-f]{6}$'];

function readText({ pattern }: SchemaNode, value: unknown): ReadValue {
  const text = typeof value === 'number' ? String(value) : value;
  const given = typeof text === 'string' ? text : '';
  if (pattern === patternOf(DateTimeSchema)) return new RegExp(pattern ?? '').test(given) ? given : readMoment(given);
  if (pattern === patternOf(DateSchema)) return readDay(given);
  // Text with a pattern is an identifier: without it the item means nothing.
  const isName = pattern !== undefined && !wordPatterns.includes(pattern);
  return given === '' && isName ? unreadable : given;
}

function readMoment(text: string): ReadValue {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? unreadable : moment.toISOString();
}

function readDay(text: string): ReadValue {
  const day = text.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : unreadable;
}

const yes = ['true', '1', 'S'];

const readFlag = (value: unknown): boolean => yes.includes(String(value));

/** A count may be missing; a grade, a share or a quantity has a meaning and gets no default. */
function readWhole({ minimum, maximum }: SchemaNode, value: unknown): ReadValue {
  const number = toNumber(value);
  const { min, max } = { min: minimum ?? Number.NEGATIVE_INFINITY, max: maximum ?? Number.POSITIVE_INFINITY };
  if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
  return min > 0 && Number.isFinite(max) ? unreadable : Math.max(minimum ?? 0, 0);
}

function readNumber(
  { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY }: SchemaNode,
  value: unknown,
) {
  const number = toNumber(value);
  return number >= minimum && number <= maximum ? number : unreadable;
}

/** NaN for anything that is not a number, an empty text included. */
function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(?:[.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : Number.NaN;
}

/** In cents: the rounding error of summed fractions. A tenth of a cent is ten thousand times as much. */
const noise = 1e-5;

/**
 * Whole cents only. "1.234" may be one euro or a thousand, so a thousands separator is accepted only when a decimal
 * separator follows.
 */
function readAmount({ minimum = 0, maximum = 0 }: SchemaNode, value: unknown): ReadValue {
  const euros = toNumber(typeof value === 'string' ? plainDecimal(value) : value);
  const cents = Math.round(euros * 100);
  if (!Number.isFinite(euros) || Math.abs(euros * 100 - cents) > noise) return unreadable;
  const whole = cents / 100;
  return whole >= minimum && whole <= maximum ? whole : unreadable;
}

const thousands = /^(-?\d{1,3})((?:\.\d{3})+),(\d{1,2})$|^(-?\d{1,3})((?:,\d{3})+)\.(\d{1,2})$/;

function plainDecimal(text: string): string {
  const bare = text.replace(/^€\s?|\s?€$/g, '').trim();
  const [, ...parts] = thousands.exec(bare) ?? [];
  const [first, middle, last] = parts.filter((part) => part !== undefined);
  return first && middle && last ? `${first}${middle.replace(/\D/g, '')}.${last}` : bare;
}
