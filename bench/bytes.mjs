import { kilobytes, row } from './numbers.mjs';
import { recordVisit } from './visit.mjs';

const scriptLimits = { home: 14_000, listing: 14_000, product: 20_000 };
const htmlLimits = { home: 8000, listing: 8000, product: 8000 };

/**
 * P5 to P9: the bytes of a first visit, and whether a shared cache may store it. Tests enforce these limits.
 */
export async function measure(bench) {
  const { browser, close } = await bench.launch();
  const floor = await recordVisit(browser, bench.shop + bench.floor);
  const visits = {};
  for (const [name, path] of Object.entries({ ...bench.publicPages, search: bench.searchPage })) {
    bench.report(name);
    if (name !== 'search') await untilPacked(bench.shop + path);
    visits[name] = await recordVisit(browser, bench.shop + path);
  }
  await close();
  return { floor, visits };
}

/** A page is first sent with fast compression, and later with the best: the second visitor gets that. */
async function untilPacked(url) {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('etag')?.endsWith('-packed"')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} is not packed as small as it goes after half a minute`);
}

export function toRows({ floor, visits }) {
  const kept = Object.entries(visits).filter(([name]) => name !== 'search');
  const good = kept.filter(([, visit]) => visit.shared);
  return [
    row(
      'P5',
      'public pages that a shared cache may keep, of those measured here',
      `${good.length} of ${kept.length}`,
      'all',
      good.length === kept.length,
    ),
    ...Object.entries(visits).flatMap(([name, visit]) => (visit.status === 200 ? visitRows(name, visit, floor) : [])),
  ];
}

function visitRows(name, visit, floor) {
  const above = visit.script - floor.script;
  const limit = scriptLimits[name];
  const htmlLimit = htmlLimits[name];
  const listed = name === 'listing';
  return [
    row(
      'P6',
      `${name}: script above the empty page, gzip`,
      `${kilobytes(above)} (${kilobytes(visit.script)} to ${kilobytes(floor.script)}; on the wire ${kilobytes(visit.scriptOnTheWire)})`,
      limit ? `≤ ${kilobytes(limit)}` : '',
      limit && above <= limit,
    ),
    row(
      'P7',
      `${name}: HTML`,
      kilobytes(visit.html),
      htmlLimit ? `≤ ${kilobytes(htmlLimit)}` : '',
      htmlLimit && visit.html <= htmlLimit,
    ),
    row(
      'P8',
      `${name}: requests before any touch, prefetches among them`,
      `${visit.requests}, ${visit.prefetches} (${kilobytes(visit.prefetchBytes)})`,
      '≤ 24, ≤ 2 (8 kB)',
      visit.requests <= 24 && visit.prefetches <= 2 && visit.prefetchBytes <= 8000,
    ),
    ...(name === 'search'
      ? []
      : [
          row(
            'P9',
            `${name}: HTML, styles and fonts before the picture, what begins the page among it, and other scripts by then`,
            `${kilobytes(visit.beforePicture)}, ${visit.scriptsBeforePicture}`,
            '≤ 60 kB, none',
            visit.beforePicture <= 60_000 && visit.scriptsBeforePicture === 0,
          ),
        ]),
    row('P9', `${name}: data of the framework, a file apart`, kilobytes(visit.data)),
    row(
      'P9',
      `${name}: everything on the wire, fonts among it`,
      `${kilobytes(visit.total)}, ${kilobytes(visit.fonts)}`,
      listed ? '≤ 300 kB, ≤ 40 kB' : 'fonts ≤ 40 kB',
      visit.fonts <= 40_000 && (!listed || visit.total <= 300_000),
    ),
  ];
}
