const folder = '/_next/static/page/';

/** Where the data of a page stands, in the state of this digest. The page's own path says which to make where it is gone. */
export const toDataAddress = (path: string, digest: string): string => `${folder}${digest}${path}.js`;

export function readDataAddress(address: string): { path: string; data: string } | null {
  if (!address.startsWith(folder)) return null;
  const [, data, path] = /^([\w-]{27})(\/.+)\.js$/.exec(address.slice(folder.length)) ?? [];
  return data && path ? { path, data } : null;
}
