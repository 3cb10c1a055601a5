import 'server-only';
import sanitizeHtml from 'sanitize-html';

/**
 * A template is written by people and may be pasted from anywhere. The listed tags are kept; of other tags only the
 * text, and nothing of scripts and embedded documents. Pictures and films are blocks of their own.
 */
const allowedTags = [
  ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite'],
  ...['strong', 'em', 'b', 'i', 's', 'small', 'sub', 'sup', 'abbr', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** `toHref` returns the allowed target of a link; null removes the link and keeps its text. */
export function sanitizeContentHtml(html: string, toHref: (href: string) => string | null): string {
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
    // A page has one first-level heading, and it is not a template's.
    transformTags: {
      h1: 'h2',
      a: (_, { href = '', target }) => {
        const to = toHref(href);
        const opens: Record<string, string> = target === '_blank' ? { target, rel: 'noopener' } : {};
        return { tagName: 'a', attribs: to === null ? {} : { href: to, ...opens } };
      },
    },
    // Thousands of nested tags are no text.
    nestingLimit: 30,
  });
}
