import ts from 'typescript';

const translators = /^(useTranslations|getTranslations)$/;
const variants = /^(rich|markup|has)$/;
/** Passes a whole group of messages to a client component. */
const groupReader = 'getMessageGroup';
/** Sets a page's title by a message key. */
const titleReader = 'titleMetadata';

type Scope = Map<string, string>;

/**
 * The messages that a source file uses: full keys, with `*` for a part known only at run time, as in
 * t(`topics.${topic}`). `literals` are all its texts, because keys also occur as values ('error.busy').
 */
export function findMessageUses(source: string): { keys: string[]; literals: string[] } {
  const keys: string[] = [];
  const literals: string[] = [];
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX), new Map());
  return { keys, literals };

  function visit(node: ts.Node, outer: Scope): void {
    const scope = ts.isFunctionLike(node) ? new Map(outer) : outer;
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isVariableDeclaration(node)) declare(node, scope);
    if (ts.isCallExpression(node)) {
      const namespace = namespaceOfCallee(node.expression, scope);
      const [key] = node.arguments;
      if (namespace !== undefined && key) keys.push([namespace, patternOf(key)].filter(Boolean).join('.'));
      if (isNamed(node.expression, groupReader) && key) keys.push(`${patternOf(key)}.*`);
      if (isNamed(node.expression, titleReader) && key) keys.push(patternOf(key));
    }
    ts.forEachChild(node, (child) => visit(child, scope));
  }
}

function declare({ name, initializer }: ts.VariableDeclaration, scope: Scope): void {
  const call = initializer && ts.isAwaitExpression(initializer) ? initializer.expression : initializer;
  if (!call || !ts.isCallExpression(call)) return;
  // const [t, format] = await Promise.all([getTranslations('home'), getFormatter()])
  const [list] = call.arguments;
  if (ts.isArrayBindingPattern(name) && list && ts.isArrayLiteralExpression(list)) {
    for (const [place, element] of name.elements.entries()) {
      const part = list.elements[place];
      if (ts.isBindingElement(element) && ts.isIdentifier(element.name) && part && ts.isCallExpression(part)) {
        declareOne(element.name.text, part, scope);
      }
    }
  }
  if (ts.isIdentifier(name)) declareOne(name.text, call, scope);
}

function declareOne(name: string, call: ts.CallExpression, scope: Scope): void {
  if (!ts.isIdentifier(call.expression) || !translators.test(call.expression.text)) return;
  scope.set(name, namespaceOf(call.arguments[0]));
}

function namespaceOf(argument: ts.Expression | undefined): string {
  if (argument && ts.isObjectLiteralExpression(argument)) {
    const named = argument.properties.find((each) => each.name?.getText() === 'namespace');
    return named && ts.isPropertyAssignment(named) ? patternOf(named.initializer) : '';
  }
  return argument ? patternOf(argument) : '';
}

const isNamed = (callee: ts.Expression, name: string) => ts.isIdentifier(callee) && callee.text === name;

/** t('key') and t.rich('key') of a translator in this scope. */
function namespaceOfCallee(callee: ts.Expression, scope: Scope): string | undefined {
  if (ts.isIdentifier(callee)) return scope.get(callee.text);
  const isVariant = ts.isPropertyAccessExpression(callee) && variants.test(callee.name.text);
  return isVariant && ts.isIdentifier(callee.expression) ? scope.get(callee.expression.text) : undefined;
}

function patternOf(key: ts.Expression): string {
  if (ts.isStringLiteralLike(key)) return key.text;
  if (!ts.isTemplateExpression(key)) return '*';
  return key.head.text + key.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}
