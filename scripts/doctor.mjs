import './parts/check-node.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { findTestBrowser } from './parts/browser.mjs';
import { whyNotBuilt } from './parts/build.mjs';
import { whyNotInstalled } from './parts/install.mjs';
import { holderOf } from './parts/instance-lock.mjs';
import { comingLaw } from './parts/law-days.mjs';
import { findNginx } from './parts/nginx.mjs';
import { findNode } from './parts/node24.mjs';
import { busyPorts } from './parts/ports.mjs';
import { findServerPrograms } from './parts/postgres.mjs';
import { namePorts, readPorts } from './parts/stack.mjs';
import { printTable } from './parts/steps.mjs';

/** Checks this machine's setup and repairs nothing; exit code 1 when something required is missing. */
const gigabyte = 1024 ** 3;
const node = findNode();
const version = node && spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
const { bavail, bsize } = statfsSync('.');
const free = (bavail * bsize) / gigabyte;
const ports = namePorts(readPorts());
const busy = await busyPorts(ports);
const browser = findTestBrowser();
const nginx = findNginx();
const postgres = process.env.DATABASE_URL ? 'DATABASE_URL' : findServerPrograms();
const securityTxt = readFileSync('public/.well-known/security.txt', 'utf8');
const holds = securityTxt.match(/(?<=^Expires: ).+$/m)?.[0] ?? '';
const law = comingLaw();
const runs = ['demo', 'dev', 'test'].filter((name) => holderOf(`.data/${name}`));

const needed = [
  ['packages', !whyNotInstalled(), whyNotInstalled() ?? 'as package-lock.json says', 'npm ci'],
  ['Node of the shop', Boolean(node), version ?? 'none that is new enough', 'npm ci --include=optional'],
  ['disk', free > 2, `${free.toFixed(1)} GB free`, 'make room: 2 GB at least'],
  ['memory', totalmem() > 3 * gigabyte, `${(totalmem() / gigabyte).toFixed(1)} GB`, '4 GB run everything'],
];
const useful = [
  ['browser', Boolean(browser), browser ?? 'none', 'npm test installs it as root, or set BROWSER_PATH'],
  ['PostgreSQL', Boolean(postgres), postgres ?? 'none', 'apt-get install postgresql, or set DATABASE_URL'],
  ['nginx', Boolean(nginx), nginx ?? 'none', 'apt-get install nginx: tests and measures deploy/nginx'],
  ['build', !whyNotBuilt(), whyNotBuilt() ?? 'of these sources', 'demo and test build when they need it'],
  ['ports', busy.length === 0, busy.map((name) => `${ports[name]} is in use`).join(', ') || 'free', busy.join(', ')],
  ['security.txt', Date.parse(holds) > Date.now(), `holds until ${holds}`, 'name a later day in public/.well-known'],
  [
    'law',
    law.length === 0,
    law.map(({ day, what }) => `${day}: ${what}`).join('; ') || 'nothing new within 90 days',
    'see lib/law/calendar.json',
  ],
  ['running here', true, runs.join(', ') || 'nothing', ''],
];
printTable(
  [...needed, ...useful].map(([what, good, state, remedy]) => [good ? '✓' : '✗', what, state, good ? '' : remedy]),
);
process.exitCode = needed.every(([, good]) => good) ? 0 : 1;
