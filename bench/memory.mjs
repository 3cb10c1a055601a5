import { readFileSync } from 'node:fs';
import { press } from './load.mjs';

const seconds = 60;

/** Resident memory in bytes, where the system tells. */
function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** A storefront of its own under load at 64 connections: its memory after the first and after the second minute. */
export async function measureMemory(startStorefront, path, report) {
  const { shop, pid, stop } = await startStorefront();
  const minutes = [];
  for (const minute of ['first', 'second']) {
    report(`${path}, ${minute} minute`);
    await press(`${shop}${path}`, seconds);
    minutes.push(residentBytes(pid));
  }
  await stop();
  return { first: minutes[0], second: minutes[1] };
}
