import { readFileSync } from 'node:fs';
import { readReport } from './reports.mjs';

/** Ids at the head of a title, one or several: "R01 R02 an unknown path goes home". */
export function idsOf(title) {
  const ids = [];
  for (const word of title.split(/\s+/)) {
    if (!/^[A-Z]\d{2,3}$/.test(word)) break;
    ids.push(word);
  }
  return ids;
}

const rowsOf = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));

export const parseItems = (text) => rowsOf(text).map(([id, what = '']) => ({ id, what }));

/** One item per row: how much of it is unbuilt (`all` or `part`), what is missing, and what will build it. */
export const parseUnbuilt = (text) => rowsOf(text).map(([id, much, missing, by]) => ({ id, much, missing, by }));

/** A journey is a sequence of pages: only a browser test can prove it. */
const isJourney = (id) => id.startsWith('J');

const titlesOf = (tests) => [...new Set(tests.map(({ title }) => title))];

/**
 * The proofs of each item of the specification. Items not listed in `unbuilt` are built and need a proof. `broken`
 * lists all violations.
 */
export function traceItems({ items, unbuilt, tests }) {
  const still = new Map(unbuilt.map(({ id, much }) => [id, much]));
  const rows = items.map((item) => traceItem(item, still.get(item.id), tests));
  const count = (state) => rows.filter((row) => row.state === state).length;
  const built = count('proved') + count('missing');
  return {
    rows,
    broken: [...rows.flatMap(faultsOf), ...faultsOfTitles(tests, items), ...faultsOfList(unbuilt, items)],
    summary:
      `${count('proved')} of ${built} items that are built are proved; ` +
      `of ${rows.length} ${count('part')} are built in part and ${count('open')} not yet`,
  };
}

function traceItem({ id, what }, still, tests) {
  const carriers = tests.filter(({ title }) => idsOf(title).includes(id));
  const proofs = titlesOf(carriers.filter(({ passed, inBrowser }) => passed && (inBrowser || !isJourney(id))));
  const state = { all: 'open', part: 'part' }[still] ?? (proofs.length > 0 ? 'proved' : 'missing');
  return { id, what, state, proofs, carriers, failing: carriers.some(({ passed }) => !passed) };
}

function faultsOf({ id, state, proofs, carriers }) {
  const notWalked = isJourney(id) ? carriers.filter(({ inBrowser }) => !inBrowser) : [];
  return [
    ...(state === 'missing' ? [`${id} is built, and no test that passed proves it`] : []),
    ...(state === 'part' && proofs.length === 0 ? [`${id} is built in part, and no test that passed carries it`] : []),
    ...(state === 'open'
      ? titlesOf(carriers).map((title) => `${id} is not built, and a test claims it: ${title}`)
      : []),
    ...titlesOf(notWalked).map((title) => `${id} is a journey, and no browser walks it: ${title}`),
  ];
}

/** Features have id families of their own (F, N, T and others) outside the specification: those ids are free. */
function faultsOfTitles(tests, items) {
  const known = new Set(items.map(({ id }) => id));
  const families = new Set(items.map(({ id }) => id[0]));
  return titlesOf(tests).flatMap((title) =>
    idsOf(title)
      .filter((id) => families.has(id[0]) && !known.has(id))
      .map((id) => `${id} is no item of the specification, and a test carries it: ${title}`),
  );
}

function faultsOfList(unbuilt, items) {
  const known = new Set(items.map(({ id }) => id));
  const seen = new Set();
  return unbuilt.flatMap(({ id, much, missing, by }) => {
    const twice = seen.has(id);
    seen.add(id);
    return [
      ...(known.has(id) ? [] : [`${id} is listed as unbuilt, and the specification has no such item`]),
      ...(twice ? [`${id} is listed as unbuilt twice`] : []),
      ...(['all', 'part'].includes(much) && missing && by
        ? []
        : [`${id} is listed as unbuilt without how much, what or by what`]),
    ];
  });
}

/** The trace of each tool's last run; `absent` names the tools that have not run. */
export function traceLastRuns() {
  const reports = { jest: readReport('jest'), playwright: readReport('playwright') };
  return {
    ...traceItems({
      items: parseItems(readFileSync('docs/spec-items.tsv', 'utf8')),
      unbuilt: parseUnbuilt(readFileSync('docs/unbuilt-items.tsv', 'utf8')),
      tests: Object.entries(reports).flatMap(([tool, report]) =>
        (report?.tests ?? []).map((test) => ({ ...test, inBrowser: tool === 'playwright' })),
      ),
    }),
    absent: Object.keys(reports).filter((tool) => !reports[tool]),
  };
}
