import type { Graph, Thing } from 'schema-dts';

/** One graph a page: its nodes name each other by `@id`. */
export const asGraph = (...nodes: (Thing | null)[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== null),
});

/** Nothing within can end the element, begin a comment or be a line end to older readers of JSON. */
export const serializeJsonLd = (data: Graph): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
