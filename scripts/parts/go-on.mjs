import { spawnSync } from 'node:child_process';
import { isNewEnough, requireNode } from './node24.mjs';
import { main } from './shutdown.mjs';

/**
 * The second import of a script that reads TypeScript itself: on a Node that cannot, it begins again on the one that
 * npm installed. What needs that Node is imported by `await import`, since all other imports are read before this runs.
 */
if (!isNewEnough(process.versions.node))
  await main(async () => spawnSync(requireNode(), process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
