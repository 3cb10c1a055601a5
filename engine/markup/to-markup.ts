import { Fragment, isValidElement, type ReactNode } from 'react';

type Show = (props: object) => ReactNode | Promise<ReactNode>;

/**
 * The elements and attributes that the frame may use: no void elements, and attributes that React writes under their
 * own names.
 */
const tags = new Set(['a', 'button', 'details', 'div', 'h2', 'li', 'p', 'path', 'summary', 'svg', 'ul']);
const attributes = /^(?:alt|d|href|id|loading|popover|popoverTarget|rel|src|type|viewBox|(?:aria|data)-[a-z]+)$/;

/** Addresses that cannot run script. */
const addresses = /^(?:[/#]|https:|mailto:|tel:)/;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

/** As React writes it. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/**
 * Renders server components to one string of HTML, because React's own renderer cannot be called there. Throws on
 * anything it does not know, and a test compares it with React's output.
 */
export async function toMarkup(node: ReactNode): Promise<string> {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node));
  if (Array.isArray(node)) return (await Promise.all(node.map(toMarkup))).join('');
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('no markup of what is no element');
  const { type, props } = node;
  const { children, ...own } = props as { children?: ReactNode };
  if (type === Fragment) return toMarkup(children);
  if (typeof type === 'function') return toMarkup(await (type as Show)(props));
  const written = Object.entries(own).map(toAttribute).join('');
  if (type === 'img') return `<img${written}/>`;
  if (typeof type !== 'string' || !tags.has(type)) throw new Error(`no markup of ${String(type)}`);
  return `<${type}${written}>${await toMarkup(children)}</${type}>`;
}

function toAttribute([name, value]: [string, unknown]): string {
  if (value === undefined) return '';
  const known = name === 'className' || attributes.test(name);
  const runs = (name === 'href' || name === 'src') && !addresses.test(String(value));
  if (!known || runs || typeof value !== 'string') throw new Error(`no markup of ${name}`);
  return ` ${name === 'className' ? 'class' : name}="${escaped(value)}"`;
}
