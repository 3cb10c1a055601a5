import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from './stack.mjs';
import { step } from './steps.mjs';

/** Starts the whole shop on free ports with a new database. Logs are in `folder`. */
export async function startFreshShop(node, folder, options) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts();
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder), ...options });
  const services = [];
  // Sequentially, because a storefront without a backend logs an error, and errors in logs fail the tests.
  for (const planned of [plan.simulators, plan.backend, plan.storefront]) {
    const service = startService(plan, planned);
    services.push(service);
    await step(service.name, (report) => waitUntilHealthy(service, report));
  }
  return {
    plan,
    stop: async () => {
      for (const service of services.reverse()) await service.stop();
      rmSync(join(folder, 'database'), { recursive: true, force: true });
    },
  };
}
