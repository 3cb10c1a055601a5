import type { Server } from 'node:http';
import { startServer } from '../../engine/server/start-server.ts';
import { settingProblems } from '../env.ts';
import { toEngineConfig } from './engine-config.ts';

/** The storefront as operators run it: Next within the engine. */
export async function startStorefront({ port, hostname }: { port: number; hostname: string }): Promise<Server> {
  const problems = settingProblems();
  if (problems.length > 0) {
    console.error(problems.join('\n'));
    process.exit(2);
  }
  const server = await startServer(toEngineConfig(), { port, hostname });
  console.log(`storefront listens on http://${hostname}:${port}`);
  return server;
}
