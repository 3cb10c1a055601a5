import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { encodingFor } from '../answers/accepted-encoding.ts';

const types: Record<string, string> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  map: 'application/json',
  txt: 'text/plain; charset=utf-8',
};
const endings = { br: '.br', gzip: '.gz' };

type PackedEncoding = keyof typeof endings;
type PackedFiles = { [encoding in PackedEncoding]?: Buffer };

const prefix = '/_next/static/';

/**
 * Scripts and styles of the build, compressed when they were built. Next would compress them anew for each visitor, and
 * only as gzip. What is wanted plain or in part is Next’s to answer.
 */
export function createStaticFiles(folder: string) {
  const names = new Set(listFiles(folder));
  const files = new Map<string, PackedFiles>(
    [...names].filter((name) => names.has(`${name}.br`) && names.has(`${name}.gz`)).map((name) => [name, {}]),
  );

  function read(name: string, kept: PackedFiles, encoding: PackedEncoding): Buffer {
    kept[encoding] ??= readFileSync(join(folder, name + endings[encoding]));
    return kept[encoding];
  }

  return {
    /** Whether the build has this file, compressed or not. */
    has: (path: string): boolean => path.startsWith(prefix) && names.has(decodeURIComponent(path.slice(prefix.length))),

    /** True when the request was answered. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!request.url?.startsWith(prefix) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
      const [name = ''] = request.url.slice(prefix.length).split('?');
      const kept = files.get(name);
      const encoding = encodingFor(request.headers['accept-encoding']);
      if (encoding === 'identity' || request.headers.range || !kept) return false;
      const body = read(name, kept, encoding);
      response.writeHead(200, {
        'content-type': types[name.split('.').at(-1) ?? ''],
        'content-encoding': encoding,
        'content-length': body.byteLength,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
      return true;
    },
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}
