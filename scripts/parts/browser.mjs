import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { step } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const usualPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of BROWSER_PATH, of the PATH, or of the system. */
export function findBrowser() {
  if (process.env.BROWSER_PATH) return isExecutable(process.env.BROWSER_PATH) ? process.env.BROWSER_PATH : undefined;
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualPlaces];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

const canInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Resolves with the browser and, where there is none, with the reason and what to do about it. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return { browser: found };
  if (process.env.BROWSER_PATH) return { reason: `BROWSER_PATH names no program: ${process.env.BROWSER_PATH}` };
  if (!canInstall()) {
    return { reason: 'there is no Chromium; as root run `apt-get install chromium`, or set BROWSER_PATH to a Chrome' };
  }
  const failure = await step('browser (Chromium, by apt-get)', (report) => installChromium(report));
  const browser = findBrowser();
  return browser
    ? { browser }
    : { reason: `there is no Chromium, and apt-get did not bring it: ${failure ?? 'it reports success'}` };
}

async function installChromium(report) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    report(args[0]);
    const { code, output } = await run(`apt-get ${args[0]}`, 'apt-get', args, { env });
    if (code !== 0) return output.trimEnd().split('\n').at(-1);
  }
  return;
}

/** What a browser for tests and measurements must not do: talk to its maker meanwhile. */
export const browserArguments = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
