/** An element that was read. Names are without their prefix; `namespace` is what the prefix stood for. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text; white space around it does not count. */
  text: string;
};

/** An element to be written; null leaves it out. */
export type XmlPart = { tag: string; content: string | readonly XmlPart[]; attributes?: Record<string, string> };

export class XmlError extends Error {}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toXmlText = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

/** An element with text, or with the elements among `content` that are not null. */
export const xml = (tag: string, content: string | readonly (XmlPart | null)[]): XmlPart => ({
  tag,
  content: typeof content === 'string' ? content : content.filter((part) => part !== null),
});

export function writeXml({ tag, content, attributes = {} }: XmlPart): string {
  const given = Object.entries(attributes).map(([name, value]) => ` ${name}="${toXmlText(value)}"`);
  const inner = typeof content === 'string' ? toXmlText(content) : content.map(writeXml).join('');
  return `<${tag}${given.join('')}>${inner}</${tag}>`;
}

export const toXmlDocument = (root: XmlPart): string => `<?xml version="1.0" encoding="UTF-8"?>${writeXml(root)}`;

// Text, or one of: comment, CDATA, instruction, declaration, tag.
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!(\w+)|<(\/?)([\w.:-]+)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)|</g;
const attribute = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

type Open = { element: XmlElement; tag: string; prefixes: Record<string, string> };

/** Reads a document without a document type: nobody sends us entities of their own. */
export function readXml(text: string): XmlElement {
  const open: Open[] = [];
  let root: XmlElement | null = null;
  for (const [whole, cdata, declaration, closing, tag, attributes, empty, plain] of text.matchAll(token)) {
    if (declaration !== undefined) throw new XmlError('A document type is not read');
    if (whole === '<') throw new XmlError('A tag does not end');
    if (tag === undefined) addText(open.at(-1), cdata ?? toPlainText(plain ?? ''));
    else if (closing) closeElement(open.pop(), tag);
    else {
      const parent = open.at(-1);
      const begun = beginElement(tag, attributes ?? '', parent?.prefixes ?? {});
      if (parent) parent.element.children.push(begun.element);
      else if (root) throw new XmlError('There are two roots');
      else root = begun.element;
      if (!empty) open.push(begun);
    }
  }
  if (!root || open.length > 0) throw new XmlError('The document does not end');
  return root;
}

function addText(parent: Open | undefined, said: string): void {
  if (parent) parent.element.text += said;
  else if (said.replace('\uFEFF', '').trim() !== '') throw new XmlError('There is text outside the root');
}

function closeElement(closed: Open | undefined, tag: string): void {
  if (closed?.tag !== tag) throw new XmlError(`</${tag}> closes nothing`);
  closed.element.text = closed.element.text.trim();
}

function beginElement(tag: string, written: string, outer: Record<string, string>): Open {
  const attributes = Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = '', double, single]) => [
      name,
      toPlainText(double ?? single ?? ''),
    ]),
  );
  const prefixes = { ...outer };
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'xmlns') prefixes[''] = value;
    else if (name.startsWith('xmlns:')) prefixes[name.slice('xmlns:'.length)] = value;
  }
  const [prefix, name] = tag.includes(':') ? tag.split(':', 2) : ['', tag];
  const namespace = prefixes[prefix ?? ''];
  if (prefix && namespace === undefined) throw new XmlError(`Nobody says what ${prefix}: is`);
  return {
    element: { name: name ?? '', namespace: namespace ?? '', attributes, children: [], text: '' },
    tag,
    prefixes,
  };
}

const toPlainText = (text: string): string =>
  text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal));
  });

/** The first child of this name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The text of the element at this path, or null. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string | null =>
  path.reduce<XmlElement | undefined>(childOf, element)?.text ?? null;
