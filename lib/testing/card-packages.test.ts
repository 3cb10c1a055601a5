import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';

type Use = [module: string, names: string[], room: string];

/** Each package of the design card, with the folders that need it and what they import. */
const uses: Record<string, Use[]> = {
  next: [
    ['next/server', ['NextResponse'], 'lib/middleware/'],
    ['next/navigation', ['notFound'], 'app/[locale]/layout.tsx'],
  ],
  react: [['react', ['useState'], 'components/ui/']],
  'react-dom': [['react-dom', ['createPortal'], 'components/layout/']],
  'next-intl': [
    ['next-intl/server', ['getRequestConfig'], 'lib/i18n/'],
    ['next-intl/server', ['getTranslations'], 'app/[locale]/'],
  ],
  jose: [
    ['jose', ['decodeJwt'], 'lib/session/'],
    ['jose', ['SignJWT', 'jwtVerify'], 'backend/src/modules/session/'],
  ],
  'iron-session': [['iron-session', ['sealData', 'unsealData'], 'lib/session/']],
  swr: [
    ['swr', ['default'], 'lib/checkout/'],
    ['swr', ['default'], 'lib/payment/'],
    ['swr', ['default'], 'lib/search/'],
  ],
  dexie: [['dexie', ['default'], 'lib/cart/cart-store.ts']],
  'react-hook-form': [['react-hook-form', ['useForm', 'FormProvider'], 'components/forms/']],
  yup: [
    ['yup', ['object'], 'lib/sign-in/'],
    ['yup', ['object'], 'lib/sign-up/'],
    ['yup', ['object'], 'lib/client-book/'],
  ],
  '@next/third-parties': [['@next/third-parties/google', ['sendGTMEvent'], 'lib/consent/']],
  playwright: [['playwright/test', ['test', 'expect'], 'e2e/fixtures.ts']],
  jest: ['app/', 'components/', 'lib/', 'contract/', 'backend/src/', 'scripts/'].map((room) => [
    '@jest/globals',
    ['test', 'expect'],
    room,
  ]),
  '@testing-library/react': [['@testing-library/react', ['render', 'screen'], 'components/']],
};
/** Packages for tests; all others have to be imported by production code. */
const ofTests = ['playwright', 'jest', '@testing-library/react'];

const read = (path: string) => readFileSync(path, 'utf8');
const isTest = (path: string) => /\.test\.(tsx?|mjs)$|^(e2e|lib\/testing)\//.test(path);
const sources = globSync('{app,components,engine,lib,contract,backend/src,e2e,scripts}/**/*.{ts,tsx,mjs}');

/** Type imports do not count: they are gone at run time. */
function namesFrom(module: string, source: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const { importClause, moduleSpecifier } = statement;
    if (moduleSpecifier.text !== module || !importClause || importClause.isTypeOnly) return [];
    const { name, namedBindings } = importClause;
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [
      ...(name ? ['default'] : []),
      ...named.flatMap((each) => (each.isTypeOnly ? [] : (each.propertyName ?? each.name).text)),
    ];
  });
}

test('D02 each package of the design card is installed, and imported by the folders that need it', () => {
  const [, card = ''] = /^D02\t[^:]+: (.+)$/m.exec(read('docs/spec-items.tsv')) ?? [];
  expect(Object.keys(uses)).toEqual(card.split(', '));
  const { dependencies, devDependencies, scripts } = JSON.parse(read('package.json'));
  expect(Object.keys({ ...dependencies, ...devDependencies })).toEqual(expect.arrayContaining(Object.keys(uses)));
  expect(scripts.jest).toContain('node_modules/jest/bin/jest.js');
  const missing = Object.entries(uses).flatMap(([name, rows]) =>
    rows.flatMap(([module, names, room]) => {
      const files = sources.filter((path) => path.startsWith(room) && isTest(path) === ofTests.includes(name));
      const found = files.flatMap((path) => (read(path).includes(`'${module}'`) ? namesFrom(module, read(path)) : []));
      return names.filter((each) => !found.includes(each)).map((each) => `${room} does without ${each} of ${module}`);
    }),
  );
  expect(missing).toEqual([]);
});
