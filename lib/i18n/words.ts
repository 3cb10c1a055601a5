/**
 * What client components say. Their words come as plain texts from the server (`t.raw` of a group), so that no message
 * library runs in the browser; these two fill in what only the browser knows.
 */
export type Plural = { one: string; other: string };

export const fill = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** One and many are all that Spanish, English and German tell apart. */
export const fillCount = (plural: Plural, count: number, values: Record<string, string | number> = {}): string =>
  fill(count === 1 ? plural.one : plural.other, { count, ...values });
