import './parts/check-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './parts/build.mjs';
import { main } from './parts/end.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { holdFolder } from './parts/only-one.mjs';
import { readPort, requireFreePorts } from './parts/ports.mjs';
import { root } from './parts/root.mjs';
import {
  planStack,
  readDemoAccounts,
  secretsOf,
  startService,
  untilOneEnds,
  waitUntilHealthy,
  warm,
} from './parts/stack.mjs';
import { printTable, step } from './parts/steps.mjs';

const homes = ['', '/en', '/de'].map((locale) => `${locale}/home/your-catalog-sale-business`);

await main(async () => {
  const since = performance.now();
  const folder = join(root, '.data/demo');
  const ports = {
    storefront: readPort('PORT', 3000),
    backend: readPort('BACKEND_PORT', 4000),
    simulators: readPort('SIMULATORS_PORT', 4100),
  };
  console.log('Velia, the demo\n');
  const belongsToUs = await holdFolder(folder, 'The demo', `http://localhost:${ports.storefront}`);
  await requireFreePorts({
    PORT: ports.storefront,
    BACKEND_PORT: ports.backend,
    SIMULATORS_PORT: ports.simulators,
  });
  await ensureInstalled();
  const node = requireNode();
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder) });

  const startOurs = (service) => {
    const started = startService(plan, service);
    belongsToUs(started);
    return started;
  };
  // The database is made while Next builds: the two take about as long.
  const simulators = startOurs(plan.simulators);
  const backend = startOurs(plan.backend);
  await Promise.race([ensureBuilt(node), untilOneEnds([simulators, backend])]);
  await step('providers (simulated)', (report) => waitUntilHealthy(simulators, report));
  await step('database and backend', (report) => waitUntilHealthy(backend, report));
  const storefront = startOurs(plan.storefront);
  await step('storefront', (report) => waitUntilHealthy(storefront, report));
  await step('first pages', () => warm(plan, homes));
  const accounts = await readDemoAccounts(node);

  console.log(`\nThe shop is open after ${Math.round((performance.now() - since) / 1000)} s.\n`);
  printTable([
    ['Shop', `${plan.shop}${homes[0]}`],
    ['  in English', `${plan.shop}${homes[1]}`],
    ['  in German', `${plan.shop}${homes[2]}`],
    ['Backend', `${plan.backend.health} (EuropaBackend)`],
    ['Providers', `${new URL(plan.simulators.health).origin} (bank, PayPal, mailbox, IP location: all simulated)`],
    ['Logs', '.data/demo/*.log'],
  ]);
  console.log('\nSign-ins, for this demo only:\n');
  printTable([
    ['Role', 'User', 'Password', ''],
    ...accounts.map(({ role, user, password, note }) => [role, user, password, note]),
  ]);
  console.log('\nCtrl-C stops everything. The data stays in .data/demo; `npm run db:reset` starts it afresh.');
  await untilOneEnds([simulators, backend, storefront]);
});
