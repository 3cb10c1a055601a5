import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd, Problem } from './shutdown.mjs';

const fileOf = (folder) => `${folder}/running.json`;

function read(folder) {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8'));
  } catch {
    return;
  }
}

/** Process ids are reused; id and start time together are not. Only Linux tells the start time. */
function identify(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return { pid, birth: stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] };
  } catch {
    return { pid };
  }
}

function isAlive({ pid, birth }) {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return failure.code === 'EPERM';
  }
  return identify(pid).birth === birth;
}

async function endLeftovers(children) {
  const left = children.filter((child) => child.birth && isAlive(child));
  if (left.length === 0) return;
  for (const { pid } of left) process.kill(-pid, 'SIGTERM');
  for (let waits = 0; waits < 50 && left.some(isAlive); waits += 1) await pause(200);
  for (const { pid } of left.filter(isAlive)) process.kill(-pid, 'SIGKILL');
  console.log(`  Ended what a killed run had left: ${left.map(({ pid }) => pid).join(', ')}.`);
}

/** The instance that currently locks a folder, if any. */
export function holderOf(folder) {
  const holder = read(folder);
  return holder && isAlive(holder) ? holder : undefined;
}

/**
 * Locks a folder for this process: a second instance would use its database and its build. Processes left over from a
 * killed instance are stopped first. Returns a function that notes our own processes for that.
 */
export async function lockFolder(folder, name, address = '') {
  const holder = holderOf(folder);
  if (holder) {
    throw new Problem(
      `${name} is already running: process ${holder.pid}${address && `, ${holder.address}`}.`,
      `use that one, or stop it with Ctrl-C in its terminal or \`kill ${holder.pid}\`.`,
    );
  }
  await endLeftovers(read(folder)?.children ?? []);
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder);
  rmSync(file, { force: true });
  const note = { ...identify(process.pid), name, address, children: [] };
  try {
    writeFileSync(file, JSON.stringify(note), { flag: 'wx' });
  } catch (failure) {
    if (failure.code !== 'EEXIST') throw failure;
    throw new Problem(`${name} is being started by another process.`, 'wait for that one.');
  }
  atEnd(() => rmSync(file, { force: true }));
  return ({ pid }) => {
    note.children.push(identify(pid));
    writeFileSync(file, JSON.stringify(note));
  };
}
