import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { consentPurposes, isListedName, type StoragePlace, storagePurposes, storedNamesOf } from './storage-inventory';

/** Functions whose first argument names something stored, and where it is stored. */
const keepers: [callee: RegExp, place: StoragePlace, before: string][] = [
  [/^deviceStorage\.(read|readJson|write)$/, 'device', ''],
  [/^tabStorage\.(read|readJson|write)$/, 'tab', ''],
  [/^localStorage\.(getItem|setItem|removeItem)$/, 'device', ''],
  [/^sessionStorage\.(getItem|setItem|removeItem)$/, 'tab', ''],
  [/^createPersistentStore$/, 'device', ''],
  [/^createTabStore$/, 'tab', ''],
  [/^(remember|recall|forget|createOrderAttempts)$/, 'tab', ':'],
  [/^createPurchaseMemory$/, 'device', ''],
  [/^createPurchaseMemory$/, 'tab', ':'],
  [/^createCart$/, 'database', ''],
  [/openDeviceStore$/, 'database', ''],
];
/** Files that store under a name given by their caller. */
const carriers =
  /^lib\/(state\/(tab-memory|device-memory|persistent-store|watch-stored|web-storage|idempotency-key)|checkout\/order-attempts|payment\/purchase-memory|cart\/(cart|cart-store|tab-cart-store|bag-count))\.ts$/;

type Kept = { name: string; place: StoragePlace; path: string };

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** A name may be defined in lib/state; signing out deletes its value. */
const namedElsewhere = (source: ts.SourceFile): ts.SourceFile[] =>
  [...source.text.matchAll(/from '@\/(lib\/state\/[\w-]+-storage)'/g)].map(([, path]) => parse(`${path}.ts`));

function findKept(path: string): Kept[] {
  const source = parse(path);
  const values = new Map<string, ts.Expression>();
  const found: Kept[] = [];
  const nameOf = (node: ts.Expression | undefined): string => {
    if (!node) return '';
    if (ts.isAsExpression(node)) return nameOf(node.expression);
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isTemplateExpression(node))
      return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
    if (ts.isIdentifier(node)) return nameOf(values.get(node.text));
    if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return '';
    let group = values.get(node.expression.text);
    if (group && ts.isAsExpression(group)) group = group.expression;
    const property =
      group &&
      ts.isObjectLiteralExpression(group) &&
      group.properties.find((each) => each.name?.getText() === node.name.text);
    return property && ts.isPropertyAssignment(property) ? nameOf(property.initializer) : '';
  };
  const visit = (node: ts.Node, work: (node: ts.Node) => void): void => {
    work(node);
    ts.forEachChild(node, (child) => visit(child, work));
  };
  for (const each of [...namedElsewhere(source), source])
    visit(each, (node) => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        values.set(node.name.text, node.initializer);
    });
  visit(source, (node) => {
    if (!ts.isCallExpression(node)) return;
    const callee = node.expression.getText();
    for (const [, usual, before] of keepers.filter(([pattern]) => pattern.test(callee))) {
      // Attempts may be given the device's memory.
      const place = /createDeviceMemory/.test(node.arguments[1]?.getText() ?? '') ? 'device' : usual;
      found.push({ name: before + nameOf(node.arguments[0]), place, path });
    }
  });
  return found;
}

const files = globSync('{app,components,engine,lib}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.|^lib\/testing\//.test(path) && !carriers.test(path),
);
const kept = files.flatMap(findKept);

test('every name that the code stores in a browser is in the list that the cookie page shows', () => {
  expect(kept.length).toBeGreaterThan(40);
  expect(kept.filter(({ name, place }) => !isListedName(name, place))).toEqual([]);
});

test('viewed and searched articles are stored in the tab alone', () => {
  const seen = storedNamesOf('seen');
  expect(new Set(kept.filter(({ name }) => seen.includes(name)).map(({ place }) => place))).toEqual(new Set(['tab']));
});

test('every name of the cookie page’s list that needs no consent is used by the code', () => {
  const sources = [...files, ...globSync('lib/{cart,state,session}/*.ts')]
    .filter((path) => !/kept-names|\.test\./.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const unkept = storagePurposes
    .filter((purpose) => !consentPurposes.includes(purpose))
    .flatMap(storedNamesOf)
    .map((name) => name.replaceAll(/^\*:|\*|:count$/g, '').replace(/:$/, ''))
    .filter((name) => !sources.includes(name.replace('velia-executive', 'velia-').replace('velia-client', 'velia-')));
  expect(unkept).toEqual([]);
});
