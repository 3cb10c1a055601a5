/**
 * The folders of components. A folder missing here has no place in the layers, and an entry without a folder protects
 * nothing: the check reports both.
 */
export const ground = ['ui', 'forms', 'layout'];
export const sharedNouns = [
  'size-tables',
  'reviews',
  'product-card',
  'cart',
  'wish-list',
  'comparison',
  'catalogue',
  'checkout',
  'order',
  'requests',
  'payment',
  'sign-in',
  'password',
  'content',
  'seo',
  'withdrawal',
  'exchange',
];
export const sections = [
  'account',
  'client-area',
  'client-book',
  'consent',
  'customer-care',
  'executive-checkout',
  'executive-search',
  'gallery',
  'gift-card',
  'guest',
  'home',
  'pad',
  'printed-catalogue',
  'referrals',
  'search',
  'sign-up',
  'solution-guide',
  'personal-store',
  'workplace',
  'your-business',
];

const mostSources = 25;
/** Folders that may contain more files, each with its reason. */
const larger = {
  bench: 'one file for each thing that is measured, and one for each tool that several need',
  'components/ui': 'one primitive a file, all of one kind: whoever looks for a button finds it by its name',
  'backend/src/modules/office': 'one file for each page, within the one frame that all of them need',
  'backend/src/database/tables': 'one file for each noun that has tables, collected by schema.ts',
  'demo/seed': 'one file for each noun that the demo has',
  'demo/garments': 'one file for each thing that is drawn, and one for each that a style decides',
  'backend/test': 'one file for each thing that tests make, play or look for, under its name',
  'scripts/parts': 'one file for each thing that commands need, so that a command reads as its steps',
};

const folderOf = (file) => file.slice(0, Math.max(0, file.lastIndexOf('/')));
const isProduct = (file) =>
  /^(components|engine|lib|contract|backend|demo)\/.+\.(tsx?|mjs)$/.test(file) &&
  !/\.(test|check|d)\.|^lib\/testing\/|^backend\/test\//.test(file);
/** The backend loads the demo when it is asked to, and works without it. */
const isRequest = ({ resolved, dynamic }) => dynamic && resolved.startsWith('demo/');
/** A test is beside what it tests and is not counted as a source. */
const isCounted = (file) => file.includes('/') && !/\.(test|spec|check|d)\./.test(file);

const reasons = {
  'no-folder-circles': 'Two folders that need each other cannot be read, moved or understood one without the other.',
  'no-crowded-folders': `Over ${mostSources} sources nobody finds anything; split it, or say in scripts/parts/folders.mjs why not.`,
  'every-folder-is-declared':
    'A folder of components is ground, a shared noun or a section: that decides who may know it.',
};
const violation = (rule, path) => ({ rule, reason: reasons[rule], path });

/** Two modules of the backend may name each other's types: `app.ts` composes them, and nothing is left at run time. */
const isTypeOfAnotherModule = (source, { resolved, dependencyTypes }) => {
  const [one, other] = [source, resolved].map((file) => /^backend\/src\/modules\/[^/]+\//.exec(file)?.[0]);
  return Boolean(one && other) && one !== other && dependencyTypes.includes('type-only');
};

/** Every folder that depends on itself through others, as one path per cycle. */
export function findCircles(modules) {
  const arrows = new Map();
  for (const { source, dependencies } of modules.filter(({ source }) => isProduct(source)))
    for (const { resolved } of dependencies.filter(
      (each) => isProduct(each.resolved) && !isRequest(each) && !isTypeOfAnotherModule(source, each),
    ))
      if (folderOf(source) !== folderOf(resolved))
        arrows.set(
          folderOf(source),
          (arrows.get(folderOf(source)) ?? new Map()).set(folderOf(resolved), [source, resolved]),
        );

  const wayBack = (start) => {
    const open = [[start]];
    const known = new Set();
    for (let way = open.shift(); way; way = open.shift())
      for (const next of arrows.get(way.at(-1))?.keys() ?? []) {
        if (next === start) return [...way, start];
        if (!known.has(next)) open.push([...way, next]);
        known.add(next);
      }
    return null;
  };
  const told = new Set();
  return [...arrows.keys()].flatMap((folder) => {
    const way = told.has(folder) ? null : wayBack(folder);
    for (const each of way ?? []) told.add(each);
    if (!way) return [];
    const steps = way.slice(1).map((to, at) => arrows.get(way[at]).get(to).join(' -> '));
    return violation('no-folder-circles', `${way.join(' -> ')} (${steps.join('; ')})`);
  });
}

function findCrowds(files) {
  const counts = Map.groupBy(files.filter(isCounted), folderOf);
  return [...counts]
    .filter(([folder, held]) => held.length > mostSources && !larger[folder])
    .map(([folder, held]) => violation('no-crowded-folders', `${folder}: ${held.length} sources`));
}

function findUndeclared(files) {
  const declared = new Set([...ground, ...sharedNouns, ...sections]);
  const there = new Set(files.flatMap((file) => /^components\/([^/]+)\//.exec(file)?.[1] ?? []));
  const without = (names, others) => [...names].filter((name) => !others.has(name));
  return [
    ...without(there, declared).map((folder) => `components/${folder} is not declared`),
    ...without(declared, there).map((name) => `components/${name} is declared and has no folder`),
  ].map((path) => violation('every-folder-is-declared', path));
}

/** `sources` also has files outside the layers: tools and test helpers. */
export const checkFolders = (modules, sources) => [
  ...findCircles(modules),
  ...findCrowds(sources),
  ...findUndeclared(modules.map(({ source }) => source)),
];
