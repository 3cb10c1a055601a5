import autocannon from 'autocannon';
import { median } from './numbers.mjs';

const seconds = 4;

async function shoot(url, { connections, duration = seconds, encoding }) {
  const headers = encoding ? { 'accept-encoding': encoding } : {};
  const { requests, latency, non2xx, errors } = await autocannon({ url, connections, duration, headers });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were no success, ${errors} failed`);
  return { rate: requests.average, p99: latency.p99 };
}

/** The rounds alternate between the two pages, so that whatever else the machine does meets both. */
export async function compareRates({ page, floor, encoding, rounds, report }) {
  const shots = { page: [], floor: [] };
  for (const url of [page, floor]) await shoot(url, { connections: 16, duration: 2, encoding });
  for (let round = 1; round <= rounds; round += 1) {
    report(`round ${round} of ${rounds}`);
    for (const which of round % 2 ? ['floor', 'page'] : ['page', 'floor']) {
      shots[which].push(await shoot({ page, floor }[which], { connections: 16, encoding }));
    }
  }
  const of = (which, key) => shots[which].map((shot) => shot[key]);
  return {
    page: { rate: median(of('page', 'rate')), p99: median(of('page', 'p99')) },
    floor: { rate: median(of('floor', 'rate')), p99: median(of('floor', 'p99')) },
    rateRatio: median(of('page', 'rate').map((rate, round) => rate / of('floor', 'rate')[round])),
    p99Ratio: median(of('page', 'p99').map((p99, round) => p99 / of('floor', 'p99')[round])),
  };
}

/** Keeps a server busy, for what is measured on it meanwhile or afterwards. */
export const press = (url, duration) => shoot(url, { connections: 64, duration });
