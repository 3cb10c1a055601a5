import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { compressStaticFiles } from './compress.mjs';
import { holderOf } from './instance-lock.mjs';
import { runWell } from './run.mjs';
import { Problem } from './shutdown.mjs';
import { step } from './steps.mjs';

const stampFile = '.next/SOURCES';
const servingFolders = ['.data/demo', '.data/test', '.data/bench'];

/** Paths that cannot affect the storefront's build; everything else at the top level can, including new folders. */
const outside =
  /^(\.(?!env)|node_modules|backend|bench|demo|deploy|docs|e2e|scripts|test-results|coverage|.*\.(md|test\.tsx?|tsbuildinfo)|next-env\.d\.ts|LICENSE|biome\.json|knip\.json|jest\.config\.ts)/;

function sources() {
  const found = [];
  const visit = (path) => {
    if (!statSync(path).isDirectory()) found.push(path);
    else for (const name of readdirSync(path).sort()) if (!isTest(name)) visit(`${path}/${name}`);
  };
  const isTest = (name) => name === 'node_modules' || /\.test\.tsx?$/.test(name);
  for (const name of readdirSync('.').sort()) if (!outside.test(name)) visit(name);
  return found;
}

function stampOfSources() {
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}

const isBuilt = () => existsSync('.next/BUILD_ID');

/** The sources of the last build, and whether it includes the gallery and the empty page for measurements. */
function readStamp() {
  const text = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const [stamp = '', workshop] = text.split(' ');
  return { stamp, workshop: workshop === 'workshop' };
}

/** Why the last build may not be served; undefined when it matches the current sources. */
export function whyNotBuilt(stamp = stampOfSources()) {
  if (!isBuilt()) return 'there is none';
  const built = readStamp().stamp;
  return built === stamp ? undefined : built ? 'the sources have changed since' : 'it was broken off';
}

/** Next overwrites its output in place, so a server of the old build has to stop first. */
function requireNobodyServes() {
  const holders = servingFolders.map(holderOf);
  const other = holders.find((holder) => holder && holder.pid !== process.pid);
  if (!other) return;
  throw new Problem(
    `The storefront has to be built anew, and process ${other.pid} (${other.name}) still serves the old build.`,
    `stop it first, with Ctrl-C in its terminal or \`kill ${other.pid}\`.`,
  );
}

/** Builds unconditionally; `workshop` includes pages that tests and measurements need. */
export async function buildAnew(node, { stamp = stampOfSources(), workshop = false } = {}) {
  requireNobodyServes();
  rmSync(stampFile, { force: true });
  await step('build of the storefront', async () => {
    await runWell('next build', node, ['node_modules/next/dist/bin/next', 'build'], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        SHOP_WORKSHOP: workshop ? 'on' : '',
      },
    });
    await compressStaticFiles('.next/static');
  });
  writeFileSync(stampFile, workshop ? `${stamp} workshop` : stamp);
}

/** Builds when the last build is missing, incomplete, or from other sources. */
export async function ensureBuilt(node, { workshop = false } = {}) {
  const stamp = stampOfSources();
  if (whyNotBuilt(stamp) || (workshop && !readStamp().workshop)) await buildAnew(node, { stamp, workshop });
}

/** For production, which must not contain the pages for tests. */
export function requireBuilt() {
  const remedy = 'run `npm run build` first.';
  if (!isBuilt()) throw new Problem('There is no build of the storefront.', remedy);
  if (readStamp().workshop) throw new Problem('The build is one for tests, with the pages of the workshop.', remedy);
}
