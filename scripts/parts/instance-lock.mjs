import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd, Problem } from './shutdown.mjs';

const fileOf = (folder) => join(folder, 'running.json');

function read(folder) {
  try {
    return JSON.parse(readFileSync(fileOf(folder), 'utf8'));
  } catch {
    return;
  }
}

/**
 * The start time of a process, if the system reports it. Process ids are reused; id and start time together are not.
 */
function birthOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return;
  }
}

const noteOf = (pid) => ({ pid, birth: birthOf(pid) });

function isAlive({ pid, birth }) {
  try {
    process.kill(pid, 0);
  } catch (failure) {
    return failure.code === 'EPERM';
  }
  return birthOf(pid) === birth;
}

async function endLeftOver(notes) {
  const left = notes.filter((note) => note.birth && isAlive(note));
  if (left.length === 0) return;
  for (const { pid } of left) process.kill(-pid, 'SIGTERM');
  for (let waits = 0; waits < 50 && left.some(isAlive); waits += 1) await new Promise((done) => setTimeout(done, 200));
  for (const { pid } of left.filter(isAlive)) process.kill(-pid, 'SIGKILL');
  console.log(`  Ended what a killed run had left: ${left.map(({ pid }) => pid).join(', ')}.`);
}

/** The instance that currently locks a folder, if any. */
export function holderOf(folder) {
  const held = read(folder);
  return held && isAlive(held) ? held : undefined;
}

/**
 * Locks a folder for this process. Two instances on one database would damage it, so the second is refused; processes
 * left over from a killed instance are stopped first. Returns a function that registers our own processes.
 */
export async function holdFolder(folder, name, address = '') {
  const holder = holderOf(folder);
  if (holder) {
    throw new Problem(
      `${name} is already running: process ${holder.pid}${address && `, ${holder.address}`}.`,
      `use that one, or stop it with Ctrl-C in its terminal or \`kill ${holder.pid}\`.`,
    );
  }
  await endLeftOver(read(folder)?.children ?? []);
  mkdirSync(folder, { recursive: true });
  rmSync(fileOf(folder), { force: true });
  const children = [];
  const write = (flag) => {
    const note = { ...noteOf(process.pid), name, address, children };
    try {
      writeFileSync(fileOf(folder), JSON.stringify(note), { flag });
    } catch (failure) {
      if (failure.code !== 'EEXIST') throw failure;
      throw new Problem(`${name} is being started by another process.`, 'wait for that one.');
    }
  };
  write('wx');
  const release = () => rmSync(fileOf(folder), { force: true });
  atEnd(async () => release(), release);
  return ({ pid }) => {
    children.push(noteOf(pid));
    write('w');
  };
}
