import { readdirSync } from 'node:fs';
import { checkFolders } from './folders.mjs';

/** The product and its tests; then the tools, which nothing imports and which have no layers. */
const cruised = ['app', 'components', 'engine', 'lib', 'contract', 'backend', 'demo', 'e2e'];
const tools = ['scripts', 'bench'];

function sources(roots, ending) {
  const top = readdirSync('.');
  const files = roots
    .filter((root) => top.includes(root))
    .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => `${root}/${file}`));
  return [...files, ...top].filter((file) => ending.test(file) && !file.includes('node_modules/'));
}

/**
 * Checks every source in the working folder by the rules of `.dependency-cruiser.mjs`. dependency-cruiser reports
 * success for zero modules when it cannot read TypeScript, so `unseen` lists the sources that it missed.
 */
export async function checkLayers() {
  const [{ cruise }, { default: readTsConfig }, { default: rules }] = await Promise.all([
    import('dependency-cruiser'),
    import('dependency-cruiser/config-utl/extract-ts-config'),
    import('../../.dependency-cruiser.mjs'),
  ]);
  const files = sources(cruised, /(?<!\.d)\.tsx?$/);
  const { output } = await cruise(
    files,
    { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true },
    {},
    { tsConfig: readTsConfig('tsconfig.json') },
  );
  const seen = new Set(output.modules.map(({ source }) => source));
  return {
    seen: files.filter((file) => seen.has(file)).length,
    unseen: files.filter((file) => !seen.has(file)),
    violations: [
      ...output.summary.violations.map(({ rule, from, to, cycle }) => ({
        rule: rule.name,
        reason: rules.forbidden.find(({ name }) => name === rule.name)?.comment,
        path: cycle ? [from, ...cycle.map(({ name }) => name)].join(' -> ') : `${from} -> ${to}`,
      })),
      ...checkFolders(output.modules, sources([...cruised, ...tools], /\.(tsx?|mjs)$/)),
    ],
  };
}
