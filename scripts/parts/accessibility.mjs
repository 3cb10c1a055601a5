import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import { specsOf } from './reports.mjs';
import { Problem } from './shutdown.mjs';

const languages = readdirSync('messages')
  .map((file) => parse(file).name)
  .toSorted();

const decode = ({ body }) => JSON.parse(Buffer.from(body, 'base64').toString('utf8'));

/**
 * Merges the results that e2e/a11y.spec.ts attaches to its tests into one statement. A page counts when it was
 * checked in every language; a violation keeps the date on which it was first reported.
 */
export function toStatement(report, before) {
  const results = report.suites
    .flatMap(specsOf)
    .flatMap(({ tests }) => tests)
    .flatMap((test) => test.results);
  const sweeps = results
    .flatMap(({ attachments = [] }) => attachments)
    .filter(({ name }) => name === 'accessibility')
    .map(decode);
  const day = report.stats.startTime.slice(0, 10);
  const visitors = [...new Set(sweeps.map(({ visitor }) => visitor))].toSorted();
  const missing = visitors.flatMap((visitor) =>
    languages
      .filter((locale) => !sweeps.some((sweep) => sweep.visitor === visitor && sweep.locale === locale))
      .map((locale) => `${visitor} in ${locale}`),
  );
  if (sweeps.length === 0 || missing.length > 0)
    throw new Problem(`The last run of the browser tests did not look at every page: ${missing.join(', ') || 'none'}.`);
  const looked = sweeps.flatMap(({ looked, visitor }) => looked.map((page) => ({ ...page, visitor })));
  const sorted = (values) => [...new Set(values)].toSorted();
  const violations = sorted(
    looked.flatMap(({ name, violations }) => violations.map(({ id }) => JSON.stringify([name, id]))),
  ).map((found) => {
    const [page, rule] = JSON.parse(found);
    const known = before.violations.find((each) => each.page === page && each.rule === rule);
    return { page, rule, since: known?.since ?? day };
  });
  const undecided = looked.filter((page) => page.undecided.length > 0);
  return {
    day,
    engine: looked[0].engine,
    languages,
    rules: new Set(looked.flatMap(({ rules }) => rules)).size,
    pages: sorted(looked.map(({ name }) => name)).map((name) => ({
      name,
      visitors: sorted(looked.filter((page) => page.name === name).map(({ visitor }) => visitor)),
    })),
    violations,
    undecided: {
      pages: new Set(undecided.map(({ name }) => name)).size,
      rules: sorted(undecided.flatMap((page) => page.undecided)),
    },
  };
}
