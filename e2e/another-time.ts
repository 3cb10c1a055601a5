import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/parts/ports.mjs';
import { freePorts, planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { expect, expectQuiet } from './fixtures';

/** A complete shop from the shared build with its own providers, whose backend's clock can be moved ahead. */
export async function startShopOfAnotherTime() {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const clear of stops.splice(0).reverse()) await clear();
  };
  const folder = await mkdtemp(join(tmpdir(), 'velia-clock-'));
  stops.push(() => rm(folder, { recursive: true }));
  const ports = await freePorts();
  const clock = await freePort();
  const plan = planStack({ node: process.execPath, folder, ports, secrets: secretsOf(folder) });
  const args = ['--import', join(import.meta.dirname, 'clock-ahead.mjs'), ...plan.backend.args];
  const backend = { ...plan.backend, args, env: { ...plan.backend.env, CLOCK_PORT: clock } };
  // In sequence, because a storefront without a backend logs an error.
  for (const planned of [plan.simulators, backend, plan.storefront]) {
    const service = startService(plan, planned);
    stops.push(() => service.stop().then(() => expectQuiet(service.log)));
    await waitUntilHealthy(service);
  }
  return {
    url: plan.shop,
    office: new URL(plan.backend.health).origin,
    providers: new URL(plan.simulators.health).origin,
    setAhead: async (ms: number) => expect((await fetch(`http://127.0.0.1:${clock}/${ms}`)).ok).toBe(true),
    stop,
  };
}
