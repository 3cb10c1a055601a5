import { demoAccounts } from '../backend/db/seed/demo-accounts.ts';
import { interleave } from './interleave.mjs';
import { perSecond, ratio, row } from './numbers.mjs';

/** One call of the backend, five of them, and one without anybody signed in. */
const pages = {
  'a confirmed order, signed in': '/checkout/confirmation?order={order}',
  'quick order, signed in': '/executive/quick-order',
  search: '/search?q=encaje',
};

/** P4: pages that are rendered for each request, beside an empty page that is. */
export async function measure(bench) {
  const cookie = await signIn(bench.shop);
  const order = await findOrder(bench.shop, cookie);
  const targets = {};
  for (const [name, page] of Object.entries(pages)) {
    const path = page.replace('{order}', order);
    const answer = await fetch(bench.shop + path, { headers: { cookie }, redirect: 'manual' });
    if (answer.status === 200) targets[name] = { url: bench.shop + path, headers: { cookie } };
  }
  const floor = { url: `${bench.shop}${bench.floor}/per-request` };
  const { medians, ratios } = await interleave({ floor, ...targets }, { rounds: 4, report: bench.report });
  return Object.fromEntries(
    Object.keys(pages).map((name) => [
      name,
      medians[name] && { rate: medians[name].rate, floor: medians.floor.rate, toFloor: ratios(name, 'floor') },
    ]),
  );
}

/** The last order that was placed. */
async function findOrder(shop, cookie) {
  const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '');
  const headers = { cookie, 'x-xsrf-token': xsrf };
  const answer = await fetch(`${shop}/EuropaBackend/rest/api/socia/articulosRecientes`, { headers });
  const { datos } = await answer.json();
  return datos.ultimoPedido.numero;
}

/** As the sign-in form does it, through our own proxy. */
export async function signIn(shop) {
  const { user, password } = demoAccounts.find(({ role }) => role === 'ROLE_W');
  const cookies = new Map();
  const keep = (answer) => {
    for (const line of answer.headers.getSetCookie()) cookies.set(line.split('=')[0], line.split(';')[0]);
  };
  const header = () => [...cookies.values()].join('; ');
  keep(await fetch(`${shop}/api/session`));
  const xsrf = decodeURIComponent(cookies.get('XSRF-TOKEN')?.split('=')[1] ?? '');
  const answer = await fetch(`${shop}/EuropaBackend/rest/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: header(), 'x-xsrf-token': xsrf, origin: shop },
    body: JSON.stringify({ usuario: user, clave: password }),
  });
  if (!answer.ok) throw new Error(`The sign-in was answered ${answer.status}: ${await answer.text()}`);
  keep(answer);
  return header();
}

export function toRows(results) {
  return Object.entries(results).map(([name, figures]) => {
    if (!figures) return row('P4', name, 'not measured: there is no such page', '');
    const { rate, floor, toFloor } = figures;
    const ours = `${ratio(toFloor.rate)} (${perSecond(rate)} to ${perSecond(floor)})`;
    const what = `${name}, to an empty page per request`;
    return name.includes('signed in') ? row('P4', what, ours, '≥ 0.7 ×', toFloor.rate >= 0.7) : row('P4', what, ours);
  });
}
