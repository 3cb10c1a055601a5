import './parts/check-node.mjs';
import { join } from 'node:path';
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
} from './parts/stack.mjs';

/** The shop for development: everything reloads, and the output of all three processes is in this terminal. */
await main(async () => {
  const folder = join(root, '.data/dev');
  const ports = readPorts();
  const belongsToUs = await holdFolder(folder, 'npm run dev', `http://localhost:${ports.storefront}`);
  await requireFreePorts(namePorts(ports));
  await ensureInstalled();
  const node = requireNode();
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder), watch: true });
  const services = [plan.simulators, plan.backend, plan.storefront].map((service) => {
    const started = startService(plan, service, { show: 'named' });
    belongsToUs(started);
    return started;
  });
  for (const service of services) await waitUntilHealthy(service);
  await printAddresses(plan);
  await untilOneEnds(services);
});
