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
  invoicing: { rooms: ['invoices', 'papers'], open: ['invoices'] },
  checkout: { rooms: ['review', 'settle', 'place', 'mail'], open: ['settle', 'mail'] },
  fulfilment: { rooms: ['parcels|exchange|withdrawal', 'mail'], open: [] },
};
const lineModules = Object.keys(orderLine);
const payment = '^backend/src/modules/payment/';
const paymentRooms = ['provider', 'attempts', 'refunds', 'evidence', 'transfers', 'reconciliation', 'admin'];
const tests = '\\.(test|spec)\\.tsx?$|^lib/testing/|^engine/canaries/';

/** Each knows those before it and no noun; the two last are strangers. */
const libRooms = ['i18n', 'session', 'access', 'state', 'http', 'sign-in|proxy'];
/** The nouns that stand above another, or beside it as strangers. */
const nounsAbove = {
  order: 'pad|payment|checkout',
  pad: 'payment|checkout',
  payment: 'pad|checkout',
  checkout: 'pad',
  'size-tables': 'catalogue',
  seo: 'share-cards',
};
const libWalls = [
  ...libRooms.map((room, at) => ({
    room,
    closed: { path: '^lib/[^/]+/', pathNot: `^lib/(${['$1', ...libRooms.slice(0, at)].join('|')})/` },
  })),
  ...Object.entries(nounsAbove).map(([room, above]) => ({ room, closed: { path: `^lib/(${above})/` } })),
];

/** House style, section 2: app, then sections, then shared nouns, then forms, layout and ui, then lib, then contract. */
export default {
  forbidden: [
    {
      name: 'lib-is-below-what-is-seen',
      comment: 'A data function that needs a button can be neither tested nor moved.',
      severity: 'error',
      from: { path: '^lib/', pathNot: tests },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'the-server-is-above-lib',
      comment:
        'What stands around Next is started by scripts/storefront.mjs; whatever else asks it runs inside of Next.',
      severity: 'error',
      from: { pathNot: '^(lib/(server|testing)/|scripts/storefront\\.mjs$)' },
      to: { path: '^lib/server/' },
    },
    {
      name: 'the-server-needs-no-compiler',
      comment: 'Node reads the engine, lib/server and the page cache as they are, and knows no alias.',
      severity: 'error',
      from: {
        path: '^engine/|^lib/(server/|cache/(next-cache-handler|content-security-policy)\\.ts$)',
        pathNot: tests,
      },
      to: { dependencyTypes: ['aliased'] },
    },
    {
      name: 'the-engine-knows-nothing-of-the-shop',
      comment: 'It surrounds any Next application; what it needs to know comes by its configuration.',
      severity: 'error',
      from: { path: '^engine/' },
      to: { path: '^(app|components|lib|contract|messages|backend|demo|e2e|scripts|bench|middleware\\.ts)' },
    },
    {
      name: 'the-engine-is-asked-by-its-interface',
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
      name: 'components-are-below-routes',
      comment: 'What a component needs from a route folder belongs into lib, where other routes find it.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'sections-are-strangers',
      comment: 'Sections load and die separately; what two of them need moves down to a shared noun.',
      severity: 'error',
      from: { path: section },
      to: { path: section, pathNot: '^components/$1/' },
    },
    {
      name: 'shared-nouns-know-no-section',
      comment: 'A shared noun that knows a section drags it into every other section that uses the noun.',
      severity: 'error',
      from: { path: '^components/', pathNot: section },
      to: { path: section },
    },
    {
      name: 'base-components-know-no-noun',
      comment: 'Forms and layout stand under every noun; a noun reaches them as a slot that the page fills.',
      severity: 'error',
      from: { path: base },
      to: { path: '^components/', pathNot: base },
    },
    {
      name: 'ui-knows-only-ui',
      comment: 'A primitive that knows a form or a frame is not a primitive.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(forms|layout)/' },
    },
    {
      name: 'pages-speak-nouns',
      comment:
        'A page asks the queries of a noun; only lib knows that there is a wire. The proxy route is the one door.',
      severity: 'error',
      from: { path: '^app/', pathNot: '^app/.*/route\\.ts$' },
      to: { path: '^lib/http/' },
    },
    {
      name: 'components-do-not-see-the-wire',
      comment: 'Spanish field names and numeric codes end at the mappers of lib.',
      severity: 'error',
      from: { path: '^(app|components)/', pathNot: `${tests}|^app/.*/route\\.ts$` },
      to: { path: '^contract/(calls/|.+/(calls|examples|.*schemas)\\.ts$)' },
    },
    {
      name: 'storefront-and-backend-meet-in-the-contract',
      comment: 'An operator may replace our backend; only the contract stays.',
      severity: 'error',
      from: { path: storefront },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-does-not-know-the-storefront',
      comment: 'The backend serves any storefront that keeps the contract.',
      severity: 'error',
      from: { path: '^(backend|demo)/' },
      to: { path: '^(app|components|engine|lib|messages|e2e)/' },
    },
    {
      name: 'contract-imports-nothing-of-ours',
      comment: 'The contract can be read, and published, without the code of either side.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { path: '^(app|components|engine|lib|demo|backend|messages|e2e|scripts|bench)/' },
    },
    {
      name: 'garments-only-draw',
      comment:
        'From a spec to SVG: that needs neither a file nor a package, and of our code the colours of the swatches alone.',
      severity: 'error',
      from: { path: '^demo/garments/', pathNot: `${tests}|^demo/garments/contact-sheet\\.ts$` },
      to: { pathNot: '^(demo/garments/|backend/src/modules/pictures/color\\.ts$)' },
    },
    {
      name: 'production-knows-no-demo',
      comment: 'A production install does not contain it; kit/demo.ts loads it for whoever asks.',
      severity: 'error',
      from: { pathNot: `^(demo|e2e|backend/test)/|^backend/src/kit/demo\\.ts$|${tests}` },
      to: { path: '^demo/' },
    },
    {
      name: 'the-demo-is-loaded-on-request',
      comment: 'A static import would end every start of a production install.',
      severity: 'error',
      from: { path: '^backend/src/kit/demo\\.ts$' },
      to: { path: '^demo/', dynamic: false },
    },
    {
      name: 'backend-modules-are-strangers',
      comment: 'A module may import the types of another; functions are passed in by app.ts, or stand in src/shared.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/`, pathNot: `${modules}(${lineModules.join('|')})/` },
      to: { path: modules, pathNot: `${modules}$1/`, dependencyTypesNot: ['type-only'] },
    },
    ...lineModules.map((module, at) => ({
      name: 'order-line-leads-one-way',
      comment:
        'What comes later in the life of an order knows what came before, by its open folders; app.ts passes in the rest.',
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
        name: 'rooms-of-the-order-line-lead-one-way',
        comment:
          'Each folder stands on those before it. Mails and papers are last: only a handler or a job asks for one.',
        severity: 'error',
        from: { path: `${modules}${module}/(${room})/`, pathNot: tests },
        to: {
          path: `${modules}${module}/`,
          pathNot: `${modules}${module}/(${['$1', ...rooms.slice(0, at)].join('|')})/`,
        },
      })),
    ),
    ...paymentRooms.map((room, at) => ({
      name: 'rooms-of-payment-lead-one-way',
      comment: 'What is kept of money stands below what is decided of it, and both below what asks for it.',
      severity: 'error',
      from: { path: `${payment}${room}/`, pathNot: tests },
      to: { path: `${payment}([^/]+\\.ts$|(${[...paymentRooms.slice(at + 1), 'mail'].join('|')})/)` },
    })),
    ...libWalls.map(({ room, closed }) => ({
      name: 'rooms-of-lib-lead-one-way',
      comment:
        'A sign-in that knows a noun drags it onto every page, and an order that knows its payment into every bag.',
      severity: 'error',
      from: { path: `^lib/(${room})/`, pathNot: tests },
      to: closed,
    })),
    {
      name: 'backend-shared-is-at-the-bottom',
      comment: 'What modules share knows neither modules nor plugins.',
      severity: 'error',
      from: { path: '^backend/src/shared/' },
      to: { path: '^backend/src/(modules|plugins)/' },
    },
    {
      name: 'the-referee-knows-no-backend',
      comment: 'A referee that shares code with the ledger repeats the mistakes that it is there to find.',
      severity: 'error',
      from: { path: '^backend/test/ledger/referee\\.ts$' },
      to: { path: '^(backend|demo)/' },
    },
    {
      name: 'words-know-no-room',
      comment: 'Rooms own what is said and when; a text that asks the database cannot be given to a translator.',
      severity: 'error',
      from: { path: '^backend/src/words/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(backend/src/words|contract)/' },
    },
    {
      name: 'a-language-is-asked-for-by-its-reader',
      comment: 'Who reads decides the language, through words.ts; a text of one language in code is read by everybody.',
      severity: 'error',
      from: { pathNot: '^backend/src/words/' },
      to: { path: '^backend/src/words/.+/' },
    },
    {
      name: 'jobs-and-modules-are-strangers',
      comment: 'Jobs run what the composing app hands in; a module sends by the outbox and never asks who runs it.',
      severity: 'error',
      from: { path: '^backend/src/(jobs|modules)/' },
      to: { path: '^backend/src/(jobs|modules)/', pathNot: '^backend/src/$1/' },
    },
    {
      name: 'one-file-touches-dexie',
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
      name: 'no-tests-in-the-product',
      comment: 'Nothing that ships loads a test, a test helper or a test tool.',
      severity: 'error',
      from: { path: '^(app|components|engine|lib|demo|backend/src|contract)/', pathNot: tests },
      to: {
        path: `${tests}|^backend/test/|^node_modules/(@testing-library|jest|@jest|playwright|fake-indexeddb|fast-check)/`,
      },
    },
    {
      name: 'everything-resolves',
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
