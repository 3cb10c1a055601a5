import lighthouse from 'lighthouse';
import { median } from './numbers.mjs';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/** Lighthouse sometimes records no trace at all, which is no figure: that visit is made again. */
async function visit(launch, url, tries = 3) {
  const { port, close } = await launch();
  const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
  await close();
  if (lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return visit(launch, url, tries - 1);
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    ...Object.fromEntries(Object.entries(metrics).map(([key, id]) => [key, lhr.audits[id].numericValue])),
  };
}

function summarise(results) {
  const of = (key) => results.map((result) => result[key]);
  return {
    scores: of('score'),
    median: median(of('score')),
    worst: Math.min(...of('score')),
    ...Object.fromEntries(Object.keys(metrics).map((key) => [key, median(of(key))])),
  };
}

/**
 * Lighthouse's own phone and network, several runs, each in a new browser. The empty page in between tells how much of
 * the result is this machine's doing.
 */
export async function measureLighthouse({ launch, page, floor, runs, report }) {
  const results = { page: [], floor: [] };
  for (let run = 1; run <= runs; run += 1) {
    report(`run ${run} of ${runs}`);
    results.floor.push(await visit(launch, floor));
    results.page.push(await visit(launch, page));
  }
  return { page: summarise(results.page), floor: summarise(results.floor) };
}
