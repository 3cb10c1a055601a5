import { expect, jest, test } from '@jest/globals';
import { noncePolicy, staticPolicy } from './content-security-policy.ts';

test('a page that is the same for everyone runs our own files only', () => {
  expect(staticPolicy().split('; ')[0]).toBe("script-src 'self'");
});

test('pictures are allowed from this host and from the operator’s content origins', () => {
  const pictures = () =>
    staticPolicy()
      .split('; ')
      .find((each) => each.startsWith('img-src'));
  expect(pictures()).toBe("img-src 'self' data: blob:");
  const replaced = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    PICTURE_ORIGINS: 'https://a.example, https://b.example/',
  });
  expect(pictures()).toBe("img-src 'self' data: blob: https://a.example https://b.example");
  replaced.restore();
});

test('K16 a container’s addresses, never a whole host, are allowed on open pages only, and only if one is set', () => {
  const without = staticPolicy();
  expect(staticPolicy({ isOpen: true })).toBe(without);
  const replaced = jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    GTM_ID: 'GTM-ABC1234',
    GTM_ORIGIN: 'https://tags.example',
    GTM_ADDRESSES: 'https://count.example/g/collect https://*.count.example/a',
  });
  expect(staticPolicy()).toBe(without);
  expect(noncePolicy('abc')).not.toContain('tags.example');
  const open = staticPolicy({ isOpen: true }).split('; ');
  replaced.restore();
  expect(open[0]).toBe("script-src 'self' https://tags.example/gtm.js https://tags.example/gtag/js");
  expect(open).toContain("connect-src 'self' https://count.example/g/collect https://*.count.example/a");
  expect(open).toContain("img-src 'self' data: blob: https://count.example/g/collect https://*.count.example/a");
});

test.each([
  ['static', staticPolicy()],
  ['personal', noncePolicy('abc')],
])('the policy of a %s page allows no foreign host for scripts, connections, forms or frames', (_, policy) => {
  const parts = policy.split('; ');
  expect(parts).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      "connect-src 'self'",
    ]),
  );
  expect(parts[0]).not.toMatch(/unsafe|\*|https?:|data:/);
  expect(new Set(parts.map((part) => part.split(' ')[0])).size).toBe(parts.length);
});

test('scripts may use eval only where a policy asks for it', () => {
  expect(noncePolicy('abc')).not.toContain('unsafe-eval');
  expect(noncePolicy('abc', { evaluate: true })).toContain("'unsafe-eval'");
});
