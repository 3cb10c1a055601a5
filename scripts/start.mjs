import './parts/check-node.mjs';
import { requireBuilt } from './parts/build.mjs';
import { requireInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { readPort, requireFreePorts } from './parts/ports.mjs';
import { run } from './parts/run.mjs';
import { main } from './parts/shutdown.mjs';

/**
 * For operators: starts the storefront alone, with the settings of the environment (docs/operating/settings.md lists
 * them).
 */
await main(async () => {
  requireInstalled({ production: true });
  const node = requireNode();
  requireBuilt();
  const port = readPort('PORT', 3000);
  await requireFreePorts({ PORT: port });
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code } = await run('storefront', node, ['scripts/storefront.mjs'], { env, show: true });
  return code;
});
