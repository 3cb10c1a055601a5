import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allowed } from './wire-words-allowed.mjs';

const speaks = `export const line = ({ cantidadPedida }) => ({ cantidadPedida, estado: 'PAGADA' });`;
const border = [
  'contract/order/schemas.ts',
  'lib/order/order-mappers.ts',
  'lib/order/order-queries.ts',
  'lib/order/order-mutations.ts',
  'lib/order/order-calls.ts',
  'demo/simulators/bank.ts',
  'demo/seed/orders.ts',
  'backend/test/harness.ts',
  'backend/src/modules/order/order.mapper.ts',
  'backend/src/modules/order/order.routes.ts',
  'backend/src/modules/order/order.repository.ts',
  'lib/testing/factories.ts',
  'e2e/checkout-steps.ts',
];
const filesOf = (place) => (place.endsWith('/') ? `${place}some.ts` : place);

const sound = {
  ...Object.fromEntries([...border, ...allowed.map(({ place }) => filesOf(place))].map((file) => [file, speaks])),
  'contract/order/calls.ts': `export const row = { id: 'C043' };`,
  'lib/order/rules.ts': `import { x } from './cantidadPedida';\n// cantidadPedida, in words\nexport const quantity = x;`,
  'lib/order/rules.test.ts': `test('C043 reads', () => {});\ntest.each([['C044 ticks', 1]] as const)('%s', () => {});`,
  'components/cart/bag-line.tsx': 'export const Line = () => <p>estado PAGADA</p>;',
  // Codes of one or two letters, which only count when they are compared.
  'components/cart/letters.ts': `export const letters = { kind: 'S', of: ['A', 'P'], tag: add('V') };`,
};

const ids = 'ids stay home';
const wire = 'the wire ends at its border';
const planted = [
  ['lib/bad/id-in-code.ts', `call('C043');`, ids, '1 C043'],
  ['components/bad/id-in-a-comment.tsx', '\n// C043\nexport const two = 2;', ids, '2 C043'],
  ['lib/bad/id-in-a-body.test.ts', `test('reads', () => call('B001'));`, ids, '1 B001'],
  ['e2e/id-beside-a-title.spec.ts', `test.each([['reads', 'C043']])('%s', () => {});`, ids, '1 C043'],
  ['components/bad/field.tsx', 'export const five = line.cantidadPedida;', wire, '1 cantidadPedida'],
  ['lib/bad/field-of-a-type.ts', 'export type Six = { codigoPostal: string };', wire, '1 codigoPostal'],
  ['lib/bad/field-in-a-text.ts', `register('codigoPostal');`, wire, `1 'codigoPostal'`],
  ['lib/bad/field-by-its-path.ts', `export const path = 'direccion.linea1';`, wire, `1 'direccion.linea1'`],
  ['components/bad/code.ts', `if (state === 'PAGADA') pay();`, wire, `1 'PAGADA'`],
  ['lib/bad/statement.ts', `export const seven = sql\`select state = 'PAGADA'\`;`, wire, `1 'PAGADA'`],
  [
    'lib/bad/statement-of-pieces.ts',
    `sql\`where id = \${id} and state in ('PAGADA',\n'VENCIDA') and \${isHers} as "codigoPostal"\`;`,
    wire,
    `1 'PAGADA', 2 'VENCIDA', 2 'codigoPostal'`,
  ],
  ['app/bad/page.tsx', `export const isHers = role === 'ROLE_W';`, wire, `1 'ROLE_W'`],
  ['lib/bad/claim.ts', 'export const isNew = !claims.passchanged;', wire, '1 passchanged'],
  ['lib/bad/short-code.ts', `if ('P' === coupon.kind || kind !== 'OF') take();`, wire, `1 'P', 1 'OF'`],
  ['lib/bad/short-code-of-a-case.ts', `switch (kind) { case 'V': take(); }`, wire, `1 'V'`],
  [
    'lib/bad/short-codes-of-a-statement.ts',
    `sql\`where type <> 'A' and kind in ('P',\n'V') and \${state} = 'N'\`;`,
    wire,
    `1 'A', 1 'P', 2 'V', 2 'N'`,
  ],
  ['lib/bad/short-codes-in-a-list.ts', `if (['P', 'V'].includes(kind)) take();`, wire, `1 'P', 1 'V'`],
  [
    'lib/bad/short-codes-of-other-signs.ts',
    `sql\`where type is distinct from 'A' or case kind when 'V' then true end\`;`,
    wire,
    `1 'A', 1 'V'`,
  ],
  ['lib/bad/tag.ts', 'export const tag = (code: string) => `producto:${code}`;', wire, '1 producto'],
  ['lib/bad/query.ts', 'export const query = `?x=${x}&codigoPostal=${code}`;', wire, '1 codigoPostal'],
  ['demo/garments/bad/drawn.ts', 'export const drawn = line.cantidadPedida;', wire, '1 cantidadPedida'],
];

let folder;

function plant(name, tree) {
  const base = join(folder, name);
  mkdirSync(base);
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return base;
}

function check(cwd) {
  try {
    const text = execFileSync(process.execPath, [resolve('scripts/check-words.mjs')], {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return { status: 0, text };
  } catch (failure) {
    return { status: failure.status, text: `${failure.stdout}${failure.stderr}` };
  }
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a valid tree passes, and every file of it was read', () => {
  const { status, text } = check(plant('sound', sound));
  expect(text).toMatch(/: 0 ids and 0 words outside their places\n$/);
  expect(text).toMatch(new RegExp(`^${Object.keys(sound).length} files, [1-9]\\d\\d words`));
  expect(status).toBe(0);
});

test('each planted violation is found in its place, and nothing else', () => {
  const bad = Object.fromEntries(planted.map(([file, text]) => [file, text]));
  const { status, text } = check(plant('planted', { ...sound, ...bad }));
  expect(status).toBe(1);
  for (const [file, , rule, place] of planted) expect(text).toContain(`${rule}: ${file}\n  ${place}\n`);
  expect(text.split('\n').filter((line) => line.startsWith('  '))).toHaveLength(planted.length);
});

test('a place that no longer needs its permission is reported', () => {
  const [{ place }] = allowed;
  const { [filesOf(place)]: _, ...tree } = sound;
  const { status, text } = check(plant('stale', tree));
  expect(status).toBe(1);
  expect(text.match(/allow: .*/g)).toEqual([`allow: ${place}`]);
});

test('an empty tree is a failed check, not a success', () => {
  expect(check(plant('empty', {})).status).toBe(1);
});
