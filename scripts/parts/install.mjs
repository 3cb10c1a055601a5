import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';
import { Problem } from './shutdown.mjs';

const readLock = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** The first package that is not the locked one. A production install lacks the demo and what is for development. */
export function findDifference(installed, locked, { production = false } = {}) {
  const mayLack = (path, { optional, dev, devOptional }) =>
    optional || (production && (dev || devOptional || path === 'demo'));
  return Object.entries(locked).find(([path, wanted]) => {
    if (path === '' || (mayLack(path, wanted) && !installed[path])) return false;
    return installed[path]?.version !== wanted.version || installed[path]?.integrity !== wanted.integrity;
  });
}

/**
 * Why `node_modules` does not match the lock file; undefined when it does. Reads npm's own record of what it
 * installed.
 */
export function whyNotInstalled(kind = {}) {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return 'node_modules is absent';
  const differs = findDifference(readLock(record), readLock('package-lock.json'), kind);
  return differs && `${differs[0]} is not the one of package-lock.json`;
}

export function requireInstalled(kind) {
  const why = whyNotInstalled(kind);
  if (why) throw new Problem(`The packages are not installed as package-lock.json says: ${why}.`, 'run `npm ci`.');
}

export async function ensureInstalled() {
  const why = whyNotInstalled();
  if (!why) return;
  console.log(`  npm ci, because ${why}`);
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...first] = node && npm ? [node, npm] : ['npm'];
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await run('npm ci', command, [...first, 'ci', '--prefer-offline', ...options], { show: true });
  if (code !== 0)
    throw new Problem('npm ci failed.', 'npm needs its registry in reach, and a lock file that fits package.json.');
}
