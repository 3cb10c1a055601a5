import './parts/check-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureTestBrowser } from './parts/browser.mjs';
import { ensureBuilt } from './parts/build.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { lockFolder } from './parts/instance-lock.mjs';
import { findNginx } from './parts/nginx.mjs';
import { requireNode } from './parts/node24.mjs';
import { ensurePostgres, findPgbouncer, quickFolder } from './parts/postgres.mjs';
import { readReport, reportFiles, slowestFiles } from './parts/reports.mjs';
import { run } from './parts/run.mjs';
import { uncheckedErrors } from './parts/server-errors.mjs';
import { main, Problem } from './parts/shutdown.mjs';
import { startFreshShop } from './parts/stack.mjs';
import { printTable, step } from './parts/steps.mjs';
import { traceLastRuns } from './parts/traceability.mjs';

const [only, ...toolArguments] = process.argv.slice(2).map((text) => text.replace(/^--only=/, ''));
const wants = (tool) => !only || only === tool;

async function runJest(node, notTested) {
  const { databaseUrl, from, reason } = await step('PostgreSQL', async () => ensurePostgres(quickFolder()));
  if (reason) notTested.push(`the backend on PostgreSQL: ${reason}`);
  else console.log(`    ${from}`);
  const pgbouncer = findPgbouncer();
  const pooler = 'the backend behind a connection pooler';
  if (!pgbouncer) notTested.push(`${pooler}: there is no pgbouncer; as root run \`apt-get install pgbouncer\``);
  console.log('');
  const jest = ['--run', 'jest', '--', '--ci', '--json', `--outputFile=${reportFiles.jest}`];
  const { code } = await run('jest', node, [...jest, ...(only ? toolArguments : [])], {
    show: true,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PGBOUNCER_PATH: pgbouncer ?? '',
      ...(databaseUrl ? { TEST_DATABASE_URL: databaseUrl } : {}),
    },
  });
  return code;
}

async function runPlaywright(node, notTested) {
  const { browser, reason } = await ensureTestBrowser();
  if (!browser) {
    notTested.push(`everything in the browser: ${reason}`);
    return 1;
  }
  const windowed = await ensureBrowser();
  const nginx = findNginx();
  if (!nginx) notTested.push('the page cache of deploy/: there is no nginx; as root run `apt-get install nginx`');
  await ensureBuilt(node, { workshop: true });
  const { plan, stop } = await startFreshShop(node, 'test-results/shop');
  console.log('');
  const logs = [plan.backend.log, plan.storefront.log];
  const playwright = ['node_modules/playwright/cli.js', 'test', '-c', 'e2e', ...toolArguments];
  const { code } = await run('playwright', node, playwright, {
    show: true,
    env: {
      ...process.env,
      BROWSER_PATH: browser,
      WINDOWED_BROWSER_PATH: windowed.browser ?? browser,
      NGINX_PATH: nginx ?? '',
      SHOP_URL: plan.shop,
      BACKEND_URL: new URL(plan.backend.health).origin,
      SIMULATORS_URL: new URL(plan.simulators.health).origin,
      REVALIDATE_SECRET: plan.backend.env.REVALIDATE_SECRET,
      // To unseal a session in tests, and to search for its token where it must not be.
      SESSION_SECRET: plan.storefront.env.SESSION_SECRET,
      SHOP_LOGS: logs.join(':'),
    },
  });
  await stop();
  const late = uncheckedErrors(logs);
  for (const line of late) console.log(`Logged by the servers when no test looked any more: ${line}`);
  return late.length > 0 ? 1 : code;
}

await main(async () => {
  mkdirSync('test-results', { recursive: true });
  await lockFolder('.data/test', 'npm test');
  await ensureInstalled();
  const node = requireNode();
  const tools = { jest: runJest, playwright: runPlaywright };
  const notTested = [];
  const failedTools = [];
  for (const [tool, work] of Object.entries(tools).filter(([tool]) => wants(tool))) {
    rmSync(reportFiles[tool], { force: true });
    try {
      // A tool may fail without a failed test, for example when one of its processes dies.
      if ((await work(node, notTested)) !== 0) failedTools.push(tool);
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      failedTools.push(tool);
      notTested.push(`${tool}: ${failure.message}`);
    }
  }
  return conclude(notTested, failedTools, only ? { broken: [] } : traceLastRuns());
});

function conclude(notTested, failedTools, { broken, summary }) {
  const reports = Object.keys(reportFiles).filter(wants).map(readReport);
  const sum = (key) => reports.reduce((total, report) => total + (report?.[key] ?? 0), 0);
  const slowest = slowestFiles(Object.keys(reportFiles).filter(wants));

  if (slowest.length > 0) {
    console.log('\nThe slowest files:');
    printTable(slowest);
  }
  if (summary) console.log(`\nTrace: ${summary} (\`npm run trace\` lists them).`);
  for (const line of broken) console.log(`  ${line}`);
  for (const line of notTested) console.log(`Not tested: ${line}`);
  if (sum('skipped') > 0) console.log(`Not tested: ${sum('skipped')} tests were skipped.`);
  if (failedTools.length > 0) console.log(`Did not succeed: ${failedTools.join(', ')}.`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') + sum('skipped') + failedTools.length + broken.length > 0 ? 1 : 0;
}
