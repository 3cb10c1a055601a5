import autocannon from 'autocannon';
import { median } from './numbers.mjs';

/** Sixteen connections for some seconds; any failed request invalidates the result. */
export async function shoot({ url, headers = {}, connections = 16, duration = 3 }) {
  const { requests, latency, non2xx, errors } = await autocannon({ url, headers, connections, duration });
  if (non2xx + errors > 0 || requests.total === 0)
    throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed, ${requests.total} in all`);
  return { rate: requests.average, p99: latency.p99 };
}

/**
 * Measures every target in every round, in changing order, so that other load affects all of them equally. `ratios`
 * compares round by round and takes the median.
 */
export async function interleave(targets, { rounds = 3, report = () => {}, fire = shoot }) {
  const names = Object.keys(targets);
  const shots = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await fire({ ...targets[name], duration: 1 });
  for (let round = 0; round < rounds; round += 1) {
    report(`round ${round + 1} of ${rounds}`);
    for (let place = 0; place < names.length; place += 1) {
      const name = names[(place + round) % names.length];
      shots[name].push(await fire(targets[name]));
    }
  }
  const of = (name, key) => shots[name].map((shot) => shot[key]);
  const against = (name, other, key) => median(of(name, key).map((value, round) => value / of(other, key)[round]));
  return {
    medians: Object.fromEntries(
      names.map((name) => [name, { rate: median(of(name, 'rate')), p99: median(of(name, 'p99')) }]),
    ),
    ratios: (name, other) => ({ rate: against(name, other, 'rate'), p99: against(name, other, 'p99') }),
  };
}
