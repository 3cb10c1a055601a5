import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { aSession } from '@/lib/testing/factories';
import { accessRedirect, hasRole } from './access-redirect';
import { parseReturnPath } from './return-path';
import { type Access, findAccess, guardedRoutes, isPublicPath, publicSections } from './route-access';

const visitors = {
  nobody: { executive: null, client: null },
  executive: { executive: aSession({ role: 'ROLE_W' }), client: null },
  advisor: { executive: aSession({ role: 'ROLE_T' }), client: null },
  client: { executive: null, client: aSession({ role: 'ROLE_C' }) },
  newExecutive: { executive: aSession({ role: 'ROLE_W', passchanged: 'N' }), client: null },
  newAdvisor: { executive: aSession({ role: 'ROLE_T', passchanged: 'N' }), client: null },
};

const home = '/home/your-catalog-sale-business';
const desk = '/executive/your-account/home';
const goes = (path: string) => {
  const access = findAccess(path);
  if (!access) throw new Error(`${path} has no rule`);
  return Object.fromEntries(
    Object.entries(visitors).map(([name, sessions]) => [name, accessRedirect(access, sessions, path)]),
  );
};
const back = (target: string, path: string) => `${target}?return=${encodeURIComponent(path)}`;
const open = { nobody: null, executive: null, advisor: null, client: null, newExecutive: null, newAdvisor: null };
const noPassword = { newExecutive: '/validation/password-init', newAdvisor: '/validation/password-init' };

const table: Record<'open' | 'executive' | 'both' | 'client', string[]> = {
  open: [
    '/accordion',
    '/search',
    '/search/printed-catalogue',
    '/executive/welcome',
    '/executive/register-success',
    '/validation/sign-in',
    '/validation/password-init',
    '/validation/recover',
    '/validation/confirm-mail',
    '/validation/restock',
    '/validation/withdrawal',
    '/validation/no-mail',
    '/validation/no-reviews',
    '/validation/ready-bag',
    '/validation/invitation',
    '/validation/account',
    '/validation/contact',
    '/validation/newsletter',
    '/validation/newsletter/send',
    '/validation/your-request',
    '/validation/request-state',
    '/validation/payment/2611A04817',
    '/executive/search-executives',
    '/clients/login',
    '/clients/new-account',
    '/wish-list',
    '/compare',
    '/my-store/invited/shopping-bag',
    '/my-store/a/shopping-clientdata',
    '/my-store/A-b_9/shopping-payment',
    '/my-store/abcdefghijklmnopqrst/shopping-confirmation',
    '/my-store/invited/gift-cards',
    '/my-store/invited/gift-cards/purchase',
    '/my-store/invited/gift-cards/leave',
  ],
  executive: [
    '/executive/quick-order',
    '/executive/your-account/security',
    '/executive/your-account/data',
    '/executive/your-account/payments',
    '/executive/your-account/statement',
    '/executive/your-account/statement/file',
    '/executive/your-account/store',
    '/executive/your-account/orders',
    '/executive/your-account/order',
    '/executive/your-account/sales',
    '/executive/your-account/find',
    '/executive/your-account/refereals',
    '/executive/your-account/clients',
    '/executive/your-account/client',
    '/executive/your-account/client-message',
    '/executive/your-account/client-import',
    '/executive/your-account/client-merge',
    '/executive/your-account/client-products',
    '/checkout/bag',
    '/checkout/gifts',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/confirmation',
    '/checkout/leave',
    '/checkout/payment-result',
  ],
  both: [desk],
  client: ['/clients/welcome', '/clients/order', '/clients/orders', '/clients/data'],
};

test.each(table.open)('X06 anyone may open %s', (path) => {
  expect(goes(path)).toEqual(open);
});

test.each(table.executive)('R34 R35 X06 P01 only executives open %s', (path) => {
  const out = back(home, path);
  expect(goes(path)).toEqual({ nobody: out, client: out, executive: null, advisor: desk, ...noPassword });
});

test.each(table.both)('R34 X06 executives and advisors open %s', (path) => {
  const out = back(home, path);
  expect(goes(path)).toEqual({ nobody: out, client: out, executive: null, advisor: null, ...noPassword });
});

test.each(table.client)('R36 X06 P03 only clients open %s', (path) => {
  const out = back('/clients/login', path);
  expect(goes(path)).toEqual({
    nobody: out,
    executive: out,
    advisor: out,
    client: null,
    newExecutive: out,
    newAdvisor: out,
  });
});

const wayBack = (path: string, search: string) => {
  const access = findAccess(path);
  const target = access && accessRedirect(access, visitors.nobody, path, search);
  return new URL(target ?? '', 'https://shop.example').searchParams.get('return');
};

test('R34 a redirect to the sign-in carries the wanted page with its query as the return address', () => {
  expect(wayBack('/checkout/confirmation', '?order=2026-000123&x=%C3%B1')).toBe(
    '/checkout/confirmation?order=2026-000123&x=%C3%B1',
  );
});

test('R34 whatever the query, the return address is the page on this shop, with or without its query', () => {
  const odd = fc.constantFrom(
    '\\',
    '//',
    'https://evil.example',
    '&return=//evil.example',
    '#',
    ' ',
    '\t',
    'ñ',
    '%',
    '?',
  );
  const query = fc.oneof(
    fc.string({ maxLength: 600 }),
    fc.array(odd).map((parts) => parts.join('')),
  );
  const paths = fc.constantFrom(...table.executive, ...table.both, ...table.client);
  fc.assert(
    fc.property(paths, query, (path, text) => {
      // As browsers encode it in a request, and as other clients may not.
      const { search } = new URL(`https://shop.example/?${text}`);
      expect([path, path + search]).toContain(wayBack(path, search));
      const back = wayBack(path, `?${text}`);
      expect(new URL(back ?? '', 'https://shop.example').origin).toBe('https://shop.example');
      expect(parseReturnPath(back)).toBe(back);
    }),
    { numRuns: 3000 },
  );
});

test('every rule of the access table but the gallery’s has a tested path', () => {
  const walked = Object.values(table).flat();
  const unmet = guardedRoutes.filter(({ pattern }) => !walked.some((path) => pattern.test(path)));
  expect(unmet.map(({ pattern }) => pattern.source)).toEqual(['^\\/dev\\/gallery$']);
});

test.each([
  ['ROLE_W', 'ROLE_W', true],
  ['ROLE_W,ROLE_T', 'ROLE_T', true],
  [' ROLE_W , ROLE_T ', 'ROLE_T', true],
  ['ROLE_W,ROLE_T', 'ROLE_C', false],
  ['ROLE_WX', 'ROLE_W', false],
  ['', 'ROLE_W', false],
  ['ROLE_W,', '', true],
])('R35 the roles "%s" admit %j: %s', (allowed, role, opens) => {
  // A token never has an empty role: readToken refuses it.
  expect(hasRole(allowed, role)).toBe(opens);
});

test('R35 an executive home that refuses a role redirects to the country home, not to itself', () => {
  const onlyAdvisors: Access = { session: 'executive', roles: 'ROLE_T' };
  expect(accessRedirect(onlyAdvisors, visitors.executive, desk)).toBe(home);
});

test.each([
  '/',
  '/home',
  '/Executive/welcome',
  '/executive',
  '/executive/welcome/',
  '/executive/welcome/x',
  '/my-store/a b/shopping-bag',
  '/my-store/../shopping-bag',
  '/my-store/abcdefghijklmnopqrstu/shopping-bag',
  '/my-store//shopping-bag',
  '/my-store/invited/gift-cards/other',
  '/checkout',
  '/EUROPE',
  '/EuropaBackend/rest',
])('R02 %s has no rule of its own', (path) => {
  expect(findAccess(path)).toBeNull();
});

test('a path is public or has a rule, never both', () => {
  for (const path of Object.values(table).flat()) expect([path, isPublicPath(path)]).toEqual([path, false]);
  for (const section of publicSections) {
    expect([`/${section}`, `/${section}/x/y`].map((path) => [isPublicPath(path), findAccess(path)])).toEqual([
      [true, null],
      [true, null],
    ]);
    expect([`/${section}x`, `/${section.toUpperCase()}`, section].some(isPublicPath)).toBe(false);
  }
});

test('V02 a personal store has an alias of 1 to 20 letters, digits, underscores or hyphens', () => {
  const welcome = (alias: string) => isPublicPath(`/my-store/${alias}/welcome`);
  expect(['a', 'invited', 'A-b_9', 'x'.repeat(20)].map(welcome)).toEqual([true, true, true, true]);
  expect(['', 'x'.repeat(21), 'a b', 'ñ', 'a.b', 'a/b', '%41'].some(welcome)).toBe(false);
});

test('of the pages behind a sign-in, exactly those of clients have an address under /clients/', () => {
  // The browser uses it to tell which session a page needs, without loading this table.
  const underClients = (path: string) => path.startsWith('/clients/');
  expect(table.client.every(underClients)).toBe(true);
  expect([...table.executive, ...table.both].some(underClients)).toBe(false);
});
