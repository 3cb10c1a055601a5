import ts from 'typescript';

const readAloud = /^(alt|title|placeholder|label|summary|aria-(label|description|roledescription|valuetext))$/;
const words = /\p{L}{2,}/u;

/** Hard-coded texts that a component would show, each with its line. */
export function findSentences(source: string): string[] {
  const file = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  visit(file);
  return found;

  function visit(node: ts.Node): void {
    const text = textOf(node);
    if (text && words.test(text)) {
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !readAloud.test(node.name.getText()) || !node.initializer) return;
  return ts.isStringLiteral(node.initializer) ? node.initializer.text : undefined;
}
