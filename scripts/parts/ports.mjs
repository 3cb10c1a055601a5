import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from './shutdown.mjs';

async function isBusy(port) {
  const server = createServer();
  try {
    await once(server.listen(port), 'listening');
    await new Promise((closed) => void server.close(closed));
    return false;
  } catch (failure) {
    if (failure.code === 'EADDRINUSE') return true;
    if (failure.code === 'EACCES') throw new Problem(`Port ${port} may not be opened by this user.`);
    throw failure;
  }
}

/**
 * Below the system's range for outgoing connections, from which `listen(0)` would choose: a port that is free now stays
 * free until it is used.
 */
const range = [20_000, 32_000];
const given = new Set();

/** A free port that this process has not handed out before. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...range);
    if (given.has(port) || (await isBusy(port))) continue;
    given.add(port);
    return port;
  }
}

export function readPort(variable, usual) {
  const text = process.env[variable] ?? String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable} is "${text}", which is no port.`, `${variable}=${usual}, or leave it out.`);
}

/** `wanted` maps variables to ports; returns the names of those in use. */
export async function busyPorts(wanted) {
  const busy = [];
  for (const [variable, port] of Object.entries(wanted)) if (await isBusy(port)) busy.push(variable);
  return busy;
}

/** Reports all busy ports in one error. */
export async function requireFreePorts(wanted) {
  const ports = Object.values(wanted);
  const twice = ports.find((port, place) => ports.indexOf(port) !== place);
  if (twice) throw new Problem(`Port ${twice} is wanted twice (${Object.keys(wanted).join(', ')}).`);
  const busy = await busyPorts(wanted);
  if (busy.length === 0) return;
  const other = busy.map((variable) => `${variable}=${wanted[variable] + 10}`).join(' ');
  throw new Problem(
    busy.map((variable) => `Port ${wanted[variable]} is in use.`).join('\n'),
    `\`lsof -i :${wanted[busy[0]]}\` names what uses it; stop that, or choose another port: ${other} npm run …`,
  );
}
