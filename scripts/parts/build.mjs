import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './end.mjs';
import { root } from './root.mjs';
import { runWell } from './run.mjs';
import { step } from './steps.mjs';

const stampFile = '.next/SOURCES';

/** What cannot change the storefront's build; anything else at the top, also what is added later, can. */
const outside =
  /^(\.(?!env)|node_modules|backend|bench|deploy|docs|e2e|scripts|test-results|coverage|.*\.(md|test\.tsx?|tsbuildinfo)|next-env\.d\.ts|LICENSE|biome\.json|knip\.json|jest\.config\.ts)/;

function sources() {
  const found = [];
  const visit = (path) => {
    if (!statSync(join(root, path)).isDirectory()) found.push(path);
    else for (const name of readdirSync(join(root, path)).sort()) if (!isTest(name)) visit(`${path}/${name}`);
  };
  const isTest = (name) => name === 'node_modules' || /\.test\.tsx?$/.test(name);
  for (const name of readdirSync(root).sort()) if (!outside.test(name)) visit(name);
  return found;
}

function stampOfSources() {
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

function isBuilt(stamp) {
  if (!existsSync(join(root, '.next/BUILD_ID')) || !existsSync(join(root, stampFile))) return false;
  return readFileSync(join(root, stampFile), 'utf8') === stamp;
}

/** Next writes its result in place, so whatever serves the old one has to stop first; `users` names who does. */
async function build(node, stamp) {
  rmSync(join(root, stampFile), { force: true });
  await step('build of the storefront', () =>
    runWell('next build', node, ['node_modules/next/dist/bin/next', 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    }),
  );
  writeFileSync(join(root, stampFile), stamp);
}

/** Builds whether the last build is good or not. */
export const buildAnew = (node) => build(node, stampOfSources());

/** Builds when the last build is absent, was broken off, or came from other sources. */
export async function ensureBuilt(node, whoServes = () => undefined) {
  const stamp = stampOfSources();
  if (isBuilt(stamp)) return;
  const server = whoServes();
  if (server) throw new Problem(`The sources changed, and ${server} still serves the old build.`, 'stop it first.');
  await build(node, stamp);
}

export function requireBuilt() {
  if (existsSync(join(root, '.next/BUILD_ID'))) return;
  throw new Problem('There is no build of the storefront.', 'run `npm run build` first.');
}
