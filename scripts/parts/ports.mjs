import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { Problem } from './shutdown.mjs';

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => server.close(resolve));
  });
}

/** Outside the system's range for outgoing connections: a port that is free now stays free until it is used. */
const quiet = [20_000, 32_000];
const given = new Set();

/** A free port that this process has not handed out before. */
export async function freePort() {
  for (;;) {
    const port = randomInt(...quiet);
    if (given.has(port) || (await isBusy(port))) continue;
    given.add(port);
    return port;
  }
}

async function isBusy(port) {
  try {
    await listen(port);
    return false;
  } catch (failure) {
    if (failure.code === 'EADDRINUSE') return true;
    if (failure.code === 'EACCES') throw new Problem(`Port ${port} may not be opened by this user.`);
    throw failure;
  }
}

function readQuietly(read) {
  try {
    return read();
  } catch {
    return;
  }
}

/** The process that listens on a port, if the system reports it (Linux; only our own processes unless root). */
function ownerOf(port) {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6']
    .flatMap((table) => readQuietly(() => readFileSync(table, 'utf8').split('\n')) ?? [])
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(hex) && state === '0A')
    .map((columns) => `socket:[${columns[9]}]`);
  for (const pid of readQuietly(() => readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ?? []) {
    const open = readQuietly(() => readdirSync(`/proc/${pid}/fd`)) ?? [];
    const holds = open.some((fd) => sockets.includes(readQuietly(() => readlinkSync(`/proc/${pid}/fd/${fd}`))));
    if (holds) return { pid, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim() };
  }
  return;
}

export function readPort(variable, usual) {
  const text = process.env[variable] ?? String(usual);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem(`${variable} is "${text}", which is no port.`, `${variable}=${usual}, or leave it out.`);
}

/** `wanted` maps variables to ports; returns those in use, with a message for each. */
export async function busyPorts(wanted) {
  const busy = [];
  for (const [variable, port] of Object.entries(wanted)) {
    if (!(await isBusy(port))) continue;
    const owner = ownerOf(port);
    const by = owner ? ` by process ${owner.pid} (${owner.command.slice(0, 70)})` : '';
    busy.push({ variable, port, text: `Port ${port} is in use${by}.` });
  }
  return busy;
}

/** Reports all busy ports in one error. */
export async function requireFreePorts(wanted) {
  const ports = Object.values(wanted);
  const twice = ports.find((port, place) => ports.indexOf(port) !== place);
  if (twice) throw new Problem(`Port ${twice} is wanted twice (${Object.keys(wanted).join(', ')}).`);
  const busy = await busyPorts(wanted);
  if (busy.length === 0) return;
  const other = busy.map(({ variable, port }) => `${variable}=${port + 10}`).join(' ');
  throw new Problem(
    busy.map(({ text }) => text).join('\n'),
    `stop what uses it, or choose another port: ${other} npm run …`,
  );
}
