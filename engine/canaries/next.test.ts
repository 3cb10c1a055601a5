import * as fs from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js';
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { createNextCacheHandler } from '../cache/next-cache-handler.ts';
import { cleanRequest } from '../server/clean-request.ts';
import { navigationHeaders, rewrittenQuery } from '../server/strip-visitor-headers.ts';
import { canary } from './canary.ts';

const sourceOf = (file: string) => readFileSync(`node_modules/next/dist/${file}`, 'utf8');

type Cache = {
  get(key: string, context: object): Promise<{ value: { html: string; headers: object } } | null>;
  set(key: string, value: object, context: object): Promise<void>;
};

canary(
  {
    relied:
      'Next’s file system cache is a class with get and set of APP_PAGE entries, and flushToDisk keeps it off the disk',
    part: null,
    mend: 'Compare engine/cache/next-cache-handler.ts with next/dist/server/lib/incremental-cache/file-system-cache.js.',
  },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'canary-'));
    const PageCache = createNextCacheHandler({ off: () => new Set(), policyOf: ({ path }) => `policy of ${path}` });
    const { promises } = fs;
    const cache = new PageCache({
      fs: { ...fs, ...promises, mkdir: (path: string) => promises.mkdir(path, { recursive: true }) },
      flushToDisk: true,
      serverDistDir: folder,
      maxMemoryCacheSize: 100_000,
      revalidatedTags: [],
      _requestHeaders: {},
    } as unknown as ConstructorParameters<typeof PageCache>[0]) as unknown as Cache;
    const page = { kind: 'APP_PAGE', html: '<p>x</p>', headers: {}, status: 200, rscData: Buffer.from('x') };
    await cache.set('/route-cache/APP_PAGE/0a/$/x', page, { isFallback: false });
    const entry = await cache.get('/route-cache/APP_PAGE/0a/$/x', { kind: 'APP_PAGE', isFallback: false });
    const files = readdirSync(folder);
    rmSync(folder, { recursive: true });
    expect(entry?.value).toMatchObject({ html: '<p>x</p>', headers: { 'content-security-policy': 'policy of /x' } });
    expect(files).toEqual([]);
  },
);

canary(
  {
    relied: 'a key of the page cache is a route, a dollar sign and the path',
    part: 'page-policy',
    mend: 'Change `route` in engine/cache/next-cache-handler.ts to the form of getRouteCacheKey in next/dist/server/lib/route-cache-key.js.',
  },
  () => {
    const owner = { kind: 'APP_PAGE', sourceRoute: '/[locale]/x/page' } as unknown as Parameters<
      typeof getRouteCacheKey
    >[1];
    expect(getRouteCacheKey('/en/x', owner)).toMatch(/^\/route-cache\/[^$]*\$\/en\/x$/);
  },
);

canary(
  {
    relied: 'the build writes routes-manifest.json with staticRoutes and dynamicRoutes, each with page and regex',
    part: 'absent-resources',
    mend: 'Compare engine/server/build-routes.ts with .next/routes-manifest.json of a new build; the server reads it at its start.',
  },
  () => {
    const manifest = sourceOf('build/generate-routes-manifest.js');
    expect(manifest).toMatch(/\bdynamicRoutes,/);
    expect(manifest).toMatch(/\bstaticRoutes,/);
    expect(sourceOf('build/utils.js')).toMatch(/function pageToRoute[\s\S]{0,600}\bpage[,:][\s\S]{0,400}\bregex:/);
    expect(sourceOf('shared/lib/constants.js')).toContain("'routes-manifest.json'");
  },
);

canary(
  {
    relied: 'a client navigation names the wanted part in these headers, and a rewritten query in that of the answer',
    part: null,
    mend: 'Bring `navigationHeaders` in engine/server/strip-visitor-headers.ts, and deploy/nginx/locations.conf, in line with next/dist/client/components/app-router-headers.js: a header that does not pass makes navigations fail.',
  },
  () => {
    const known = [
      routerHeaders.RSC_HEADER,
      routerHeaders.NEXT_ROUTER_STATE_TREE_HEADER,
      routerHeaders.NEXT_ROUTER_PREFETCH_HEADER,
      routerHeaders.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
      routerHeaders.NEXT_URL,
    ];
    expect(navigationHeaders).toEqual(known);
    expect(routerHeaders.NEXT_RSC_UNION_QUERY).toBe('_rsc');
    expect(routerHeaders.NEXT_REWRITTEN_QUERY_HEADER).toBe(rewrittenQuery);
    // All that Next itself removes from a request before it renders: a new one may belong to navigations as well.
    expect(routerHeaders.FLIGHT_HEADERS).toEqual([
      ...known.slice(0, 3),
      routerHeaders.NEXT_HMR_REFRESH_HEADER,
      routerHeaders.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER,
    ]);
  },
);

canary(
  {
    relied: 'Next says in x-nextjs-cache whether a page is a hit or stale',
    part: 'hot-pages',
    mend: 'engine/cache/microcache.ts asks again sooner where Next serves a stale page: find its new sign in next/dist/build/templates/app-page-runtime.js.',
  },
  () => {
    const source = sourceOf('build/templates/app-page-runtime.js');
    expect(source).toContain('x-nextjs-cache');
    expect(source).toMatch(/'STALE'/);
  },
);

canary(
  {
    relied: 'Next writes a page’s data as calls of self.__next_f.push, and names its scripts below /_next/',
    part: 'plain-documents',
    mend: 'Compare `takeScripts` in engine/deferred-hydration/plain-document.ts with the HTML of a page of `next start`.',
  },
  () => {
    expect(sourceOf('server/app-render/use-flight-response.js')).toContain('(self.__next_f=self.__next_f||[]).push(');
    expect(sourceOf('server/app-render/required-scripts.js')).toContain('/_next/');
  },
);

canary(
  {
    relied: 'a build of Next says so in NEXT_PHASE',
    part: null,
    mend: 'Look how next/dist/build/index.js names its phase, and change `building` in engine/cache/next-cache-handler.ts.',
  },
  () => {
    expect(sourceOf('build/index.js')).toMatch(/process\.env\.NEXT_PHASE = \S*PHASE_PRODUCTION_BUILD/);
  },
);

canary(
  {
    relied: 'Next has four internal request headers that we do not remove, and drops them itself',
    part: null,
    mend: 'Compare INTERNAL_HEADERS of next/dist/server/lib/server-ipc/utils.js with `ours` in engine/server/clean-request.ts.',
  },
  () => {
    const [, list = ''] = /INTERNAL_HEADERS = \[([^\]]*)\]/.exec(sourceOf('server/lib/server-ipc/utils.js')) ?? [];
    const names = [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    const request = { headers: Object.fromEntries(names.map((name) => [name, 'x'])), socket: {} };
    cleanRequest(request as unknown as IncomingMessage, 0);
    expect(names).toContain('x-middleware-rewrite');
    expect(names.filter((name) => name in request.headers)).toEqual([
      'x-now-route-matches',
      'x-matched-path',
      'x-next-resume-state-length',
      'next-resume',
    ]);
  },
);
