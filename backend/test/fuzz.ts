import { bodyTypesOf, type Call } from 'contract/call.ts';
import { createRandom, type Random } from 'demo/seed/goods/random.ts';
import fc from 'fast-check';

/** A schema is plain JSON here, as it is in openapi.json. */
type Node = { [key: string]: unknown };
type Parts = { params?: unknown; query?: unknown; body?: unknown };

export type FuzzedRequest = { path: string; headers: Record<string, string>; payload?: string };

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

// Texts that are known to break software: NUL, lone surrogates, pseudo-numbers, paths, quotes, prototypes.
const hostileTexts = [
  '\0',
  '\ud800',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(400),
  "' or 1=1--",
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  '\u202e',
  '💄',
  '',
  ' ',
  '\r\nset-cookie: a=b',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
];
const hostileValues: unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  0.001,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  [[[[[[]]]]]],
  {},
  { $ne: null },
  { toString: 'x' },
  Array.from({ length: 2000 }, () => ({})),
];
const brokenBodies = ['', '{', 'null', '[]', '"x"', '{"__proto__":{}}', '['.repeat(5000), '\ufeff{}'];
const oddHeaders: Record<string, string>[] = [
  { 'idempotency-key': 'x' },
  { 'idempotency-key': '__proto__-__proto__' },
  { 'accept-language': 'de-DE,de;q=0.9' },
  { 'accept-language': '\t' },
  { 'x-request-id': '../../../etc/passwd' },
  { 'x-forwarded-for': 'unknown, 999.1.1.1, ::ffff:1.2.3.4' },
  { 'user-agent': 'x'.repeat(5000) },
  { 'content-type': 'application/xml' },
  { 'content-type': `${json}; charset=latin1` },
  { 'if-none-match': '*' },
];

/** Requests of a row: valid by its schemas, then bent or hostile. The same seed gives the same requests. */
export function createFuzzer(seed: string) {
  const random = createRandom(seed);
  const known = createKnown(random);
  const make = createMaker(random, known);

  return {
    random,
    /** Learns names, codes and ids from answers, for the next requests. */
    learn: known.learn,

    requestOf(row: Call): FuzzedRequest {
      const parts = random.chance(0.4) ? exampleOf(row) : make.parts(row);
      if (random.chance(0.4)) bend(parts, random);
      else if (random.chance(0.3)) putHostile(parts, random);
      const headers = {
        'idempotency-key': `key-${random.integer(1, 9_999)}`.padEnd(16, '0'),
        ...(random.chance(0.1) && random.pick(oddHeaders)),
      };
      if (row.method === 'GET') return { path: pathOf(row, parts), headers };
      const type = random.chance(0.05)
        ? form
        : (bodyTypesOf(row)[random.integer(0, bodyTypesOf(row).length - 1)] ?? json);
      const text = type === form ? toForm(parts.body) : (JSON.stringify(parts.body) ?? '');
      const payload = random.chance(0.03) ? random.pick(brokenBodies) : text;
      return { path: pathOf(row, parts), headers: { 'content-type': type, ...headers }, payload };
    },
  };
}

function exampleOf({ example: { params, query, body } }: Call): Parts {
  return structuredClone({ params, query, body });
}

function createMaker(random: Random, known: ReturnType<typeof createKnown>) {
  function make(schema: Node, name = ''): unknown {
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.enum)) return random.pick(schema.enum);
    if (Array.isArray(schema.anyOf)) return make(random.pick(schema.anyOf), name);
    switch (schema.type) {
      case 'object':
        return makeObject(schema);
      case 'array': {
        const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number };
        const length = random.integer(minItems, Math.min(maxItems, minItems + 3));
        return Array.from({ length }, () => make(schema.items as Node, name));
      }
      case 'integer':
      case 'number': {
        const { minimum = 0, maximum = 1000 } = schema as { minimum?: number; maximum?: number };
        return random.pick([minimum, maximum, random.integer(minimum, Math.min(maximum, minimum + 10))]);
      }
      case 'boolean':
        return random.chance(0.5);
      case 'string':
        return known.textFor(schema, name) ?? random.pick(samplesOf(schema));
      default:
        return null;
    }
  }

  function makeObject({ properties = {}, required = [] }: { properties?: object; required?: unknown }): unknown {
    const needed = new Set(Array.isArray(required) ? required : []);
    const chosen = Object.entries(properties).filter(([name]) => needed.has(name) || random.chance(0.5));
    return Object.fromEntries(chosen.map(([name, schema]) => [name, make(schema as Node, name)]));
  }

  return {
    parts: ({ params, query, body }: Call): Parts => ({
      params: params && make(params as Node),
      query: query && make(query as Node),
      body: body && make(body as Node),
    }),
  };
}

const samples = new Map<unknown, string[]>();

/** Texts that match a schema's pattern, in any market. */
function samplesOf({ pattern, maxLength = 60 }: { pattern?: unknown; maxLength?: unknown }): string[] {
  if (typeof pattern !== 'string') return ['encaje azul', 'Größe 90 B', 'ñandú', 'x'];
  const made = samples.get(pattern) ?? sample(pattern);
  samples.set(pattern, made);
  return made.map((text) => text.slice(0, Number(maxLength)));
}

function sample(pattern: string): string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: 1, numRuns: 8 });
  } catch {
    // A lookahead, which cannot be inverted.
    return ['Encaje azul'];
  }
}

const mostOfAName = 20;

function createKnown(random: Random) {
  const texts = new Map<string, string[]>();

  function learn(value: unknown, name = ''): void {
    if (typeof value === 'string' && value.length <= 512) {
      const list = texts.get(name) ?? [];
      texts.set(name, list);
      if (list.includes(value)) return;
      if (list.length < mostOfAName) list.push(value);
      else list[random.integer(0, mostOfAName - 1)] = value;
    } else if (Array.isArray(value)) for (const item of value.slice(0, mostOfAName)) learn(item, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) learn(item, key);
  }

  return {
    learn,
    textFor(
      { pattern, maxLength = 512 }: { pattern?: unknown; maxLength?: unknown },
      name: string,
    ): string | undefined {
      const shape = typeof pattern === 'string' ? new RegExp(pattern) : /^/;
      const fits = (text: string) => text.length <= Number(maxLength) && shape.test(text);
      const named = (texts.get(name) ?? []).filter(fits);
      if (named.length > 0 && random.chance(0.6)) return random.pick(named);
      const other = random.sample([...texts.values()], 5).flatMap((list) => list.filter(fits));
      return other.length > 0 && random.chance(0.5) ? random.pick(other) : undefined;
    },
  };
}

type Place = { within: Node; key: string };

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Node;
  return Object.entries(value).flatMap(([key, child]) => [{ within, key }, ...placesIn(child)]);
}

/** Nearly valid: one place is missing, of another type, out of bounds, or there are too many. */
function bend(parts: Parts, random: Random): void {
  const places = placesIn(parts);
  if (places.length === 0) return;
  const { within, key } = random.pick(places);
  const value = within[key];
  const bends: (() => unknown)[] = [
    () => null,
    () => [value],
    () => String(value),
    () => ({ ...Object(value), campoDeMas: 1 }),
    () => (typeof value === 'number' ? value + 0.5 : `${value}`.repeat(40)),
    () => (typeof value === 'number' ? -value - 1 : ''),
    () => (Array.isArray(value) ? Array.from({ length: 1200 }, () => value[0] ?? null) : Number(value)),
  ];
  if (random.chance(0.15)) delete within[key];
  else within[key] = random.pick(bends)();
}

function putHostile(parts: Parts, random: Random): void {
  const places = placesIn(parts);
  const value = random.pick(hostileValues);
  if (places.length === 0 || random.chance(0.1)) {
    const part = random.pick(['query', 'body'] as const);
    parts[part] = { ...Object(parts[part]), [random.pick(hostileTexts)]: value };
    return;
  }
  const { within, key } = random.pick(places);
  within[key] = value;
}

function pathOf({ path }: Call, { params, query }: Parts): string {
  const values = Object(params) as Node;
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => encodeURIComponent(toText(values[name]).toWellFormed()) || '_',
  );
  const search = toForm(query);
  return search === '' ? filled : `${filled}?${search}`;
}

function toForm(value: unknown): string {
  const fields = Object.entries(Object(value)).flatMap(([name, field]) =>
    (Array.isArray(field) ? field.slice(0, 100) : [field]).map((item) => [name, toText(item)]),
  );
  return new URLSearchParams(fields).toString();
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
