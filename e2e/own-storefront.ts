import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { expectQuiet } from './fixtures';

/** A storefront of the shared build with settings of its own. `stop` also checks its log for errors. */
export async function startStorefront(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'velia-storefront-'));
  const ports = await freePorts();
  const plan = planStack({ node: process.execPath, folder, ports, secrets: secretsOf(folder) });
  const started = startService(plan, { ...plan.storefront, env: { ...plan.storefront.env, ...env } });
  await waitUntilHealthy(started);
  return {
    url: plan.shop,
    stop: async () => {
      await started.stop();
      expectQuiet(started.log);
      await rm(folder, { recursive: true });
    },
  };
}
