import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** Refused type names, each with what to write. The glossary has the shop's words. */
const refusedTypes: Record<string, string> = {
  'Told|Said|Heard': 'what it is: a notice, a statement, an input',
  'Kept|Held|Stored|Saved': 'what is stored: StoredLine, StoredChoice',
  'Found|Seen|Looked|Looking': 'what it is: a result, a row, a match',
  'Known|Wanted|Asked|Asking|Answered|Answering': 'a query, an input, a result',
  'Doing|Done|Deed|Telling|Saying|Showing': 'an action, a context, options',
  'Taken|Given|Sent|Made|Shown|Drawn|Written|Chosen|Bought|Placed|Dropped|Listed|Named|Typed': 'the noun of the thing',
  'Till|Shelf|Turns|Room|Keeper|Standing|Watch|Stray|Pace|Desk|Book':
    'the usual term: PaymentContext, CatalogueCache, PricedOrder, RateLimit',
  'Whence|Whose|Whither|Beside|Around|Within|Again': 'a noun: source, subject, context, retry',
};
/** Refused names of functions and variables in production code, each with what to write. */
const refusedNames: Record<string, string> = {
  'told|heard': 'what it holds: a message, a result, a notice, what was reported',
  'tell[A-Z]\\w*|hear[A-Z]\\w*|hears':
    'what happens: notify, mail, report, log, read; of a handler onAdded, onNotification',
  'deeds?|\\w+Deeds?': 'an action',
  'hers|keepsHers|mostOfHers': 'whose it is: the client’s requests are clientRequests',
  'paces?|\\w+Paces?|\\w*Shel[fv]\\w*|\\w*Standings?': 'the usual word: a limit, a cache, a state or summary',
  'nobodys|everybodys|lieIn|whither|insist': 'the usual word: unmatched, shared, findViolation, target, retry',
  'keepHouse|takeUp|whatElse|wayAhead|whoAsks': 'what it does: deleteExpired, resumeOrder, listOtherOrders, nextGoals',
};
const declaredName = /\b(?:function|const|let) \[?(\w+)/g;
const typeName = /^\s*(?:export )?(?:type|interface) (\w+)\b(?!,)/gm;

/** A comment that calls a person "she": the role says who acts. */
const herComment = /^\s*(?:\/\/|\*|\/\*).*\b(?:she|hers?|herself)\b.*$/gim;

/** Written again when the office becomes an application of its own. */
const left = 'backend/src/modules/office/';
const sources = globSync('{app,components,engine,lib,contract,backend/src,demo}/**/*.{ts,tsx}').filter(
  (path) => !path.startsWith(left),
);
const isTest = (path: string) => /\.(test|spec|check)\.tsx?$|^(e2e|backend\/test|lib\/testing)\//.test(path);

const faultsOf = (text: string): string[] => {
  const names = [...text.matchAll(typeName)].map(([, name = '']) => name);
  const refused = Object.entries(refusedTypes).flatMap(([words, instead]) =>
    names.filter((name) => words.split('|').includes(name)).map((name) => `type ${name}: write ${instead}`),
  );
  const declared = [...text.matchAll(declaredName)].map(([, name = '']) => name);
  const refusedDeclared = Object.entries(refusedNames).flatMap(([words, instead]) =>
    declared.filter((name) => new RegExp(`^(?:${words})$`).test(name)).map((name) => `${name}: write ${instead}`),
  );
  return [
    ...refused,
    ...refusedDeclared,
    ...(text.match(herComment) ?? []).map((line) => `name the role: ${line.trim()}`),
  ];
};

test('no type, name or comment of the shop uses a refused word', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  const faults = sources
    .filter((path) => !isTest(path))
    .flatMap((path) => faultsOf(readFileSync(path, 'utf8')).map((fault) => `${path}: ${fault}`));
  expect(faults).toEqual([]);
});

test('refused words are found, and others are not', () => {
  expect(faultsOf('export type Told = { raw: string };\n  // What she typed.\n')).toHaveLength(2);
  expect(faultsOf("const [told, setTold] = useState('');\nfunction tellTabs() {}\nconst hears = 1;\n")).toHaveLength(3);
  expect(faultsOf('const teller = told.length;\nfunction hearing() {}\n')).toEqual([]);
  expect(faultsOf("type Meaning = {};\nimport { type Kept, x } from './y.ts';\n// Where it stands.\n")).toEqual([]);
});
