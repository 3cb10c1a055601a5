import { kilobytes } from './numbers.mjs';

const ratio = (value) => `${value.toFixed(2)} ×`;
const milliseconds = (value) => `${Math.round(value)} ms`;

const row = (id, what, ours, target, met) => ({ id, what, ours, target, met });

function loadRows({ plain, gzip }) {
  const rate = ({ page, floor, rateRatio }) =>
    `${ratio(rateRatio)} (${Math.round(page.rate)} to ${Math.round(floor.rate)} a second)`;
  return [
    row('P2', 'home, requests a second, to the empty page', rate(plain), '≥ 0.6 ×', plain.rateRatio >= 0.6),
    row('P2', 'the same, our server compressing', rate(gzip), ''),
    row(
      'P3',
      'home, p99 to that of the empty page',
      `${ratio(plain.p99Ratio)} (${plain.page.p99} to ${plain.floor.p99} ms)`,
      '≤ 1.5 ×',
      plain.p99Ratio <= 1.5,
    ),
  ];
}

function byteRows({ page, floor }) {
  const above = page.script - floor.script;
  return [
    row(
      'P6',
      'script above the empty page, compressed',
      `${kilobytes(above)} (${kilobytes(page.script)} to ${kilobytes(floor.script)})`,
      '≤ 14 kB',
      above <= 14_000,
    ),
    row('P7', 'HTML, compressed', kilobytes(page.html), ''),
    row(
      'P8',
      'requests before any touch, prefetches among them',
      `${page.requests}, ${page.prefetches} (${kilobytes(page.prefetchBytes)})`,
      '≤ 24, ≤ 2 (8 kB)',
      page.requests <= 24 && page.prefetches <= 2 && page.prefetchBytes <= 8000,
    ),
    row(
      'P9',
      'all bytes on the wire, fonts among them',
      `${kilobytes(page.total)}, ${kilobytes(page.fonts)}`,
      '≤ 300 kB, ≤ 40 kB',
      page.total <= 300_000 && page.fonts <= 40_000,
    ),
  ];
}

function memoryRows({ page, floor }) {
  const toFloor = page.second / floor.second;
  const growth = page.second / page.first;
  const megabytes = (bytes) => Math.round(bytes / 1e6);
  return [
    row(
      'P12',
      'memory after load at 64 connections, to the empty page',
      `${ratio(toFloor)} (${megabytes(page.second)} to ${megabytes(floor.second)} MB)`,
      '≤ 1.2 ×',
      toFloor <= 1.2,
    ),
    row('P12', 'its growth from the first to the second minute', ratio(growth), 'flat: ≤ 1.1 ×', growth <= 1.1),
  ];
}

function lighthouseRows({ page, floor }) {
  const timings = ({ fcp, lcp, tbt, cls }) => `${[fcp, lcp, tbt].map(milliseconds).join(', ')}, ${cls.toFixed(3)}`;
  const scores = ({ median, worst, scores: all }) => `${median}, ${worst} (${all.join(' ')})`;
  return [
    row(
      'P10',
      'Lighthouse mobile, median and worst of five',
      scores(page),
      '≥ 99, ≥ 95',
      page.median >= 99 && page.worst >= 95,
    ),
    row('P10', 'the same of the empty page', scores(floor), ''),
    row(
      'P11',
      'FCP, LCP, TBT, CLS (medians)',
      timings(page),
      '≤ 900 ms, ≤ 1600 ms, ≤ 80 ms, 0',
      page.fcp <= 900 && page.lcp <= 1600 && page.tbt <= 80 && page.cls === 0,
    ),
    row('P11', 'the same of the empty page', timings(floor), ''),
  ];
}

/** What was measured against the targets; what has no target of its own is told without a verdict. */
export function toRows({ load, bytes, memory, lighthouse }) {
  return [
    ...(load ? loadRows(load) : []),
    ...(bytes ? byteRows(bytes) : []),
    ...(memory ? memoryRows(memory) : []),
    ...(lighthouse ? lighthouseRows(lighthouse) : []),
  ];
}

export function toMarkdown(rows) {
  const verdict = (met) => (met === undefined ? '' : met ? 'yes' : 'NO');
  const lines = rows.map(({ id, what, ours, target, met }) => [id, what, ours, target, verdict(met)]);
  return [['', 'what', 'ours', 'target', 'met'], ['---', '---', '---', '---', '---'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
