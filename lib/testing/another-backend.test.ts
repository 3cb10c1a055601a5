import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { basePath, isOwnCall } from '@/contract/call';
import { type CallRow, calls } from '@/contract/calls/table';
import { createXsrfToken } from '@/lib/session/xsrf';
import { asksOfJourneys, asksOfPages, type Journey, type Page } from './asked-calls';
import { withSettings } from './backend-server';
import { aSessionCookie, aToken } from './factories';
import { type Mutation, mutationsOf, withOwnAmounts } from './mutations';

jest.mock('next/cache', () => ({ cacheLife: () => {}, cacheTag: () => {} }));

const shop = 'https://shop.example';
const backendUrl = 'http://backend.example';
withSettings({ BACKEND_URL: backendUrl, PUBLIC_ORIGIN: shop, SESSION_SECRET: 'a-secret-of-thirty-two-characters-' });

const rows = new Map<string, CallRow>(calls.map((row) => [row.verb, row]));
const datosOf = new Map<string, unknown>(calls.map((row) => [row.verb, withOwnAmounts(row.datos, row.example.datos)]));
datosOf.set('signIn', { token: aToken(), nombre: 'Marta' });
const patterns = calls.map((row) => ({ row, pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

type Answer = { body: string | Uint8Array; status?: number; type?: string };
const envelope = (datos: unknown, more: object = {}) =>
  JSON.stringify({ codigo: 0, mensaje: 'ok', datos, idPeticion: 'request-0001', ...more });
/** What the backend answers to each call; all but the one that a test mutates as in the contract's examples. */
let answers: (verb: string) => Answer | null = () => null;

const realFetch = globalThis.fetch;
/** Every amount that any answer says, in cents. */
const known = new Set(
  [...JSON.stringify([...datosOf.values()]).matchAll(/\d+\.\d{1,2}\b/g)].map(([euros]) =>
    Math.round(Number(euros) * 100),
  ),
);
let cookie = '';
/** Storefront and browser in one process: a call of the page goes through the proxy, one of the proxy to the backend. */
async function ask(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const address = String(input);
  if (!address.startsWith(backendUrl)) {
    const headers = new Headers({ ...(init.headers as Record<string, string>), cookie });
    const { proxy } = await import('@/lib/proxy/proxy');
    return proxy(new Request(shop + address, { ...init, headers }));
  }
  const path = new URL(address).pathname.slice(basePath.length);
  const row = patterns.find((each) => each.row.method === init.method && each.pattern.test(path))?.row;
  if (!row) throw new Error(`no such call: ${init.method} ${path}`);
  const { body, status, type } = answers(row.verb) ?? { body: envelope(datosOf.get(row.verb)) };
  return new Response(body as BodyInit, { status, headers: { 'content-type': type ?? 'application/json' } });
}

beforeEach(async () => {
  const xsrf = await createXsrfToken();
  cookie = `XSRF-TOKEN=${xsrf}; ${await aSessionCookie('executive')}`;
  globalThis.fetch = ask;
  const page = { cookie, documentElement: { lang: 'es' }, getElementById: () => null };
  const place = { pathname: '/catalogue/mujer' };
  Object.assign(globalThis, { document: page, window: { location: place, sessionStorage: undefined } });
});
afterEach(() => {
  answers = () => null;
  globalThis.fetch = realFetch;
  Object.assign(globalThis, { document: undefined, window: undefined });
});

type Shown = 'all' | 'less' | 'failure in words' | 'page away';
const counts = new Map<string, Record<Shown, number> & { mutations: number }>();

/** Fails where anything else comes out of it than the page, less of it, or a failure that the page has words for. */
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

/** Every amount of a result, in cents; what a search engine is told is in euros. */
function amountsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') {
    if (/^(from|to|cents|lowest30)$|Cents$/.test(key)) return value === 0 ? [] : [value];
    return key === 'price' ? [Math.round(value * 100)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => amountsIn(each, Array.isArray(value) ? key : name));
}

// Its modules are loaded once the framework's own are replaced.
let reads: Record<Page | Journey, () => Promise<unknown>>;
beforeAll(async () => {
  const { pages, journeys } = await import('./page-reads');
  reads = { ...pages, ...journeys };
});

const everything = Object.entries({ ...asksOfPages, ...asksOfJourneys }).flatMap(([name, verbs]) =>
  verbs.map((verb) => ({ name: name as Page | Journey, verb, isPublic: name in asksOfPages })),
);

/** A public page is not made without these: which product or department it is, and what there is of it. */
const needed: Record<string, RegExp> = {
  listProducts: /^(departamento|departamento\.url|productos|productos\.0|productos\.0\.referencia)?$/,
  readProduct: /^(parent|parent\.reference|variants|url)?$/,
};

const nameOf = ({ path, kind }: Mutation) => `${kind} at ${path.join('.') || 'all'}`;

test.each(everything)('$name goes on with a mutated answer to $verb', async ({ name, verb, isPublic }) => {
  const read = reads[name];
  const row = rows.get(verb);
  const datos = datosOf.get(verb);
  if (!row) throw new Error(verb);
  const before = await read();
  const whole = JSON.stringify(before);
  expect(whole).not.toContain('"ok":false');
  const down: string[] = [];
  for (const mutation of mutationsOf(row.datos, datos)) {
    answers = (asked) => (asked === verb ? { body: envelope(mutation.datos) } : null);
    const [shown, made] = await show(name, read, whole);
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

/** What goes another way where this backend has none of our own calls; the others say that there is nothing. */
const fallsBack: string[] = ['filters a listing', 'looks at her wishes'];

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
  '$name goes on with $verb in another envelope, charset or shape',
  async ({ name, verb, isPublic }) => {
    const read = reads[name];
    const row = rows.get(verb);
    const datos = datosOf.get(verb);
    const whole = JSON.stringify(await read());
    for (const { what, answer, isWhole } of ways) {
      answers = (asked) => (asked === verb ? answer(datos) : null);
      const [shown, made] = await show(name, read, whole);
      if (isWhole) expect([what, shown]).toEqual([what, 'all']);
      else expect([what, made]).not.toEqual([what, 'not found']);
      const isMissed = what === 'a stray 404' && row && isOwnCall(row);
      if (isMissed && (isPublic || fallsBack.includes(name))) expect([what, shown]).toEqual([what, 'less']);
      expect(JSON.stringify(made)).not.toContain('\uFFFD');
    }
  },
);

test.each(everything)('$name goes on when $verb is slow', async ({ name, verb }) => {
  const read = reads[name];
  const whole = JSON.stringify(await read());
  const late = () => Promise.reject(new DOMException('the deadline has passed', 'TimeoutError'));
  globalThis.fetch = (input, init) => {
    const path = new URL(String(input), shop).pathname.slice(basePath.length);
    const isSlow =
      String(input).startsWith(backendUrl) &&
      patterns.some((each) => each.row.verb === verb && each.pattern.test(path));
    return isSlow ? late() : ask(input, init);
  };
  await show(name, read, whole);
});

afterAll(() => {
  const total = [...counts.values()].reduce((sum, { mutations }) => sum + mutations, 0);
  const table = [...counts].map(([name, { mutations, all, less, ...other }]) =>
    [name, mutations, all, less, other['failure in words'], other['page away']].join(' | '),
  );
  const head = 'page or journey | mutations | all of it | less of it | a failure in words | the page away';
  process.stdout.write(`${[head, ...table, `altogether | ${total}`].join('\n')}\n`);
});
