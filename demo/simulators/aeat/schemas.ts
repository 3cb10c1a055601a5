import { readFileSync } from 'node:fs';
import { readXml, type XmlElement } from 'backend/src/shared/xml/xml.ts';

// Checks documents by the published schemas: as much of XML Schema as they use, and nothing else.

const files = ['SuministroInformacion', 'SuministroLR', 'RespuestaSuministro', 'EventosSIF'] as const;

type Definitions = {
  elements: Map<string, XmlElement>;
  types: Map<string, XmlElement>;
};

const definitions: Definitions = { elements: new Map(), types: new Map() };
/** What the prefix of a type stands for, for each schema's own elements. */
const prefixesOf = new WeakMap<XmlElement, Record<string, string>>();
const nameOf = (namespace: string, name: string) => `{${namespace}}${name}`;

for (const file of files) {
  const schema = readXml(readFileSync(new URL(`schemas/${file}.xsd`, import.meta.url), 'utf8'));
  const own = schema.attributes.targetNamespace ?? '';
  const prefixes = Object.fromEntries(
    Object.entries(schema.attributes)
      .filter(([name]) => name.startsWith('xmlns'))
      .map(([name, value]) => [name.slice('xmlns:'.length), value]),
  );
  remember(schema, { ...prefixes, own });
  for (const part of schema.children) {
    const name = nameOf(own, part.attributes.name ?? '');
    if (part.name === 'element') definitions.elements.set(name, part);
    if (part.name === 'complexType' || part.name === 'simpleType') definitions.types.set(name, part);
  }
}

function remember(element: XmlElement, prefixes: Record<string, string>): void {
  prefixesOf.set(element, prefixes);
  for (const child of element.children) remember(child, prefixes);
}

function resolve(from: XmlElement, reference: string): string {
  const [prefix = '', name = ''] = reference.includes(':') ? reference.split(':') : ['', reference];
  return nameOf(prefixesOf.get(from)?.[prefix] ?? '', name);
}

/** What is wrong with a document, each with the path to it. */
export function findSchemaProblems(root: XmlElement): string[] {
  const known = definitions.elements.get(nameOf(root.namespace, root.name));
  if (!known) return [`${root.name} is no element of the schemas`];
  const problems: string[] = [];
  checkElement(root, known, root.name, problems);
  return problems;
}

const parts = ({ children }: XmlElement) => children.filter(({ name }) => name !== 'annotation');

function checkElement(element: XmlElement, declared: XmlElement, path: string, problems: string[]): void {
  const { type } = declared.attributes;
  const inline = parts(declared)[0];
  const definition = type === undefined ? inline : definitions.types.get(resolve(declared, type));
  if (definition?.name === 'complexType') checkComplex(element, definition, path, problems);
  else if (element.children.length > 0) problems.push(`${path} has no elements inside`);
  else if (definition) checkText(element.text, definition, path, problems);
  else if (type !== undefined) checkBuiltIn(element.text, type, path, problems);
}

function checkComplex(element: XmlElement, definition: XmlElement, path: string, problems: string[]): void {
  const queue = [...element.children];
  for (const particle of particlesOf(definition)) take(particle, queue, { path, problems });
  for (const { name } of queue) problems.push(`${path}/${name} has no place there`);
}

/** Of a type that extends another: first what that one has. */
function particlesOf(definition: XmlElement): XmlElement[] {
  const [content] = parts(definition);
  if (content?.name !== 'complexContent') return content ? [content] : [];
  const [extension] = parts(content);
  const base = extension && definitions.types.get(resolve(extension, extension.attributes.base ?? ''));
  return [...(base ? particlesOf(base) : []), ...(extension ? parts(extension) : [])];
}

type At = { path: string; problems: string[] };

const bound = (particle: XmlElement, name: 'minOccurs' | 'maxOccurs') =>
  particle.attributes[name] === 'unbounded' ? Number.POSITIVE_INFINITY : Number(particle.attributes[name] ?? 1);

/** Takes from the queue what a particle allows. */
function take(particle: XmlElement, queue: XmlElement[], at: At): void {
  const most = bound(particle, 'maxOccurs');
  let taken = 0;
  while (taken < most && queue.length > 0 && begins(particle, queue[0])) {
    takeOnce(particle, queue, at);
    taken += 1;
  }
  if (taken < bound(particle, 'minOccurs') && !isOptional(particle))
    at.problems.push(`${at.path} lacks ${labelOf(particle)}`);
}

function takeOnce(particle: XmlElement, queue: XmlElement[], at: At): void {
  if (particle.name === 'sequence') {
    for (const part of parts(particle)) take(part, queue, at);
    return;
  }
  if (particle.name === 'choice') {
    const chosen = parts(particle).find((part) => begins(part, queue[0]));
    if (chosen) take(chosen, queue, at);
    return;
  }
  const element = queue.shift();
  const declared = declarationOf(particle);
  if (element && declared) checkElement(element, declared, `${at.path}/${element.name}`, at.problems);
}

/** Of a reference, what it refers to; none for another's schema, such as of signatures. */
const declarationOf = (particle: XmlElement): XmlElement | undefined =>
  particle.attributes.ref === undefined
    ? particle
    : definitions.elements.get(resolve(particle, particle.attributes.ref));

function begins(particle: XmlElement, next: XmlElement | undefined): boolean {
  if (!next) return false;
  if (particle.name === 'choice') return parts(particle).some((part) => begins(part, next));
  if (particle.name === 'sequence') {
    const all = parts(particle);
    const first = all.findIndex((part) => !isOptional(part));
    return all.slice(0, first < 0 ? all.length : first + 1).some((part) => begins(part, next));
  }
  const { name, ref } = particle.attributes;
  const wanted = ref === undefined ? nameOf(prefixesOf.get(particle)?.own ?? '', name ?? '') : resolve(particle, ref);
  return nameOf(next.namespace, next.name) === wanted;
}

function isOptional(particle: XmlElement): boolean {
  if (bound(particle, 'minOccurs') === 0) return true;
  if (particle.name === 'sequence') return parts(particle).every(isOptional);
  return particle.name === 'choice' && parts(particle).some(isOptional);
}

const labelOf = (particle: XmlElement): string =>
  particle.attributes.name ?? particle.attributes.ref ?? parts(particle).map(labelOf).join(' or ');

function checkText(text: string, definition: XmlElement, path: string, problems: string[]): void {
  const [restriction] = parts(definition);
  const facets = restriction ? parts(restriction) : [];
  const valuesOf = (name: string) =>
    facets.flatMap((facet) => (facet.name === name ? (facet.attributes.value ?? '') : []));
  const { length } = [...text];
  const wrong =
    valuesOf('length').some((value) => length !== Number(value)) ||
    valuesOf('minLength').some((value) => length < Number(value)) ||
    valuesOf('maxLength').some((value) => length > Number(value)) ||
    valuesOf('pattern').some((value) => !new RegExp(`^(?:${value})$`, 'u').test(text)) ||
    (valuesOf('enumeration').length > 0 && !valuesOf('enumeration').includes(text));
  if (wrong) problems.push(`${path} may not be "${text}"`);
  const base = restriction?.attributes.base;
  if (base) checkBuiltIn(text, base, path, problems);
}

const builtIn: Record<string, RegExp> = {
  dateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})?$/,
  integer: /^[+-]?\d+$/,
};

function checkBuiltIn(text: string, type: string, path: string, problems: string[]): void {
  if (builtIn[type] && !builtIn[type].test(text)) problems.push(`${path} may not be "${text}"`);
}
