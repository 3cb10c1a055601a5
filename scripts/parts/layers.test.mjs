import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ground, sections, sharedNouns } from './folders.mjs';

const declared = [...ground, ...sharedNouns, ...sections];

const sound = {
  ...Object.fromEntries(declared.map((name) => [`components/${name}/there.tsx`, 'export const there = 1;'])),
  'node_modules/dexie/package.json': '{ "name": "dexie", "version": "1.0.0", "main": "main.js" }',
  'node_modules/dexie/main.js': 'module.exports = {};',
  'package.json': '{ "name": "sound", "dependencies": { "dexie": "1.0.0" } }',
  'contract/codes.ts': 'export const code = 0;',
  'contract/calls/table.ts': `import { code } from '../codes.ts';\nexport const call = code;`,
  'lib/http/backend.ts': `import { call } from '@/contract/calls/table';\nexport const backend = call;`,
  'lib/brand.ts': `export const brand = 'Velia';`,
  'engine/server/start-server.ts': `export { inner as serve } from './inner.ts';`,
  'engine/server/inner.ts': 'export const inner = 1;',
  'lib/server/storefront-server.ts': `export { brand as start } from '../brand.ts';\nexport { serve } from '../../engine/server/start-server.ts';`,
  'lib/session/person.ts': 'export const person = 1;',
  'lib/sign-in/sign-in.ts': `import { person } from '../session/person';\nimport { backend } from '../http/backend';\nexport const signIn = [person, backend];`,
  'lib/order/order.ts': `export { signIn as order } from '../sign-in/sign-in';`,
  'lib/pad/pad.ts': `export { order as pad } from '../order/order';`,
  'lib/payment/payment.ts': `export { order as pay } from '../order/order';`,
  'lib/checkout/place/attempt.ts': 'export const attempt = 1;',
  'lib/share-cards/card.ts': 'export const card = 1;',
  'lib/cart/cart-store.ts': `import Dexie from 'dexie';\nexport const store = Dexie;`,
  'lib/cart/cart-queries.ts': `import { backend } from '../http/backend';\nexport const query = backend;`,
  'components/ui/button.tsx': 'export const button = 1;',
  'components/forms/field.tsx': `import { button } from '@/components/ui/button';\nexport const field = button;`,
  'components/cart/bag-line.tsx': `import { field } from '@/components/forms/field';\nexport const line = field;`,
  'components/executive-checkout/bag.tsx': `import { line } from '@/components/cart/bag-line';\nexport const bag = line;`,
  'app/page.tsx': `import { bag } from '@/components/executive-checkout/bag';\nexport default bag;`,
  'backend/src/shared/money.ts': 'export const money = 1;',
  'backend/src/modules/orders/orders.routes.ts': `export { money } from '../../shared/money.ts';`,
  'backend/src/modules/orders/order-totals.ts': `import type { stock } from '../stock/stock.ts';\nexport const total = (of: typeof stock) => of;`,
  'backend/src/modules/stock/stock.ts': 'export const stock = 1;',
  'backend/src/modules/stock/reserve.ts': `import type { money } from '../orders/orders.routes.ts';\nexport const reserve = (of: typeof money) => of;`,
  'backend/src/jobs/jobs.ts': 'export const jobs = 1;',
  'backend/src/words/es/all.ts': `export const all = 'Hola';`,
  'backend/src/words/words.ts': `export { all as words } from './es/all.ts';`,
  'backend/src/modules/order/terms/terms.ts': 'export const terms = 1;',
  'backend/src/modules/order/pad/lines.ts': `export { terms as lines } from '../terms/terms.ts';`,
  'backend/src/modules/invoicing/invoices/invoice.ts': `export { terms as invoice } from '../../order/terms/terms.ts';`,
  'backend/src/modules/invoicing/papers/sheet.ts': `export { invoice as sheet } from '../invoices/invoice.ts';`,
  'backend/src/modules/checkout/settle/cancel.ts': `export { terms } from '../../order/terms/terms.ts';`,
  'backend/src/modules/checkout/place/confirm.ts': `export { terms } from '../settle/cancel.ts';`,
  'backend/src/modules/checkout/mail/letter.ts': `export { terms as letter } from '../place/confirm.ts';`,
  'backend/src/modules/checkout/guest.routes.ts': `export { invoice } from '../invoicing/invoices/invoice.ts';`,
  'backend/src/modules/fulfilment/exchange/ask.ts': `export { terms } from '../../checkout/settle/cancel.ts';`,
  'backend/src/modules/payment/attempts/attempts.ts': 'export const attempts = 1;',
  'backend/src/modules/payment/refunds/refunds.ts': `export { attempts as refunds } from '../attempts/attempts.ts';`,
  'backend/src/modules/payment/payments.ts': `export { refunds as payments } from './refunds/refunds.ts';`,
  'demo/garments/picture.ts': 'export const draw = 1;',
  'demo/seed/pictures.ts': `import { draw } from '../garments/picture.ts';\nimport { level } from '../../backend/src/kit/log.ts';\nexport const picture = [draw, level];`,
  'backend/src/kit/log.ts': 'export const level = 1;',
  'demo/simulators/bank.ts': 'export const bank = 1;',
  'backend/src/kit/demo.ts': `export const loadSeed = () => import('../../../demo/seed/pictures.ts');`,
  'backend/src/setup.ts': `export { loadSeed as setUp } from './kit/demo.ts';`,
  'backend/test/harness.ts': 'export const harness = 1;',
};

const planted = {
  'lib-imports-no-routes-or-components': { 'lib/bad/bad-rules.ts': `export { button } from '@/components/ui/button';` },
  'only-the-start-script-imports-lib-server': {
    'lib/bad/above.ts': `export { start } from '../server/storefront-server.ts';`,
  },
  'engine-imports-no-shop-code': {
    'engine/server/bad.ts': `export { brand } from '../../lib/brand.ts';`,
  },
  'engine-is-imported-by-its-interface': {
    'lib/bad/bad-six.ts': `export { inner } from '../../engine/server/inner.ts';`,
  },
  'server-code-uses-no-alias': { 'lib/server/bad.ts': `export { brand } from '@/lib/brand';` },
  'components-import-no-routes': { 'components/home/bad.tsx': `export { default as page } from '@/app/page';` },
  'sections-import-no-other-section': {
    'components/home/bad-two.tsx': `export { bag } from '@/components/executive-checkout/bag';`,
  },
  'shared-components-import-no-section': {
    'components/cart/bad.tsx': `export { bag } from '@/components/executive-checkout/bag';`,
  },
  'base-components-import-base-only': {
    'components/layout/bad.tsx': `export { line } from '@/components/cart/bag-line';`,
  },
  'ui-imports-ui-only': { 'components/ui/bad.tsx': `export { field } from '@/components/forms/field';` },
  'pages-import-no-http': { 'app/bad/page.tsx': `export { backend as default } from '@/lib/http/backend';` },
  'components-import-no-wire-types': {
    'components/home/bad-three.tsx': `export { call } from '@/contract/calls/table';`,
  },
  'storefront-imports-no-backend': {
    'lib/bad/bad-two.ts': `export type { money } from '../../backend/src/shared/money';`,
  },
  'backend-imports-no-storefront': {
    'backend/src/shared/bad.ts': `export { backend } from '../../../lib/http/backend.ts';`,
  },
  'contract-imports-contract-only': { 'contract/bad.ts': `export { backend } from '../lib/http/backend.ts';` },
  'garments-import-colors-only': { 'demo/garments/bad.ts': `export { readFileSync } from 'node:fs';` },
  'production-imports-no-demo': {
    'backend/src/bad.ts': `export { bank } from '../../demo/simulators/bank.ts';`,
    'backend/src/bad-three.ts': `export type { draw } from '../../demo/garments/picture.ts';`,
    'lib/bad/bad-five.ts': `export const seed = () => import('../../demo/seed/pictures.ts');`,
  },
  'demo-is-imported-dynamically': {
    'backend/src/kit/demo.ts': `export { draw as loadSeed } from '../../../demo/garments/picture.ts';`,
  },
  'modules-import-no-other-module': {
    'backend/src/modules/menu/bad.ts': `export { money } from '../orders/orders.routes.ts';`,
    'backend/src/modules/menu/bad-two.ts': `import type { total } from '../orders/order-totals.ts';\nimport { money } from '../orders/orders.routes.ts';\nexport const menu = (of: typeof total) => [of, money];`,
  },
  'order-modules-import-one-way': {
    'backend/src/modules/order/terms/bad-two.ts': `export { terms } from '../../checkout/settle/cancel.ts';`,
    'backend/src/modules/checkout/bad.ts': `export { sheet } from '../invoicing/papers/sheet.ts';`,
    'backend/src/modules/checkout/settle/bad.ts': `export { lines } from '../../order/pad/lines.ts';`,
    'backend/src/modules/fulfilment/exchange/bad.ts': `export { terms } from '../../checkout/place/confirm.ts';`,
    'backend/src/modules/fulfilment/exchange/bad-two.ts': `export { money } from '../../orders/orders.routes.ts';`,
  },
  'order-folders-import-one-way': {
    'backend/src/modules/order/terms/bad.ts': `export { lines } from '../pad/lines.ts';`,
    'backend/src/modules/order/placed/bad.ts': `export { lines } from '../pad/lines.ts';`,
    'backend/src/modules/invoicing/invoices/bad.ts': `export { sheet } from '../papers/sheet.ts';`,
    'backend/src/modules/checkout/settle/bad-two.ts': `export { terms } from '../place/confirm.ts';`,
    'backend/src/modules/checkout/place/bad.ts': `export { letter } from '../mail/letter.ts';`,
    'backend/src/modules/fulfilment/withdrawal/bad.ts': `export { terms } from '../exchange/ask.ts';`,
  },
  'payment-folders-import-one-way': {
    'backend/src/modules/payment/attempts/bad.ts': `export { refunds } from '../refunds/refunds.ts';`,
    'backend/src/modules/payment/evidence/bad.ts': `export { payments } from '../payments.ts';`,
  },
  'lib-folders-import-one-way': {
    'lib/session/bad.ts': `export { backend } from '@/lib/http/backend';`,
    'lib/proxy/bad.ts': `export { signIn } from '@/lib/sign-in/sign-in';`,
    'lib/sign-in/bad.ts': `export { query } from '@/lib/cart/cart-queries';`,
    'lib/order/bad.ts': `export { pay } from '@/lib/payment/payment';`,
    'lib/checkout/bad.ts': `export { pad } from '@/lib/pad/pad';`,
    'lib/checkout/draft/bad.ts': `export { attempt } from '../place/attempt';`,
    'lib/seo/bad.ts': `export { card } from '@/lib/share-cards/card';`,
  },
  'shared-imports-no-modules': {
    'backend/src/shared/bad-two.ts': `export { money } from '../modules/orders/orders.routes.ts';`,
  },
  'ledger-referee-imports-no-backend': {
    'backend/test/ledger/referee.ts': `export { money } from '../../src/shared/money.ts';`,
  },
  'words-import-words-only': { 'backend/src/words/bad.ts': `export { money } from '../shared/money.ts';` },
  'languages-are-imported-through-words': {
    'backend/src/shared/bad-three.ts': `export { all } from '../words/es/all.ts';`,
  },
  'jobs-and-modules-do-not-import-each-other': {
    'backend/src/jobs/bad.ts': `export { money } from '../modules/orders/orders.routes.ts';`,
  },
  'dexie-is-imported-by-the-bag-store-only': { 'lib/cart/bad.ts': `export { default as Dexie } from 'dexie';` },
  'no-barrels': {
    'lib/bad/index.ts': 'export const nothing = 1;',
    'lib/bad/bad-three.ts': `export { nothing } from './index';`,
  },
  'no-cycles': {
    'lib/bad/left.ts': `import { right } from './right';\nexport const left = () => right;`,
    'lib/bad/right.ts': `import { left } from './left';\nexport const right = () => left;`,
  },
  'production-imports-no-tests': { 'backend/src/bad-two.ts': `export { harness } from '../test/harness.ts';` },
  'every-import-resolves': { 'lib/bad/bad-four.ts': `export { nowhere } from '@/lib/nowhere';` },
};

const crowdIn = (folder, ending) =>
  Object.fromEntries(
    Array.from({ length: 26 }, (_, at) => [`${folder}/one-of-${at}.${ending}`, `export const one = ${at};`]),
  );

const plantedFolders = [
  [
    'no-folder-circles',
    {
      'lib/left/a.ts': `export { c } from '../right/c';`,
      'lib/left/b.ts': 'export const b = 1;',
      'lib/right/c.ts': 'export const c = 1;',
      'lib/right/d.ts': `export { b } from '../left/b';`,
    },
  ],
  ['no-crowded-folders', crowdIn('lib/crowd', 'ts')],
  ['no-crowded-folders', crowdIn('scripts/crowd', 'mjs')],
  ['every-folder-is-declared', { 'components/misc/thing.tsx': 'export const thing = 1;' }],
  ['every-folder-is-declared', { 'components/home/there.tsx': null }],
];

const root = resolve('.');
let folder;

function plant(name, ...trees) {
  const base = join(folder, name);
  const files = Object.entries(Object.assign({}, ...trees)).filter(([, text]) => text !== null);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  cpSync(join(root, 'tsconfig.json'), join(base, 'tsconfig.json'));
  return base;
}

function check(cwd) {
  try {
    const text = execFileSync(process.execPath, [join(root, 'scripts/check-layers.mjs')], {
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
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a valid tree passes, and every module of it was read', () => {
  expect(check(plant('sound', sound))).toEqual({
    status: 0,
    text: `${Object.keys(sound).filter((path) => /\.tsx?$/.test(path)).length} modules, 0 violations\n`,
  });
});

test('each rule of import directions finds the planted violation', () => {
  const { status, text } = check(plant('planted', sound, ...Object.values(planted)));
  const rules = readFileSync('.dependency-cruiser.mjs', 'utf8').match(/(?<=name: ')[a-z-]+/g);
  expect(status).toBe(1);
  expect(Object.keys(planted).sort()).toEqual(rules.sort());
  expect(rules.filter((rule) => !text.includes(`${rule}: `))).toEqual([]);
  const bad = Object.entries(planted).flatMap(([rule, tree]) =>
    Object.keys(tree)
      .filter((path) => /\/bad[\w-]*\.tsx?$/.test(path))
      .map((path) => `${rule}: ${path} -> `),
  );
  expect(bad.filter((place) => !text.includes(place))).toEqual([]);
});

test.each(plantedFolders)('the folder rule %s finds the planted violation', (rule, tree) => {
  const { status, text } = check(plant(Object.keys(tree)[0].replaceAll('/', '-'), sound, tree));
  expect(status).toBe(1);
  expect(text.match(/^[a-z-]+(?=: )/gm)).toEqual([rule]);
});

test('a tree without sources is a failed check, not a success', () => {
  const { status, text } = check(plant('empty', { 'scripts/tool.ts': 'export const tool = 1;' }));
  expect(status).toBe(1);
  expect(text).toContain('Nothing was read');
});
