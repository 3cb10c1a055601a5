import { spawnSync } from 'node:child_process';
import { isNewEnough, requireNode } from './node24.mjs';
import { main } from './shutdown.mjs';

/**
 * The second import of scripts that load TypeScript: on a Node that cannot, restarts the script on the one that npm
 * installed. Modules that need that Node are loaded by `await import`, because static imports run before this.
 */
if (!isNewEnough(process.versions.node))
  await main(async () => spawnSync(requireNode(), process.argv.slice(1), { stdio: 'inherit' }).status ?? 1);
