import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Route = { page: string; regex: string };

/** Tells whether the build has a route at a path, apart from the pages of a language. */
export function readBuildRoutes(folder: string): (path: string) => boolean {
  const manifest: { staticRoutes: Route[]; dynamicRoutes: Route[] } = JSON.parse(
    readFileSync(join(folder, 'routes-manifest.json'), 'utf8'),
  );
  const patterns = [...manifest.staticRoutes, ...manifest.dynamicRoutes]
    .filter(({ page }) => !page.startsWith('/[locale]'))
    .map(({ regex }) => new RegExp(regex));
  return (path) => patterns.some((pattern) => pattern.test(path));
}
