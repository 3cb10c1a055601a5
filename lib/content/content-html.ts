import 'server-only';
import sanitizeHtml from 'sanitize-html';

/**
 * A template is written by people and may be pasted from anywhere. What is named here stays; of all else the text stays,
 * and of what runs or looks like a page of its own nothing. Pictures and films are blocks by themselves.
 */
const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite'],
  ...['strong', 'em', 'b', 'i', 's', 'small', 'sub', 'sup', 'abbr', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** `toHref` says where a link may lead; null is nowhere, and its words stay. */
export function cleanHtml(html: string, toHref: (href: string) => string | null): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      abbr: ['title'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      '*': ['lang'],
    },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // A page has one first heading, and it is not a template's.
    transformTags: {
      h1: 'h2',
      a: (_, { href = '', target }) => {
        const to = toHref(href);
        const opens: Record<string, string> = target === '_blank' ? { target, rel: 'noopener' } : {};
        return { tagName: 'a', attribs: to === null ? {} : { href: to, ...opens } };
      },
    },
    // Whoever nests a thousand of them means no text.
    nestingLimit: 30,
  });
}
