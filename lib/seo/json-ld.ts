import type { Graph, Thing } from 'schema-dts';

/** One graph per page: its nodes refer to each other by `@id`. */
export const asGraph = (...nodes: (Thing | null)[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== null),
});

/** Escapes everything that could end the element, open a comment or be a line end to older JSON parsers. */
export const serializeJsonLd = (data: Graph): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
