import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { isOwnCall } from '@/contract/call';
import { asksOfJourneys, asksOfPages, type Journey, type Page } from './asked-calls';
import { type Mutation, mutationsOf } from './mutations';
import { type Answer, datosOf, envelope, placeBackend, rowOf, rows } from './placed-backend';

jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const backend = placeBackend();

/** Every amount in any example response, in cents. */
const known = new Set(
  [...JSON.stringify([...datosOf.values()]).matchAll(/\d+\.\d{1,2}\b/g)].map(([euros]) =>
    Math.round(Number(euros) * 100),
  ),
);

type Shown = 'all' | 'less' | 'failure in words' | 'page away';
const counts = new Map<string, Record<Shown, number> & { mutations: number }>();

/** Fails unless the result is the page, part of it, or a failure that the page has words for. */
async function show(name: string, read: () => Promise<unknown>, whole: string): Promise<[Shown, unknown]> {
  const count = counts.get(name) ?? { mutations: 0, all: 0, less: 0, 'failure in words': 0, 'page away': 0 };
  counts.set(name, count);
  const [shown, made] = await read().then(
    (result): [Shown, unknown] => {
      const text = JSON.stringify(result);
      if (text === whole) return ['all', result];
      return [text.includes('"ok":false') ? 'failure in words' : 'less', result];
    },
    (error): [Shown, unknown] => {
      if (error.name !== 'BackendUnavailable') throw error;
      return ['page away', null];
    },
  );
  count.mutations += 1;
  count[shown] += 1;
  return [shown, made];
}

/** Every amount in a result, in cents; structured data has euros. */
function amountsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') {
    if (/^(from|to|cents|lowest30)$|Cents$/.test(key)) return value === 0 ? [] : [value];
    return key === 'price' ? [Math.round(value * 100)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => amountsIn(each, Array.isArray(value) ? key : name));
}

// Loaded after the framework's modules are mocked.
let reads: Record<Page | Journey, () => Promise<unknown>>;
beforeAll(async () => {
  const { pages, journeys } = await import('./page-reads');
  reads = { ...pages, ...journeys };
});

const everything = Object.entries({ ...asksOfPages, ...asksOfJourneys }).flatMap(([name, verbs]) =>
  verbs.map((verb) => ({ name: name as Page | Journey, verb, isPublic: name in asksOfPages })),
);

/** A public page cannot render without these: the product, department or store, and its content. */
const needed: Record<string, RegExp> = {
  listProducts: /^(departamento|departamento\.url|productos|productos\.0|productos\.0\.referencia)?$/,
  readProduct: /^(parent|parent\.reference|variants|url)?$/,
  findStore: /^(estado|tienda|tienda\.(alias|idioma))?$/,
};

/** Calls that a page or journey can do without. */
const spared: Partial<Record<Page | Journey, readonly string[]>> = {
  home: ['readShop', 'listProducts'],
  listing: ['readFilters'],
  product: ['listReviews', 'listRelatedProducts'],
  'customer care': ['listDeliveryCosts', 'listGuestPaymentMethods'],
  'your business': ['readPrizes'],
  'personal store': ['readShop'],
  'filters a listing': ['readDepartmentIndex'],
};

function expectGoesOn(name: Page | Journey, verb: string, what: string, shown: string): void {
  if (spared[name]?.includes(verb)) expect([what, ['all', 'less'].includes(shown)]).toEqual([what, true]);
}

const nameOf = ({ path, kind }: Mutation) => `${kind} at ${path.join('.') || 'all'}`;

test.each(everything)('$name shows no wrong amount with a mutated $verb response', async ({ name, verb, isPublic }) => {
  const read = reads[name];
  const row = rows.get(verb);
  const datos = datosOf.get(verb);
  if (!row) throw new Error(verb);
  const before = await read();
  const whole = JSON.stringify(before);
  expect(whole).not.toContain('"ok":false');
  const down: string[] = [];
  for (const mutation of mutationsOf(row.datos, datos)) {
    backend.answers = (asked) => (asked === verb ? { body: envelope(mutation.datos) } : null);
    const [shown, made] = await show(name, read, whole);
    expect([nameOf(mutation), made]).not.toEqual([nameOf(mutation), 'not found']);
    expectGoesOn(name, verb, nameOf(mutation), shown);
    const amounts = amountsIn(made);
    expect({ [nameOf(mutation)]: amounts.filter((cents) => !known.has(cents)) }).toEqual({ [nameOf(mutation)]: [] });
    const garbled = amounts.filter((cents) => mutation.garbled.includes(cents));
    expect({ [nameOf(mutation)]: garbled }).toEqual({ [nameOf(mutation)]: [] });
    if (['as text', 'comma', 'noise'].includes(mutation.kind))
      expect([nameOf(mutation), shown]).toEqual([nameOf(mutation), 'all']);
    const isNeeded = needed[verb]?.test(mutation.path.join('.')) ?? mutation.path.length === 0;
    if (isPublic && shown === 'page away' && !isNeeded) down.push(nameOf(mutation));
  }
  expect(down).toEqual([]);
});

/** Journeys with a fallback for a backend without our own calls; the others show nothing. */
const fallsBack: string[] = ['filters a listing', 'looks at the wish list'];

const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const json = (datos: unknown) => envelope(datos);
type Way = { what: string; answer: (datos: unknown) => Answer; isWhole: boolean };
const ways: Way[] = [
  { what: 'no idPeticion', answer: (datos) => ({ body: envelope(datos, { idPeticion: undefined }) }), isWhole: true },
  { what: 'a code as text', answer: (datos) => ({ body: envelope(datos, { codigo: '0' }) }), isWhole: true },
  { what: 'no code', answer: (datos) => ({ body: envelope(datos, { codigo: undefined }) }), isWhole: true },
  { what: 'mensaje null', answer: (datos) => ({ body: envelope(datos, { mensaje: null }) }), isWhole: true },
  { what: 'more in the envelope', answer: (datos) => ({ body: envelope(datos, { version: 7 }) }), isWhole: true },
  {
    what: 'ISO-8859-1, as it says',
    answer: (datos) => ({ body: latin(json(datos)), type: 'application/json;charset=ISO-8859-1' }),
    isWhole: true,
  },
  {
    what: 'windows-1252, as it says',
    answer: (datos) => ({ body: latin(json(datos)), type: 'application/json; charset="windows-1252"' }),
    isWhole: true,
  },
  { what: 'UTF-8 behind a mark', answer: (datos) => ({ body: `\uFEFF${json(datos)}` }), isWhole: true },
  {
    what: 'an unknown charset',
    answer: (datos) => ({ body: json(datos), type: 'text/json;charset=x' }),
    isWhole: false,
  },
  { what: 'cut off', answer: (datos) => ({ body: json(datos).slice(0, -20) }), isWhole: false },
  { what: 'nothing at all', answer: () => ({ body: '' }), isWhole: false },
  { what: 'a page instead', answer: () => ({ body: '<h1>Wartung</h1>', type: 'text/html' }), isWhole: false },
  { what: 'an unknown code', answer: (datos) => ({ body: envelope(datos, { codigo: 9 }) }), isWhole: false },
  { what: 'an envelope without data', answer: () => ({ body: envelope(null) }), isWhole: false },
  { what: '500 without a word', answer: () => ({ body: '', status: 500 }), isWhole: false },
  { what: 'a stray 404', answer: () => ({ body: 'Not found', status: 404, type: 'text/plain' }), isWhole: false },
];

test.each(everything)(
  '$name does not break with $verb in another envelope, charset or shape',
  async ({ name, verb, isPublic }) => {
    const read = reads[name];
    const row = rows.get(verb);
    const datos = datosOf.get(verb);
    const whole = JSON.stringify(await read());
    for (const { what, answer, isWhole } of ways) {
      backend.answers = (asked) => (asked === verb ? answer(datos) : null);
      const [shown, made] = await show(name, read, whole);
      expectGoesOn(name, verb, what, shown);
      if (isWhole) expect([what, shown]).toEqual([what, 'all']);
      else expect([what, made]).not.toEqual([what, 'not found']);
      const isMissed = what === 'a stray 404' && row && isOwnCall(row);
      if (isMissed && (isPublic || fallsBack.includes(name))) expect([what, shown]).toEqual([what, 'less']);
      expect(JSON.stringify(made)).not.toContain('\uFFFD');
    }
  },
);

const late = () => Promise.reject(new DOMException('the deadline has passed', 'TimeoutError'));
/** A response that ends after half of its body. */
async function brokenOff(): Promise<Response> {
  const half = new ReadableStream({
    start(line) {
      line.enqueue(new TextEncoder().encode('{"codigo":0,"mensaje":"ok","da'));
      line.error(new TypeError('terminated'));
    },
  });
  return new Response(half, { headers: { 'content-type': 'application/json' } });
}
const unanswered = everything.flatMap((each) => [
  { ...each, how: 'is late', answer: late },
  { ...each, how: 'breaks off', answer: brokenOff },
]);

test.each(unanswered)('$name does not break when the response to $verb $how', async ({ name, verb, how, answer }) => {
  const read = reads[name];
  const whole = JSON.stringify(await read());
  globalThis.fetch = (input, init) => (rowOf(input, init?.method)?.verb === verb ? answer() : backend.ask(input, init));
  const [shown] = await show(name, read, whole);
  expectGoesOn(name, verb, how, shown);
});

afterAll(() => {
  const total = [...counts.values()].reduce((sum, { mutations }) => sum + mutations, 0);
  const table = [...counts].map(([name, { mutations, all, less, ...other }]) =>
    [name, mutations, all, less, other['failure in words'], other['page away']].join(' | '),
  );
  const head = 'page or journey | mutations | all of it | less of it | a failure in words | the page away';
  process.stdout.write(`${[head, ...table, `altogether | ${total}`].join('\n')}\n`);
});
