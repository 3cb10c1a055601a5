import type { CallRow } from '@/contract/calls';

/** Path and query of a call, without the base path. */
export function callAddress(row: Pick<CallRow, 'path'>, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>))
    if (value !== undefined) search.set(name, String(value));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
