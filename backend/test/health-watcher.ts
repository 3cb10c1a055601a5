import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { heldUpByOthers } from './held-up.ts';

// Asks for `/health/live` again and again from `begin` to `end`, on a loop of its own: what attackers have to do before
// and after they send is no lateness of the server.
const { address, pid } = workerData as { address: string; pid: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let isOn = false;

const ask = () =>
  new Promise<number>((resolve, reject) => {
    get(`${address}/health/live`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', reject);
  });

async function watch(): Promise<void> {
  let slowest = 0;
  const statuses = new Set<number>();
  do {
    const others = heldUpByOthers(pid, 'thread-self');
    const asked = performance.now();
    statuses.add(await ask());
    slowest = Math.max(slowest, performance.now() - asked - (heldUpByOthers(pid, 'thread-self') - others));
  } while (isOn);
  parentPort?.postMessage({ slowest, statuses: [...statuses] });
}

parentPort?.on('message', (what) => {
  isOn = what === 'begin';
  if (isOn) void watch();
});
