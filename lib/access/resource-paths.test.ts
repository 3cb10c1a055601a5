import { globSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { config } from '@/middleware';
import { isInResourceFolder, isResourcePath } from './resource-paths';
import { isPublicPath, publicSections } from './route-access';

/** Addresses of the route handlers without a language, with an example for each variable part. */
const handlers = globSync('app/**/route.ts')
  .map((file) => file.slice('app'.length, -'/route.ts'.length))
  .filter((path) => !path.startsWith('/[locale]/'))
  .map((path) => path.replace(/\[[^\]]+\]/g, 'x'));

const passesMiddleware = (path: string) =>
  unstable_doesMiddlewareMatch({ config, nextConfig: {}, url: `https://shop.example${path}` });

test('every route handler without a language, and every served file, is known as a resource and passes no middleware', () => {
  expect(handlers).toContain('/api/session');
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative('public', join(parentPath, name))}`);
  expect(files).toContain('/.well-known/security.txt');
  expect([...handlers, ...files].filter((path) => !isResourcePath(path) || passesMiddleware(path))).toEqual([]);
});

test('every route handler below the top level is in a resource folder', () => {
  const below = handlers.filter((path) => path.lastIndexOf('/') > 0);
  expect(below.filter((path) => !isInResourceFolder(path))).toEqual([]);
});

test.each(['/', '/api', '/apix/x', '/_nextx/y', '/EuropaBackend/x', '/robots.txt/x', '/en/api/x', '/medias/x'])(
  '%s is no resource',
  (path) => {
    expect(isResourcePath(path)).toBe(false);
  },
);

test('no public page is a resource', () => {
  const pages = publicSections.flatMap((section) => [`/${section}`, `/${section}/api/x`]);
  expect(pages.filter((path) => isResourcePath(path) || !isPublicPath(path))).toEqual([]);
});
