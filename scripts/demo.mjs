import './parts/check-node.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './parts/build.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { holdFolder } from './parts/instance-lock.mjs';
import { requireNode } from './parts/node24.mjs';
import { requireFreePorts } from './parts/ports.mjs';
import { root } from './parts/root.mjs';
import { main } from './parts/shutdown.mjs';
import {
  namePorts,
  planStack,
  printAddresses,
  readPorts,
  secretsOf,
  startService,
  untilOneEnds,
  waitUntilHealthy,
  warmHomes,
} from './parts/stack.mjs';
import { step } from './parts/steps.mjs';

await main(async () => {
  const since = performance.now();
  const folder = join(root, '.data/demo');
  const ports = readPorts();
  console.log('Velia, the demo\n');
  const belongsToUs = await holdFolder(folder, 'The demo', `http://localhost:${ports.storefront}`);
  await requireFreePorts(namePorts(ports));
  await ensureInstalled();
  const node = requireNode();
  const payPalButton = process.env.PAYPAL_BUTTON_CLIENT_ID;
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder), payPalButton });
  const startOurs = (service) => {
    const started = startService(plan, service);
    belongsToUs(started);
    return started;
  };

  // The database is created while Next builds: both take about equally long.
  const simulators = startOurs(plan.simulators);
  const backend = startOurs(plan.backend);
  await Promise.race([ensureBuilt(node), untilOneEnds([simulators, backend])]);
  await step('providers, simulated', (report) => waitUntilHealthy(simulators, report));
  await step('database and backend', (report) => waitUntilHealthy(backend, report));
  const storefront = startOurs(plan.storefront);
  await step('storefront', (report) => waitUntilHealthy(storefront, report));
  await step('first pages', () => warmHomes(plan));

  console.log(`\nThe shop is open after ${Math.round((performance.now() - since) / 1000)} s.`);
  await printAddresses(plan);
  console.log('\nCtrl-C stops everything. Data and logs stay in .data/demo; `npm run db:reset` starts afresh.');
  await untilOneEnds([simulators, backend, storefront]);
});
