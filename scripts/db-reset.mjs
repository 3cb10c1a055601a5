import './parts/check-node.mjs';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holderOf } from './parts/instance-lock.mjs';
import { root } from './parts/root.mjs';
import { main, Problem } from './parts/shutdown.mjs';

/** Deletes the databases of demo and dev; the next start creates and fills them again. */
await main(async () => {
  for (const name of ['demo', 'dev']) {
    const folder = join(root, '.data', name);
    const holder = holderOf(folder);
    if (holder) throw new Problem(`Process ${holder.pid} uses .data/${name}.`, 'stop it first.');
    const database = join(folder, 'database');
    console.log(existsSync(database) ? `.data/${name}: database thrown away` : `.data/${name}: no database`);
    rmSync(database, { recursive: true, force: true });
  }
});
