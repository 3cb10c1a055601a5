import { ground, sections } from './scripts/parts/folders.mjs';

const section = `^components/(${sections.join('|')})/`;
const base = `^components/(${ground.join('|')})/`;
const storefront = '^(app|components|lib|e2e|middleware\\.ts)';
const modules = '^backend/src/modules/';
/** What becomes of an order. Each module imports functions of those before it, from their open folders alone. */
const orderLine = {
  order: {
    rooms: ['core', 'terms', 'pricing', 'pad|placed'],
    open: ['core', 'terms', 'pricing', 'placed'],
  },
  verifactu: { rooms: ['core', 'chain', 'sending'], open: ['chain'] },
  invoicing: { rooms: ['invoices', 'papers'], open: ['invoices'] },
  checkout: { rooms: ['review', 'settle', 'place', 'mail'], open: ['settle', 'mail'] },
  fulfilment: { rooms: ['parcels|exchange|withdrawal', 'mail'], open: [] },
};
const lineModules = Object.keys(orderLine);
const payment = '^backend/src/modules/payment/';
const paymentFolders = ['provider', 'attempts', 'refunds', 'evidence', 'transfers', 'reconciliation', 'admin'];
const tests = '\\.(test|spec)\\.tsx?$|^lib/testing/|^engine/canaries/';

/** Each folder may import those before it; the last two do not import each other. */
const libFolders = ['i18n', 'session', 'access', 'state', 'http', 'sign-in|proxy'];
/** For each folder of lib, the folders that it may not import. */
const closedTo = {
  order: 'pad|payment|checkout',
  pad: 'payment|checkout',
  payment: 'pad|checkout',
  checkout: 'pad',
  'checkout/address': 'checkout/(draft|place|placed)',
  'checkout/draft': 'checkout/(place|placed)',
  'checkout/place': 'checkout/placed',
  'size-tables': 'catalogue',
  seo: 'share-cards',
};
const libRules = [
  ...libFolders.map((room, at) => ({
    room,
    closed: { path: '^lib/[^/]+/', pathNot: `^lib/(${['$1', ...libFolders.slice(0, at)].join('|')})/` },
  })),
  ...Object.entries(closedTo).map(([room, above]) => ({ room, closed: { path: `^lib/(${above})/` } })),
];

/** House style, section 2: app, then sections, then shared nouns, then forms, layout and ui, then lib, then contract. */
export default {
  forbidden: [
    {
      name: 'lib-imports-no-routes-or-components',
      comment: 'A data function that needs a button can be neither tested nor moved.',
      severity: 'error',
      from: { path: '^lib/', pathNot: tests },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'only-the-start-script-imports-lib-server',
      comment: 'lib/server wraps Next and is started by scripts/storefront.mjs; everything else runs inside Next.',
      severity: 'error',
      from: { pathNot: '^(lib/(server|testing)/|scripts/storefront\\.mjs$)' },
      to: { path: '^lib/server/' },
    },
    {
      name: 'server-code-uses-no-alias',
      comment: 'Node reads the engine, lib/server and the page cache as they are, and knows no alias.',
      severity: 'error',
      from: {
        path: '^engine/|^lib/(server/|cache/(next-cache-handler|content-security-policy)\\.ts$)',
        pathNot: tests,
      },
      to: { dependencyTypes: ['aliased'] },
    },
    {
      name: 'engine-imports-no-shop-code',
      comment: 'The engine serves any Next application; the shop passes in what it needs as configuration.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(app|components|lib|contract|messages|backend|demo|e2e|scripts|bench|middleware\\.ts)' },
    },
    {
      name: 'engine-is-imported-by-its-interface',
      comment: 'engine/README.md lists what the shop may import; all else of the engine can change with Next.',
      severity: 'error',
      from: { pathNot: `^engine/|${tests}` },
      to: {
        path: '^engine/',
        pathNot:
          '^engine/(config/|addresses/|answers/(encoded-page|replace-answer)\\.ts|browser/early-events\\.ts|cache/next-cache-handler\\.ts|server/start-server\\.ts)',
      },
    },
    {
      name: 'components-import-no-routes',
      comment: 'What a component needs from a route folder belongs into lib, where other routes find it.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'sections-import-no-other-section',
      comment: 'Each section loads its own code; what two of them need moves to a shared component folder.',
      severity: 'error',
      from: { path: section },
      to: { path: section, pathNot: '^components/$1/' },
    },
    {
      name: 'shared-components-import-no-section',
      comment: 'A shared component that imports a section loads it in every other section too.',
      severity: 'error',
      from: { path: '^components/', pathNot: section },
      to: { path: section },
    },
    {
      name: 'base-components-import-base-only',
      comment: 'Forms, layout and ui stand below all other components; the page passes other components in as slots.',
      severity: 'error',
      from: { path: base },
      to: { path: '^components/', pathNot: base },
    },
    {
      name: 'ui-imports-ui-only',
      comment: 'A primitive that knows a form or a frame is not a primitive.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(forms|layout)/' },
    },
    {
      name: 'pages-import-no-http',
      comment: 'A page uses the queries of lib; only lib and the proxy route know about HTTP.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/.*/route\\.ts$' },
      to: { path: '^lib/http/' },
    },
    {
      name: 'components-import-no-wire-types',
      comment: 'Spanish field names and numeric codes end at the mappers of lib.',
      severity: 'error',
      from: { path: '^(app|components)/', pathNot: `${tests}|^app/.*/route\\.ts$` },
      to: { path: '^contract/(calls/|.+/(calls|examples|.*schemas)\\.ts$)' },
    },
    {
      name: 'storefront-imports-no-backend',
      comment: 'An operator may replace our backend; only the contract stays.',
      severity: 'error',
      from: { path: storefront },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-imports-no-storefront',
      comment: 'The backend serves any storefront that keeps the contract.',
      severity: 'error',
      from: { path: '^(backend|demo)/' },
      to: { path: '^(app|components|engine|lib|messages|e2e)/' },
    },
    {
      name: 'contract-imports-contract-only',
      comment: 'The contract can be read, and published, without the code of either side.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { path: '^(app|components|engine|lib|demo|backend|messages|e2e|scripts|bench)/' },
    },
    {
      name: 'garments-import-colors-only',
      comment:
        'From a spec to SVG: that needs neither a file nor a package, and of our code the colours of the swatches alone.',
      severity: 'error',
      from: { path: '^demo/garments/', pathNot: `${tests}|^demo/garments/contact-sheet\\.ts$` },
      to: { pathNot: '^(demo/garments/|backend/src/modules/pictures/color\\.ts$)' },
    },
    {
      name: 'production-imports-no-demo',
      comment: 'A production install does not contain it; kit/demo.ts loads it for whoever asks.',
      severity: 'error',
      from: { pathNot: `^(demo|e2e|backend/test)/|^backend/src/kit/demo\\.ts$|${tests}` },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-is-imported-dynamically',
      comment: 'A static import would end every start of a production install.',
      severity: 'error',
      from: { path: '^backend/src/kit/demo\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'modules-import-no-other-module',
      comment: 'A module may import the types of another; functions are passed in by app.ts, or stand in src/shared.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/`, pathNot: `${modules}(${lineModules.join('|')})/` },
      to: { path: modules, pathNot: `${modules}$1/`, dependencyTypesNot: ['type-only'] },
    },
    ...lineModules.map((module, at) => ({
      name: 'order-modules-import-one-way',
      comment: 'A later module of an order imports earlier ones by their open folders; app.ts passes in the rest.',
      severity: 'error',
      from: { path: `${modules}${module}/`, pathNot: tests },
      to: {
        path: modules,
        pathNot: [
          `${modules}${module}/`,
          ...lineModules.slice(0, at).map((name) => `${modules}${name}/(${orderLine[name].open.join('|')})/`),
        ],
        dependencyTypesNot: ['type-only'],
      },
    })),
    ...Object.entries(orderLine).flatMap(([module, { rooms }]) =>
      rooms.map((room, at) => ({
        name: 'order-folders-import-one-way',
        comment:
          'Each folder may import those before it. Mails and papers are last: only a handler or a job uses them.',
        severity: 'error',
        from: { path: `${modules}${module}/(${room})/`, pathNot: tests },
        to: {
          path: `${modules}${module}/`,
          pathNot: `${modules}${module}/(${['$1', ...rooms.slice(0, at)].join('|')})/`,
        },
      })),
    ),
    ...paymentFolders.map((room, at) => ({
      name: 'payment-folders-import-one-way',
      comment: 'Storage of payments stands below the decisions, and both below the providers that use them.',
      severity: 'error',
      from: { path: `${payment}${room}/`, pathNot: tests },
      to: { path: `${payment}([^/]+\\.ts$|(${[...paymentFolders.slice(at + 1), 'mail'].join('|')})/)` },
    })),
    ...libRules.map(({ room, closed }) => ({
      name: 'lib-folders-import-one-way',
      comment:
        'Session code is loaded on every page and order code in every bag, so neither may import what only some pages need.',
      severity: 'error',
      from: { path: `^lib/(${room})/`, pathNot: tests },
      to: closed,
    })),
    {
      name: 'shared-imports-no-modules',
      comment: 'Shared code imports neither modules nor plugins.',
      severity: 'error',
      from: { path: '^backend/src/shared/' },
      to: { path: '^backend/src/(modules|plugins)/' },
    },
    {
      name: 'ledger-referee-imports-no-backend',
      comment: 'A referee that shares code with the ledger repeats the mistakes that it is there to find.',
      severity: 'error',
      from: { path: '^backend/test/ledger/referee\\.ts$' },
      to: { path: '^(backend|demo)/' },
    },
    {
      name: 'words-import-words-only',
      comment:
        'Modules decide which text is sent and when; a text file that imports code cannot be given to a translator.',
      severity: 'error',
      from: { path: '^backend/src/words/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(backend/src/words|contract)/' },
    },
    {
      name: 'languages-are-imported-through-words',
      comment:
        'The reader decides the language, through words.ts; code that imports one language shows it to everybody.',
      severity: 'error',
      from: { pathNot: '^backend/src/words/' },
      to: { path: '^backend/src/words/.+/' },
    },
    {
      name: 'jobs-and-modules-do-not-import-each-other',
      comment: 'app.ts passes handlers to the jobs; a module writes to the outbox and does not import job runners.',
      severity: 'error',
      from: { path: '^backend/src/(jobs|modules)/' },
      to: { path: '^backend/src/(jobs|modules)/', pathNot: '^backend/src/$1/' },
    },
    {
      name: 'dexie-is-imported-by-the-bag-store-only',
      comment: 'The store of the bag offers its operations; tables and versions stay behind it.',
      severity: 'error',
      from: { pathNot: '^lib/cart/(cart-store\\.ts|.*\\.test\\.ts)$' },
      to: { path: '^node_modules/dexie/' },
    },
    {
      name: 'no-barrels',
      comment: 'Import the file itself: a re-exporting index makes cycles and leaks a section into its neighbours.',
      severity: 'error',
      from: {},
      to: { path: '(^|/)index\\.(ts|tsx|mjs)$', pathNot: 'node_modules' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'production-imports-no-tests',
      comment: 'Nothing that ships loads a test, a test helper or a test tool.',
      severity: 'error',
      from: { path: '^(app|components|engine|lib|demo|backend/src|contract)/', pathNot: tests },
      to: {
        path: `${tests}|^backend/test/|^node_modules/(@testing-library|jest|@jest|playwright|fake-indexeddb|fast-check)/`,
      },
    },
    {
      name: 'every-import-resolves',
      comment: 'An import that nothing answers breaks the build, or means that this check reads the wrong settings.',
      severity: 'error',
      from: { path: '^(app|components|engine|lib|demo|backend|contract)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|\\.data|test-results|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
