import '../scripts/parts/check-node.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { browserArguments, ensureBrowser } from '../scripts/parts/browser.mjs';
import { ensureBuilt } from '../scripts/parts/build.mjs';
import { main, Problem } from '../scripts/parts/end.mjs';
import { startFreshShop } from '../scripts/parts/fresh-shop.mjs';
import { requireInstalled } from '../scripts/parts/install.mjs';
import { requireNode } from '../scripts/parts/node24.mjs';
import { holdFolder } from '../scripts/parts/only-one.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { root } from '../scripts/parts/root.mjs';
import { planStack, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { step } from '../scripts/parts/steps.mjs';
import { toMarkdown, toRows } from './report.mjs';

const home = '/home/your-catalog-sale-business';
const floor = '/bench-floor';
const parts = ['load', 'bytes', 'memory', 'lighthouse'];
const only = process.argv.slice(2);
const wants = (part) => only.length === 0 || only.includes(part);

/**
 * Our figures as ratios to the empty page that the same build serves, both measured in one run. About eight minutes;
 * `npm run bench -- load bytes` measures these two only.
 */
await main(async () => {
  const unknown = only.find((part) => !parts.includes(part));
  if (unknown) throw new Problem(`There is no "${unknown}" to measure.`, `choose from ${parts.join(', ')}.`);
  requireInstalled();
  const node = requireNode();
  const folder = join(root, '.data/bench');
  await holdFolder(folder, 'npm run bench');
  await ensureBuilt(node);
  const { browser, reason } = await ensureBrowser();
  if (!browser) throw new Problem(reason);

  const shop = await startFreshShop(node, join(folder, 'shop'));
  const results = { measured: new Date().toISOString(), cores: cpus().length, loadBefore: loadavg()[0] };
  const page = `${shop.plan.shop}${home}`;
  const empty = `${shop.plan.shop}${floor}`;
  if (wants('load')) results.load = await measureLoad(page, empty);
  if (wants('bytes')) results.bytes = await measureBytes(browser, page, empty);
  if (wants('memory')) results.memory = await measureBoth(shop.plan);
  if (wants('lighthouse')) results.lighthouse = await measureScores(browser, page, empty);
  await shop.stop();

  const target = join(root, 'bench/results');
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  const rows = toRows(results);
  console.log(`\n${toMarkdown(rows)}\n`);
  console.log(
    `${results.cores} cores, load ${results.loadBefore.toFixed(1)} before the run. Kept in bench/results/latest.json.`,
  );
  return rows.some(({ met }) => met === false) ? 1 : 0;
});

async function measureLoad(page, empty) {
  const { compareRates } = await import('./load.mjs');
  const compare = (title, encoding) =>
    step(title, (report) => compareRates({ page, floor: empty, encoding, rounds: 5, report }));
  return {
    plain: await compare('requests a second, as behind a cache that compresses'),
    gzip: await compare('requests a second, compressing itself', 'gzip'),
  };
}

async function measureBytes(executablePath, page, empty) {
  const { recordVisit } = await import('./visit.mjs');
  return step('bytes of a first visit', async () => {
    const { browser, close } = await launchBrowser(executablePath);
    const visits = { page: await recordVisit(browser, page), floor: await recordVisit(browser, empty) };
    await close();
    return visits;
  });
}

async function measureBoth(plan) {
  const { measureMemory } = await import('./memory.mjs');
  const start = async () => {
    const ports = { ...plan.wishes.ports, storefront: await freePort() };
    const own = planStack({ ...plan.wishes, ports });
    const started = startService(own, own.storefront);
    await waitUntilHealthy(started);
    return { shop: own.shop, pid: started.pid, stop: started.stop };
  };
  return step('memory under load', async (report) => ({
    floor: await measureMemory(start, floor, report),
    page: await measureMemory(start, home, report),
  }));
}

async function measureScores(executablePath, page, empty) {
  const { measureLighthouse } = await import('./lighthouse.mjs');
  const launch = () => launchBrowser(executablePath);
  return step('Lighthouse, mobile', (report) => measureLighthouse({ launch, page, floor: empty, runs: 5, report }));
}

async function launchBrowser(executablePath) {
  const { chromium } = await import('playwright');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments(), `--remote-debugging-port=${port}`],
  });
  return { browser, port, close: () => browser.close() };
}
