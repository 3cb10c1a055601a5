import type { Call } from '@/contract/call';

/** Path and query of a call, without the base path. */
export function callAddress(row: Pick<Call, 'path'>, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(values[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Dot segments climb out of the path even when they are encoded; encoded twice they are a name that nobody has. */
const segment = (value: string) => (/^\.{1,2}$/.test(value) ? '%252E'.repeat(value.length) : encodeURIComponent(value));
