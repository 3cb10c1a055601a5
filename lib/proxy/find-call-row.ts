import { type CallRow, calls } from '@/contract/calls/table';

type RowMatch = { row: CallRow } | { refusal: 'absent' | 'method'; allowed: string };

const patterns = calls.map((row) => ({
  row: row as CallRow,
  // A parameter is one segment of unreserved characters: no slash, no dot segments, nothing encoded twice.
  pattern: new RegExp(`^${row.path.replace(/\{\w+\}/g, '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~@:-]{1,80}')}$`),
}));

/** The call of this path, or why there is none. `path` is still encoded. */
export function findCallRow(method: string, path: string): RowMatch {
  const named = patterns.filter(({ pattern, row }) => pattern.test(path) && !('elsewhere' in row));
  const match = named.find(({ row }) => row.method === method);
  if (match) return { row: match.row };
  const allowed = named.map(({ row }) => row.method).join(', ');
  return { refusal: named.length > 0 ? 'method' : 'absent', allowed };
}
