import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type TSchema, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Call } from '../call.ts';
import { closed } from '../common/schemas.ts';
import { closedObjects, unboundedLists, unboundedParts } from '../schema-bounds.ts';
import { calls, callsByNoun } from './table.ts';

const specification = readFileSync(new URL('../../docs/spec-items.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^C\d{3}\t/.test(line))
  .map((line) => {
    const [id = '', text = ''] = line.split('\t');
    const [, method = '', path = '', token = ''] = /^(GET|POST) (.+) \(token: (.+)\)$/.exec(text) ?? [];
    return { id, method, path, token };
  });

const rows: readonly Call[] = calls;
const each = rows.map((row) => [row.id, row] as const);
const rowOf = (id: string) => rows.find((row) => row.id === id);

/** A row's inputs, by part of the request. */
function inputsOf(row: Call): [part: string, schema: TSchema, example: unknown][] {
  const { params, query, body, example } = row;
  const all = { params, query, body };
  return Object.entries(all).flatMap(([part, schema]) =>
    schema ? [[part, schema, example[part as keyof typeof all]]] : [],
  );
}

/** These two are "public" in the specification, but also read a bearer if there is one. */
const alsoWithBearer = ['C005', 'C026'];

function expectedToken(id: string, token: string): string {
  if (alsoWithBearer.includes(id) || token === 'executive or client') return 'any-session';
  return token;
}

test("the table holds the specification's 94 calls, each once, and ours under ids that start with B", () => {
  expect(specification).toHaveLength(94);
  const ids = rows.map((row) => row.id).toSorted();
  const ours = ids.filter((id) => !id.startsWith('C'));
  expect(ids.filter((id) => id.startsWith('C'))).toEqual(specification.map((item) => item.id).toSorted());
  expect(ours.filter((id) => !/^B\d{3}$/.test(id))).toEqual([]);
  expect(new Set(ours).size).toBe(ours.length);
});

test('each call has its own verb', () => {
  const verbs = rows.map((row) => row.verb);
  expect(new Set(verbs).size).toBe(rows.length);
  expect(verbs.filter((verb) => !/^[a-z]+[A-Z]\w+$/.test(verb))).toEqual([]);
});

test('every call that is listed under a noun is in the table of calls, and no other', () => {
  const listed = Object.values(callsByNoun).flatMap((all) => all.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test.each(specification)(
  'row $id has the method, path and token of the specification',
  ({ id, method, path, token }) => {
    const row = rowOf(id);
    expect(row?.method).toBe(method);
    expect(row?.token).toBe(expectedToken(id, token));
    if (row?.elsewhere) expect(path).toMatch(/^\(/);
    else expect(row?.path).toBe(path);
  },
);

test('only the IP-location service and the payment provider are elsewhere', () => {
  expect(rows.filter((row) => row.elsewhere).map((row) => [row.id, row.elsewhere])).toEqual([
    ['C007', 'ip-location'],
    ['C094', 'payment-provider'],
  ]);
});

test('no two rows of the backend share method and path', () => {
  const addresses = rows.filter((row) => !row.elsewhere).map((row) => `${row.method} ${row.path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the GETs that change state are the five that the specification has', () => {
  const changing = rows.filter((row) => row.method === 'GET' && row.changesState).map((row) => row.name);
  expect(changing.toSorted()).toEqual(['activarSocia', 'asentarOrden', 'cancelarOrden', 'logoutApp', 'omitirClientes']);
});

test('the calls that place orders or requests need an idempotency key, and every call with one changes state', () => {
  const keyed = rows.filter((row) => row.idempotent);
  expect(keyed.map((row) => row.name)).toEqual(
    expect.arrayContaining(['confirmarOrden', 'crearOrdenInvitado', 'enviarProductos', 'procesarProductos']),
  );
  expect(keyed.every((row) => row.changesState)).toBe(true);
});

test('a call that only reads has no effect on the sessions', () => {
  expect(rows.filter((row) => row.effect && !row.changesState)).toEqual([]);
});

test.each(each)('row %s has a valid example', (_id, row) => {
  for (const [part, schema, example] of inputsOf(row)) {
    expect({ part, errors: Compile(schema).Errors(example) }).toEqual({ part, errors: [] });
  }
  expect(Compile(row.datos).Errors(row.example.datos)).toEqual([]);
});

test.each(each)('row %s declares the parameters that its path names', (_id, row) => {
  const named = [...row.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
  const taken: { properties?: Record<string, TSchema> } = row.params ?? {};
  expect(Object.keys(taken.properties ?? {})).toEqual(named);
});

test.each(each)('row %s refuses unknown fields', (_id, row) => {
  for (const [part, schema, example] of inputsOf(row)) {
    const accepted = Compile(schema).Check({ ...(example as object), campoDeMas: 1 });
    expect({ part, accepted }).toEqual({ part, accepted: false });
  }
});

test.each(each)('row %s has a limit for every input and every list of its answer', (_id, row) => {
  for (const [part, schema] of inputsOf(row)) expect(unboundedParts(schema, part)).toEqual([]);
  expect(unboundedLists(row.datos, 'datos')).toEqual([]);
});

test.each(each)('row %s may answer with more fields later', (_id, row) => {
  expect(closedObjects(row.datos, 'datos')).toEqual([]);
});

test('a schema without limits is detected', () => {
  const open = Type.Object({
    texto: Type.String(),
    repetido: Type.String({ pattern: '^a+$' }),
    numero: Type.Integer({ minimum: 0 }),
    lista: Type.Optional(Type.Array(Type.Union([Type.Null(), Type.Object({ dentro: Type.String() }, closed)]))),
    mapa: Type.Record(Type.String(), Type.Null()),
  });
  const found = ['', '.texto', '.repetido', '.numero', '.lista', '.lista[].dentro', '.mapa'];
  expect(unboundedParts(open, 'body').toSorted()).toEqual(found.map((path) => `body${path}`).toSorted());
  expect(unboundedLists(open, 'datos')).toEqual(['datos.lista', 'datos.mapa']);
});

test('no call accepts card data', () => {
  const names = JSON.stringify(rows.map((row) => [row.params, row.query, row.body])).toLowerCase();
  expect(names).not.toMatch(/tarjeta|"pan"|cvv|cvc|caducidad|card_?number/);
});
