import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from './stack.mjs';
import { step } from './steps.mjs';

/** The whole shop on free ports, with a database that nobody has touched. The logs stay in `folder`. */
export async function startFreshShop(node, folder, options) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ports = await freePorts();
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder), ...options });
  const services = [];
  // One after the other: a storefront says in its log that it found no backend, and what stands there is looked at.
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
