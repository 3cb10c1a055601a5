import type { AnyInput } from './call-input';

/** Path and query of a call, without the base path. `path` is the contract's, with its `{x}`. */
export function callAddress(path: string, { params, query }: AnyInput): string {
  const values = params as Record<string, unknown> | undefined;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(values?.[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${filled}?${text}` : filled;
}

/** Dot segments change the path even when encoded once; encoded twice they are a parameter that matches nothing. */
const segment = (value: string) => (/^\.{1,2}$/.test(value) ? '%252E'.repeat(value.length) : encodeURIComponent(value));
