import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/parts/ports.mjs';
import { planStack, secretsOf, startService, waitUntilHealthy } from '../scripts/parts/stack.mjs';
import { test as base } from './fixtures';

type OwnShop = {
  url: string;
  backendUrl: string;
  /** What the storefront has written so far. */
  log: () => string;
  startBackend: () => Promise<void>;
  stopBackend: () => Promise<void>;
};

/**
 * For tests that break things: a storefront and a backend of the test's own, from the same build, with a fresh
 * database. The backend runs when the test begins.
 */
export const test = base.extend<{ ownShop: OwnShop }>({
  ownShop: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'velia-own-shop-'));
    const ports = { storefront: await freePort(), backend: await freePort(), simulators: await freePort() };
    const plan = planStack({ node: process.execPath, folder, ports, secrets: secretsOf(folder) });
    const start = async (name: 'backend' | 'storefront') => {
      const started = startService(plan, plan[name]);
      await waitUntilHealthy(started);
      return started;
    };
    let backend = await start('backend');
    const storefront = await start('storefront');
    await use({
      url: plan.shop,
      backendUrl: new URL(plan.backend.health).origin,
      log: storefront.output,
      startBackend: async () => {
        backend = await start('backend');
      },
      stopBackend: () => backend.stop(),
    });
    await storefront.stop();
    await backend.stop();
    await rm(folder, { recursive: true });
  },
});
