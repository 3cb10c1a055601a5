const folder = '/_next/static/page/';

/**
 * The address of a page's data with this digest. It contains the page's path, so that the page can be rendered again.
 */
export const toDataAddress = (path: string, digest: string): string => `${folder}${digest}${path}.js`;

export function readDataAddress(address: string): { path: string; data: string } | null {
  if (!address.startsWith(folder)) return null;
  const [, data, path] = /^([\w-]{27})(\/.+)\.js$/.exec(address.slice(folder.length)) ?? [];
  return data && path ? { path, data } : null;
}
