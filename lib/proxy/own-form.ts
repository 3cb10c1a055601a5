import 'server-only';
import { settings } from '@/lib/env';
import { readBytes } from './read-bytes';

/**
 * What a form of ours says that a browser sends by itself. Null for a strange site's form, one that hides whose it is, and
 * one that is too long to be any: nobody writes in somebody else's name.
 */
export async function readOwnForm(request: Request, mostBytes: number): Promise<URLSearchParams | null> {
  const bytes = await readBytes(request, mostBytes).catch(() => null);
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isStrange = origin !== null && origin !== 'null' && origin !== settings().publicOrigin;
  if (!bytes || isStrange || (site !== null && site !== 'same-origin')) return null;
  return new URLSearchParams(new TextDecoder().decode(bytes));
}
