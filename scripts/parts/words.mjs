import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { wireWords } from './wire-words.mjs';
import { allowed } from './wire-words-allowed.mjs';

const roots = ['app', 'components', 'engine', 'lib', 'contract', 'backend', 'demo', 'e2e', 'scripts', 'bench'];
const isCode = (file) => /(?<!\.d)\.([mc]?[jt]s|tsx)$/.test(file);

const isTest = (file) => /\.(test|spec)\.\w+$|^e2e\/|^backend\/test\/|^lib\/testing\//.test(file);

/** Files in which ids are allowed anywhere: the contract, and the tests of the two checks that read ids. */
const isHomeOfIds = (file) =>
  /^contract\/(.+\/)?calls?(\/|\.)|^scripts\/parts\/(traceability|words\.test)\./.test(file);

/** Files that may use wire words: those that define the wire, map it, or play one of its ends. */
const speaksTheWire = (file) =>
  isTest(file) ||
  /^contract\/|^demo\/(seed|simulators|words)\/|^bench\/|^scripts\/parts\/wire-words/.test(file) ||
  /-(mappers|queries|mutations|calls|codes)\.ts$|\.check\.ts$/.test(file) ||
  /\.(mapper|routes|repository)\.ts$/.test(file);

function sources() {
  const top = readdirSync('.');
  const files = roots
    .filter((root) => top.includes(root))
    .flatMap((root) => readdirSync(root, { recursive: true }).map((file) => `${root}/${file}`));
  return [...files, ...top].filter((file) => isCode(file) && !file.includes('node_modules/')).sort();
}

/** House rules 1 and 2: call ids stay in the contract, wire words at the border. */
export async function checkWords() {
  const { names, codes, shortCodes } = wireWords();
  const files = sources();
  const used = new Set();
  const found = [];
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const report = (rule, hits) => {
      if (hits.length === 0) return;
      const places = hits.map(({ word, at }) => `${tree.getLineAndCharacterOfPosition(at).line + 1} ${word}`);
      found.push({ rule, file, places });
    };
    if (!isHomeOfIds(file)) report('ids stay home', idsOf(tree, text));
    if (speaksTheWire(file)) continue;
    const hits = wordsOf(tree, names, codes, shortCodes);
    const entry = hits.length > 0 && allowed.find(({ place }) => file.startsWith(place));
    if (entry) used.add(entry.place);
    else report('the wire ends at its border', hits);
  }
  const stale = allowed.map(({ place }) => place).filter((place) => !used.has(place));
  return { seen: files.length, words: names.size + codes.size + shortCodes.size, found, stale };
}

function idsOf(tree, text) {
  const titles = titlesOf(tree);
  return [...text.matchAll(/\b[CB]\d{3}\b/g)]
    .map(({ 0: word, index }) => ({ word, at: index }))
    .filter(({ at }) => !titles.some(({ pos, end }) => pos <= at && at < end));
}

/** The titles that a test run prints: the first argument of a test, and the first text of each row of its table. */
function titlesOf(tree) {
  if (!isTest(tree.fileName)) return [];
  const titles = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(tree);
      if (/^(test|it|describe)\b/.test(callee)) {
        const first = bare(node.arguments[0]);
        if (first && callee.endsWith('.each')) titles.push(...firstOfRows(first));
        else if (first) titles.push(first);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return titles.filter(
    (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isBinaryExpression(node),
  );
}

/** The expression without `as const` or `satisfies`. */
const bare = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) ? bare(node.expression) : node;

const firstOfRows = (table) =>
  ts.isArrayLiteralExpression(table)
    ? table.elements.map((row) => (ts.isArrayLiteralExpression(row) ? (row.elements[0] ?? row) : row))
    : [];

function wordsOf(tree, names, codes, shortCodes) {
  const hits = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    const at = node.getStart(tree);
    if (ts.isIdentifier(node) && (names.has(node.text) || codes.has(node.text))) hits.push({ word: node.text, at });
    // A field may be named by its path: `direccion.linea1`.
    if (ts.isStringLiteralLike(node) && (codes.has(node.text) || node.text.split('.').some((part) => names.has(part))))
      hits.push({ word: `'${node.text}'`, at });
    if (ts.isStringLiteralLike(node) && shortCodes.has(node.text) && isCompared(node))
      hits.push({ word: `'${node.text}'`, at });
    if (isPieceOfTemplate(node)) {
      const text = node.getText(tree);
      const isWord = (word) => codes.has(word) || names.has(word);
      hits.push(...quotedIn(text, isWord, at), ...toldIn(text, isWord, at));
      hits.push(...comparedIn(text, (word) => shortCodes.has(word), at));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return hits;
}

const isPieceOfTemplate = (node) =>
  ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

const comparisons = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken]);

/** A single letter occurs in any text; one that is compared or searched for is a code. */
const isCompared = (node) =>
  ts.isCaseClause(node.parent) ||
  (ts.isArrayLiteralExpression(node.parent) && node.parent.parent.name?.text === 'includes') ||
  (ts.isBinaryExpression(node.parent) && comparisons.has(node.parent.operatorToken.kind));

/** The same in SQL: after an operator, or in a list. */
const comparedIn = (text, isWord, start) =>
  [...text.matchAll(/(?:<>|=|\b(?:from|when)\b|\b(?:in|any)\s*\()\s*'[^']*'(?:\s*,\s*'[^']*')*/gi)].flatMap(
    ({ 0: said, index }) => quotedIn(said, isWord, start + index),
  );

/** Words in a template literal's text without quotes, for example in a cache tag: `producto:${reference}`. */
const toldIn = (text, isWord, start) =>
  [...text.matchAll(/(?<!\w)(?!(?<=(['"]))\w+\1)[A-Za-z_]\w*/g)]
    .filter(([word]) => isWord(word))
    .map(({ 0: word, index }) => ({ word, at: start + index }));

/** Quoted texts in SQL: a code, or the name of a returned column. */
const quotedIn = (text, isWord, start) =>
  [...text.matchAll(/(?<=(['"]))[^'"\n]+(?=\1)/g)]
    .filter(([word]) => isWord(word))
    .map(({ 0: word, index }) => ({ word: `'${word}'`, at: start + index }));
