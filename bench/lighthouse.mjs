import { startNginx } from '../scripts/parts/nginx.mjs';
import { freePort } from '../scripts/parts/ports.mjs';
import { median, milliseconds, row } from './numbers.mjs';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};
const noTrace = new Set(['NO_NAVSTART', 'NO_FCP', 'NO_LCP', 'PROTOCOL_TIMEOUT', 'TARGET_CRASHED']);
const runs = 5;

/**
 * P10, P11: Lighthouse's simulated phone and network, each visit in a new browser. "Deployed" is behind the shipped
 * nginx, one HTTP/2 connection with TLS; "direct" is npm start, for which Lighthouse simulates six parallel
 * connections. Visits to the empty page show this machine's share.
 */
export async function measure(bench) {
  const pages = { floor: bench.floor, ...bench.publicPages, ...bench.readPages };
  const results = { direct: await visitAll(bench, at(bench.shop, pages), 'direct') };
  if (!bench.nginx) return results;
  const port = await freePort();
  const storefront = await bench.startStorefront({
    PUBLIC_ORIGIN: `https://localhost:${port}`,
    TRUSTED_PROXIES: '1',
    PAYMENT_ORIGINS: '',
    WHATSAPP_URL: '',
    CHAT_URL: '',
  });
  const nginx = await startNginx(bench.nginx, {
    ...bench.behind,
    storefront: new URL(storefront.shop).host.replace('localhost', '127.0.0.1'),
    folder: `${bench.folder}/nginx-tls`,
    port,
  });
  results.deployed = await visitAll(bench, at(nginx.url, pages), 'deployed');
  await nginx.stop();
  await storefront.stop();
  return results;
}

const at = (origin, pages) => Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, origin + path]));

async function visitAll(bench, urls, title) {
  const visits = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [name, url] of Object.entries(urls)) {
      bench.report(`${title}, run ${run} of ${runs}, ${name}`);
      visits[name].push(await visit(bench.launch, url));
    }
  }
  return Object.fromEntries(Object.entries(visits).map(([name, all]) => [name, summarise(all)]));
}

/** Sometimes Lighthouse returns no trace: that visit is repeated. */
export async function visit(launch, url, tries = 4) {
  const { default: lighthouse } = await import('lighthouse');
  const { port, close } = await launch(['--ignore-certificate-errors']);
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
  await close();
  const code = lhr.runtimeError?.code;
  if (code && noTrace.has(code) && tries > 1) return visit(launch, url, tries - 1);
  if (code) throw new Error(`Lighthouse, ${url}: ${lhr.runtimeError.message}`);
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    ...Object.fromEntries(Object.entries(metrics).map(([key, id]) => [key, lhr.audits[id].numericValue])),
  };
}

export function summarise(results) {
  const of = (key) => results.map((result) => result[key]);
  return {
    scores: of('score'),
    median: median(of('score')),
    worst: Math.min(...of('score')),
    ...Object.fromEntries(Object.keys(metrics).map((key) => [key, median(of(key))])),
  };
}

const titles = {
  deployed: 'as deployed (nginx, HTTP/2, TLS)',
  direct: 'npm start alone (HTTP/1.1)',
};

export function toRows(results) {
  const missing = results.deployed ? [] : [row('P10', 'as deployed', 'not measured: there is no nginx', '≥ 99, ≥ 97')];
  const rows = ['deployed', 'direct'].flatMap((how) =>
    Object.entries(results[how] ?? {}).flatMap(([name, figures]) => scoreRows(name, how, figures, results[how].floor)),
  );
  return [...missing, ...rows];
}

function scoreRows(name, how, { median: middle, worst, scores, fcp, lcp, tbt, cls }, empty) {
  const held = how === 'deployed' && name !== 'floor';
  const mostLcp = empty.lcp + 500;
  const what = `${name === 'floor' ? 'the empty page' : name}, ${titles[how]}`;
  return [
    row(
      'P10',
      `${what}: Lighthouse mobile, median and worst`,
      `${middle}, ${worst} (${scores.join(' ')})`,
      held ? '≥ 99, ≥ 97' : '',
      held ? middle >= 99 && worst >= 97 : undefined,
    ),
    row(
      'P11',
      `${what}: FCP, LCP, TBT, CLS`,
      `${[fcp, lcp, tbt].map(milliseconds).join(', ')}, ${cls.toFixed(3)}`,
      held ? `≤ 900 ms, ≤ ${milliseconds(mostLcp)}, ≤ ${milliseconds(empty.tbt)} (of the empty page), 0` : '',
      held ? fcp <= 900 && lcp <= mostLcp && tbt <= empty.tbt && cls === 0 : undefined,
    ),
  ];
}
