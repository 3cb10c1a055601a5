import { startCatalogueOf } from './catalogue-of.mjs';
import { median, milliseconds, row } from './numbers.mjs';

const sizes = [240, 100_000];
const words = ['encaje', 'faja', 'camelia', 'pijama', 'balconete', 'negro', 'bañador', 'algodon', 'SJ1003', 'body'];
const departments = [...Array(10).keys()].map((page) => `/catalogue/mujer/${page + 2}`);

/**
 * The time of first and repeated requests, with a small and with a very large catalogue. Both are served by one
 * build, which reads no backend and so cannot grow with the catalogue.
 */
export async function measure(bench) {
  if (!bench.databaseUrl) return { missing: bench.noDatabase };
  const results = {};
  for (const size of sizes) {
    const own = await startCatalogueOf(bench, size);
    await timed(own.shop, '/customer-care/delivery');
    const pages = {
      listing: departments,
      product: own.slugs.spread.map((slug) => `/catalogue/${slug}`),
      search: words.map((word) => `/search?q=${encodeURIComponent(word)}`),
    };
    results[size] = { loadedIn: own.loadedIn, articles: own.articles, answers: {} };
    for (const [name, paths] of Object.entries(pages)) {
      bench.report(`${size} products, ${name}`);
      const first = [];
      const later = [];
      for (const path of paths) {
        first.push(await timed(own.shop, path));
        later.push(await timed(own.shop, path));
      }
      results[size].answers[name] = { first: median(first), worst: Math.max(...first), later: median(later) };
    }
    await own.stop();
  }
  return results;
}

async function timed(shop, path) {
  const since = performance.now();
  const answer = await fetch(shop + path, { redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  return performance.now() - since;
}

export function toRows({ missing, ...results }) {
  if (missing) return [row('', '100,000 products', `not measured: ${missing}`)];
  return Object.entries(results).flatMap(([size, { loadedIn, articles, answers }]) => [
    row('', `${size} products, ${articles} articles: loaded in`, `${(loadedIn / 1000).toFixed(0)} s`),
    ...Object.entries(answers).map(([name, { first, worst, later }]) =>
      row(
        '',
        `${size} products: ${name}, first answer (median, worst), later ones`,
        `${milliseconds(first)}, ${milliseconds(worst)}; ${milliseconds(later)}`,
      ),
    ),
  ]);
}
