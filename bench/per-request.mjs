import { demoAccounts } from '../demo/seed/demo-accounts.ts';
import { signIn, toHeader } from '../scripts/parts/sign-in.mjs';
import { interleave } from './interleave.mjs';
import { perSecond, ratio, row } from './numbers.mjs';

/**
 * Every personal page checks the session; the desk's layout does so with the order in hand, and reads the open tasks.
 * The first page makes no call of its own, the second one, the pad five.
 */
const pages = {
  'wish list, signed in, one call in all': { path: '/wish-list', least: 0.7 },
  'security, signed in, two calls in all': { path: '/executive/your-account/security', least: 0.4 },
  'quick order, signed in, six calls in all': { path: '/executive/quick-order', least: 0.4 },
  search: { path: '/search?q=encaje' },
};

/** P4: pages rendered per request, compared with an empty page that is. */
export async function measure(bench) {
  const cookie = toHeader(await signIn(bench.shop, demoAccounts[0]));
  const targets = {};
  for (const [name, { path }] of Object.entries(pages)) {
    const answer = await fetch(bench.shop + path, { headers: { cookie }, redirect: 'manual' });
    if (answer.status === 200) targets[name] = { url: bench.shop + path, headers: { cookie } };
  }
  const floor = { url: `${bench.shop}${bench.floor}/per-request` };
  const { medians, ratios } = await interleave({ floor, ...targets }, { rounds: 5, report: bench.report });
  return Object.fromEntries(
    Object.keys(pages).map((name) => [
      name,
      medians[name] && { rate: medians[name].rate, floor: medians.floor.rate, toFloor: ratios(name, 'floor') },
    ]),
  );
}

export function toRows(results) {
  return Object.entries(results).map(([name, figures]) => {
    if (!figures) return row('P4', name, 'not measured: there is no such page', '');
    const { rate, floor, toFloor } = figures;
    const ours = `${ratio(toFloor.rate)} (${perSecond(rate)} to ${perSecond(floor)})`;
    const what = `${name}, to an empty page per request`;
    const { least } = pages[name];
    return least ? row('P4', what, ours, `≥ ${least} ×`, toFloor.rate >= least) : row('P4', what, ours);
  });
}
