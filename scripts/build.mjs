import './parts/check-node.mjs';
import { buildAnew } from './parts/build.mjs';
import { requireInstalled } from './parts/install.mjs';
import { requireNode } from './parts/node24.mjs';
import { main } from './parts/shutdown.mjs';

await main(async () => {
  requireInstalled();
  await buildAnew(requireNode());
});
