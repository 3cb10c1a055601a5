import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Problem } from './shutdown.mjs';
import { step } from './steps.mjs';

const readLock = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Why `node_modules` does not match the lock file; undefined when it does. Reads npm's own record of what it
 * installed.
 */
export function whyNotInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return 'node_modules is absent';
  const installed = readLock('node_modules/.package-lock.json');
  const differs = Object.entries(readLock('package-lock.json')).find(([path, wanted]) => {
    if (path === '' || (wanted.optional && !installed[path])) return false;
    return installed[path]?.version !== wanted.version || installed[path]?.integrity !== wanted.integrity;
  });
  return differs && `${differs[0]} is not the one of package-lock.json`;
}

export function requireInstalled() {
  const why = whyNotInstalled();
  if (why) throw new Problem(`The packages are not installed as package-lock.json says: ${why}.`, 'run `npm ci`.');
}

export async function ensureInstalled() {
  const why = whyNotInstalled();
  if (!why) return;
  await step('packages', async (report) => {
    report(why);
    const args = [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--prefer-offline',
    ];
    const { npm_execpath: npm, npm_node_execpath: node } = process.env;
    const { code, output } =
      npm && node
        ? await run('npm ci', node, [npm, ...args], { cwd: root })
        : await run('npm ci', 'npm', args, { cwd: root });
    if (code === 0) return 'installed as package-lock.json says';
    throw new Problem(
      // npm prints the error first, and then its usage.
      `npm ci failed:\n\n${output.trim().split('\n').slice(0, 15).join('\n')}`,
      'npm needs its registry in reach, and a package-lock.json that fits package.json.',
    );
  });
}
