import { readFileSync } from 'node:fs';
import { shoot } from './interleave.mjs';
import { ratio, row } from './numbers.mjs';

const minute = 60;

/** Resident memory in bytes, if the system reports it. */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** The processor time of a process with all its threads, in milliseconds, if the system reports it. */
export function processorMs(pid) {
  const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const [user, system] = ticks.slice(11, 13).map(Number);
  return (user + system) * 10;
}

/**
 * P12: two storefronts at the same time, one serving the empty page and one home, at 64 connections each: their
 * memory after the first and after the second minute.
 */
export async function measure(bench) {
  const storefronts = [await bench.startStorefront(), await bench.startStorefront()];
  const paths = [bench.floor, bench.publicPages.home];
  const minutes = [];
  for (const which of ['first', 'second']) {
    bench.report(`${which} minute`);
    await Promise.all(
      storefronts.map(({ shop }, place) => shoot({ url: shop + paths[place], connections: 64, duration: minute })),
    );
    minutes.push(storefronts.map(({ pid }) => residentBytes(pid)));
  }
  for (const { stop } of storefronts) await stop();
  const [[floorFirst, pageFirst], [floorSecond, pageSecond]] = minutes;
  return { floor: { first: floorFirst, second: floorSecond }, page: { first: pageFirst, second: pageSecond } };
}

export function toRows({ page, floor }) {
  const toFloor = page.second / floor.second;
  const growth = page.second / page.first;
  const megabytes = (bytes) => Math.round(bytes / 1e6);
  return [
    row(
      'P12',
      'home: memory after load at 64 connections, to the empty page',
      `${ratio(toFloor)} (${megabytes(page.second)} to ${megabytes(floor.second)} MB)`,
      '≤ 1.2 ×',
      toFloor <= 1.2,
    ),
    row('P12', 'its growth from the first to the second minute', ratio(growth), 'flat: ≤ 1.1 ×', growth <= 1.1),
  ];
}
