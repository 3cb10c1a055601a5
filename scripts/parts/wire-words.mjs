import { isOwnCall } from '../../contract/call.ts';
import { calls } from '../../contract/calls/table.ts';
import { locales, sizeGuides } from '../../contract/public-codes.ts';
import { TokenClaimsSchema } from '../../contract/session/schemas.ts';

/** Wire words that are also ordinary English or technical words, and prove nothing. */
const homographs = {
  'names that both halves need for themselves': [
    ...['id', 'token', 'version', 'total', 'subtotal', 'reference', 'label', 'lang', 'legal', 'media', 'base', 'hash'],
    ...['description', 'parent', 'price', 'selected', 'type', 'actual', 'catalogue', 'checkout', 'menu', 'variants'],
    ...['alias', 'color', 'decision', 'lowest30', 'general', 'real', 'final', 'actor', 'country_code'],
  ],
  'words of HTML, CSS and the web': [
    ...['alt', 'href', 'target', 'url', 'ip', 'hex', 'base64', 'qr', '_blank', '_self'],
    ...['image/jpeg', 'image/png', 'image/webp', 'HTML', 'VIDEO'],
  ],
  'names that papers and banks have in every language': ['iban', 'bic', 'whatsapp', 'DNI', 'NIE'],
  'claims that every token has, and the role, which is English as well': ['sub', 'sid', 'exp', 'iat', 'role'],
  'parameters without a name, and languages': ['a', 'b', 'x', ...locales, 'es_ES'],
  'the size tables, which are named in English': sizeGuides,
};

/** Shorter codes (S, N, OF) occur in any text: they only count in comparisons. */
const shortestCode = 3;

/** Stored codes are in capitals; all else that our own calls say has the names of the code. */
const isStoredCode = /^[A-Z_]+$/;

/** Names and codes of the token and of the specification's calls, and the stored codes of our own. */
export function wireWords() {
  const names = new Set();
  const codes = new Set();
  const shortCodes = new Set();
  const walked = new Set();
  const walk = (schema, named = true) => {
    if (typeof schema !== 'object' || schema === null || walked.has(schema)) return;
    walked.add(schema);
    if (named) for (const name of Object.keys(schema.properties ?? {})) names.add(name);
    for (const code of [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])])
      if (typeof code === 'string' && (named ? code !== '' : isStoredCode.test(code)))
        (code.length < shortestCode ? shortCodes : codes).add(code);
    for (const part of Object.values(schema)) walk(part, named);
  };
  walk(TokenClaimsSchema);
  // What is shared with a call of the specification is walked, and named, first.
  for (const row of calls.toSorted((a, b) => Number(isOwnCall(a)) - Number(isOwnCall(b))))
    for (const schema of [row.params, row.query, row.body, row.datos]) walk(schema, !isOwnCall(row));
  for (const word of Object.values(homographs).flat()) for (const each of [names, codes, shortCodes]) each.delete(word);
  return { names, codes, shortCodes };
}
