import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from 'contract/call.ts';
import { calls } from 'contract/calls/table.ts';
import { roles } from 'contract/codes.ts';
import fc from 'fast-check';
import { type Client, openApp } from '../test/client.ts';
import { anAccount, aSession } from '../test/factories.ts';
import { kindOfRun, withDatabase } from '../test/harness.ts';
import { stillToDo } from './still-to-do.ts';

const database = withDatabase(kindOfRun);
let call: Client;
let close = async () => {};
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const { app, call: client } = openApp(database());
  call = client;
  close = async () => {
    await app.close();
  };
  for (const [name, role] of Object.entries(roles)) {
    tokens[name] = (await aSession(database().db, await anAccount(database().db, { role }))).token;
  }
});
afterAll(() => close());

const rows = (calls as readonly Call[]).filter(({ elsewhere }) => !elsewhere);

// Texts that have broken something somewhere: NUL, half pairs, numbers that are none, paths, quotes, prototypes.
const nasty = fc.constantFrom(
  '\0',
  '\ud800',
  'NaN',
  '-0',
  '1e400',
  "' or 1=1--",
  '../../etc/passwd',
  '%00',
  '__proto__',
  '\u202e',
  '💄',
  '',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 0.001, 1e308));

/** The row's own example with one field turned bad, or something that is nothing like it. */
function bodyFor({ example }: Call) {
  const good = example.body as Record<string, unknown> | undefined;
  const anything = fc.oneof(value, fc.dictionary(text, value, { maxKeys: 5 }), fc.array(value, { maxLength: 5 }));
  if (good === undefined || Object.keys(good).length === 0) return anything;
  const changed = fc
    .record({ name: fc.oneof(fc.constantFrom(...Object.keys(good)), text), value })
    .map(({ name, value }) => ({ ...good, [name]: value }));
  return fc.oneof(changed, anything);
}

const toPath = ({ path }: Call, given: string) =>
  path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(given.toWellFormed()) || '_');

describe.each(rows.map((row) => [row.verb, row] as const))('%s', (verb, row) => {
  test(`${verb} answers whatever it is given in the envelope and never fails`, async () => {
    const request = fc.record({ given: text, query: text, body: bodyFor(row), asForm: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(request, async ({ given, query, body, asForm }) => {
        const token = tokens[row.token] ?? tokens.executive ?? '';
        const path = `${toPath(row, given)}?${new URLSearchParams([[query, given]]).toString()}`;
        const fields = Object.entries(Object(body)).map(([name, field]) => [
          name,
          typeof field === 'string' ? field : JSON.stringify(field),
        ]);
        const content = asForm
          ? { form: new URLSearchParams(fields).toString() }
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        for (const address of [path, toPath(row, given)]) {
          const reply = await call(row.method, address, { token, ...(row.method === 'POST' && content) });
          const allowed = stillToDo.has(verb) ? 501 : 499;
          expect(reply.status).toBeLessThanOrEqual(allowed);
          expect(reply).toMatchObject({
            codigo: expect.any(Number),
            mensaje: expect.any(String),
            idPeticion: expect.any(String),
          });
          expect(reply.text).not.toMatch(/node_modules|\.ts:\d/);
        }
      }),
      { numRuns: 25 },
    );
  });
});
