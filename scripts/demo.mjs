import './parts/check-node.mjs';
import { printAddresses, warmHomes } from './parts/addresses.mjs';
import { ensureBuilt } from './parts/build.mjs';
import { ensureInstalled } from './parts/install.mjs';
import { lockFolder } from './parts/instance-lock.mjs';
import { requireNode } from './parts/node24.mjs';
import { requireFreePorts } from './parts/ports.mjs';
import { isEnding, main, Problem } from './parts/shutdown.mjs';
import { namePorts, planStack, readPorts, secretsOf, startService, waitUntilHealthy } from './parts/stack.mjs';
import { step } from './parts/steps.mjs';

/** With `--watch` for development: everything reloads, and the output of all three processes is in this terminal. */
const watch = process.argv.includes('--watch');
const name = watch ? 'dev' : 'demo';
const folder = `.data/${name}`;

await main(async () => {
  const since = performance.now();
  const ports = readPorts();
  console.log(`Velia, ${name}\n`);
  const noteChild = await lockFolder(folder, `npm run ${name}`, `http://localhost:${ports.storefront}`);
  await requireFreePorts(namePorts(ports));
  await ensureInstalled();
  const node = requireNode();
  const payPalButton = process.env.PAYPAL_BUTTON_CLIENT_ID;
  const plan = planStack({ node, folder, ports, secrets: secretsOf(folder), watch, payPalButton });
  const services = [];
  const open = (planned) => {
    const service = startService(plan, planned, watch ? { prefix: true } : undefined);
    noteChild(service);
    services.push(service);
    return service;
  };
  // Steps overwrite their line, which the output of the processes would break.
  const wait = (title, service) =>
    watch ? waitUntilHealthy(service) : step(title, (report) => waitUntilHealthy(service, report));

  const simulators = open(plan.simulators);
  const backend = open(plan.backend);
  // The database is created while Next builds: both take about equally long.
  if (!watch) await Promise.race([ensureBuilt(node), untilOneEnds(services)]);
  await wait('providers, simulated', simulators);
  await wait('database and backend', backend);
  await wait('storefront', open(plan.storefront));
  if (!watch) await step('first pages', () => warmHomes(plan));

  console.log(`\nThe shop is open after ${Math.round((performance.now() - since) / 1000)} s.`);
  await printAddresses(plan);
  console.log(`\nCtrl-C stops everything. Data stays in ${folder}; \`npm run db:reset\` starts afresh.`);
  await untilOneEnds(services);
});

/** Rejects as soon as one of the processes ends on its own. */
async function untilOneEnds(services) {
  const { service, code, signal } = await Promise.race(
    services.map(async (each) => ({ service: each, ...(await each.exited) })),
  );
  if (isEnding()) return new Promise(() => {});
  const how = signal ? `was killed (${signal})` : `ended with exit code ${code}`;
  throw new Problem(`The ${service.name} ${how}; the others are stopped.\n\n${service.tail()}`, service.remedy);
}
