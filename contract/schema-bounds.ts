/** Finds missing limits in a schema. A schema is plain JSON here, as it is in openapi.json. */

type SchemaNode = { [key: string]: unknown };

const isNode = (value: unknown): value is SchemaNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function children(schema: SchemaNode, path: string): [string, SchemaNode][] {
  const found: [string, SchemaNode][] = [];
  for (const key of ['anyOf', 'allOf', 'oneOf']) {
    const list = schema[key];
    if (Array.isArray(list)) found.push(...list.filter(isNode).map((item): [string, SchemaNode] => [path, item]));
  }
  for (const key of ['properties', 'patternProperties']) {
    const map = schema[key];
    if (!isNode(map)) continue;
    for (const [name, item] of Object.entries(map)) if (isNode(item)) found.push([`${path}.${name}`, item]);
  }
  const items = Array.isArray(schema.items) ? schema.items : [schema.items];
  found.push(...items.filter(isNode).map((item): [string, SchemaNode] => [`${path}[]`, item]));
  return found;
}

function walk(schema: SchemaNode, path: string, unbounded: (schema: SchemaNode) => boolean): string[] {
  const below = children(schema, path).flatMap(([name, item]) => walk(item, name, unbounded));
  return unbounded(schema) ? [path, ...below] : below;
}

/** An anchored pattern limits a text unless part of it may repeat without limit. */
function patternBounds(pattern: unknown): boolean {
  if (typeof pattern !== 'string' || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const bare = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(bare);
}

function isUnboundedPart(schema: SchemaNode): boolean {
  if (schema.type === 'string') {
    const fixed = 'const' in schema || 'enum' in schema;
    return !fixed && typeof schema.maxLength !== 'number' && !patternBounds(schema.pattern);
  }
  if (schema.type === 'number' || schema.type === 'integer') {
    return !('const' in schema) && (typeof schema.minimum !== 'number' || typeof schema.maximum !== 'number');
  }
  if (schema.type === 'object') return schema.additionalProperties !== false || isNode(schema.patternProperties);
  return isUnboundedList(schema);
}

function isUnboundedList(schema: SchemaNode): boolean {
  // A tuple has a fixed length.
  if (schema.type === 'array')
    return !(Array.isArray(schema.items) && schema.additionalItems === false) && typeof schema.maxItems !== 'number';
  return isNode(schema.patternProperties) && typeof schema.maxProperties !== 'number';
}

/** Paths of texts, numbers, lists and open objects without a limit; not allowed in requests. */
export const unboundedParts = (schema: object, path: string) => walk(schema as SchemaNode, path, isUnboundedPart);

/** Paths of lists and maps without a limit; not allowed in answers. */
export const unboundedLists = (schema: object, path: string) => walk(schema as SchemaNode, path, isUnboundedList);

/** Paths of closed objects; not allowed in answers, which must be able to get new fields. */
export const closedObjects = (schema: object, path: string) =>
  walk(schema as SchemaNode, path, (node) => node.additionalProperties === false);
