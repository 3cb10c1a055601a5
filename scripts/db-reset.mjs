import './parts/check-node.mjs';
import { existsSync, rmSync } from 'node:fs';
import { holderOf } from './parts/instance-lock.mjs';
import { main, Problem } from './parts/shutdown.mjs';

/** Deletes the databases of demo and dev; the next start creates and fills them again. */
await main(async () => {
  for (const name of ['demo', 'dev']) {
    const folder = `.data/${name}`;
    const holder = holderOf(folder);
    if (holder) throw new Problem(`Process ${holder.pid} uses ${folder}.`, 'stop it first.');
    const database = `${folder}/database`;
    console.log(`${folder}: ${existsSync(database) ? 'database thrown away' : 'no database'}`);
    rmSync(database, { recursive: true, force: true });
  }
});
