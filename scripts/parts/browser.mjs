import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { step } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The headless browser without a window system, by the name of Debian's package. */
const shell = 'chromium-headless-shell';
const usualPlaces = ['/usr/bin', '/usr/local/bin', '/snap/bin'];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser named by BROWSER_PATH, found in PATH, or installed on the system. */
function findBrowser(wanted) {
  const { BROWSER_PATH, PATH = '' } = process.env;
  if (BROWSER_PATH) return [BROWSER_PATH].find(isExecutable);
  const folders = [...PATH.split(delimiter), ...usualPlaces];
  return wanted.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** For tests, which need no window: the lighter browser if installed. */
export const findTestBrowser = () => findBrowser([shell, ...names]);

/** Resolves with the browser, or with the reason why there is none and what to do about it. */
export const ensureBrowser = () => ensure(() => findBrowser(names), ['chromium']);
export const ensureTestBrowser = () => ensure(findTestBrowser, [shell, 'chromium']);

async function ensure(find, packages) {
  const found = find();
  if (found) return { browser: found };
  if (process.env.BROWSER_PATH) return { reason: `BROWSER_PATH names no program: ${process.env.BROWSER_PATH}` };
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0)
    return { reason: 'there is no Chromium; as root run `apt-get install chromium`, or set BROWSER_PATH to a Chrome' };
  let failure;
  for (const name of packages) {
    failure = await step(`browser (${name}, by apt-get)`, (report) => install(name, report));
    const browser = find();
    if (browser) return { browser };
  }
  return { reason: `there is no Chromium, and apt-get did not bring it: ${failure ?? 'it reports success'}` };
}

async function install(name, report) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    report(args[0]);
    const { code, output } = await run(`apt-get ${args[0]}`, 'apt-get', args, { env });
    if (code !== 0) return output.trimEnd().split('\n').at(-1);
  }
  return;
}

/** Tests and measurements must not be disturbed by the browser's own network traffic. */
export const browserArguments = () => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
