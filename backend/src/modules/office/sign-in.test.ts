import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { withCounter } from '../../../test/counter.ts';
import { onDatabase } from '../../../test/harness.ts';
import { withOffice } from '../../../test/office.ts';
import { aProvider } from '../../../test/provider.ts';
import { seededShop } from '../../../test/seeded.ts';
import { admitOperator, endOperator } from './operators.repository.ts';
import { officeRoutes } from './routes-table.ts';
import { operatorPaces } from './sign-in.service.ts';

const fill = (url: string) => url.replace(':list', 'open').replace(':id', '00000000-0000-4000-8000-000000000000');

onDatabase((database) => {
  const provider = aProvider();
  const shop = withCounter(database, [provider]);
  const office = withOffice(database, shop, provider);

  describe('without a session', () => {
    test.each(officeRoutes.map((route) => [route.method, route.url, route.isOpen === true] as const))(
      '%s %s gives nothing away',
      async (method, url, isOpen) => {
        const { status, to, text } = await office.browser().send(method, fill(url), { form: {} });
        if (isOpen) expect([200, 401]).toContain(status);
        else if (method === 'GET') expect([status, to]).toEqual([303, '/office/sign-in']);
        else expect([status, to]).toEqual([401, null]);
        expect(text).not.toContain('Unresolved payments');
      },
    );

    test('a made-up cookie is no session', async () => {
      const cookie = `__Host-office=${'a'.repeat(43)}`;
      expect((await office.browser().get('/office', { headers: { cookie } })).to).toBe('/office/sign-in');
    });
  });

  describe('signing in', () => {
    test('name and password open a session that scripts and other sites do not see', async () => {
      const browser = office.browser();
      const { status, to, headers } = await browser.signIn(' Marta ');
      expect([status, to]).toEqual([303, '/office']);
      expect(headers['set-cookie']).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
      const page = await browser.get('/office');
      expect(page.status).toBe(200);
      expect(page.text).toContain('<b>marta</b>');
      const [, token = ''] = browser.cookie.split('=');
      const kept = await shop.db().selectFrom('operator_sessions').select('token_hash').execute();
      expect(JSON.stringify(kept)).not.toContain(token);
    });

    test('a wrong password and an unknown name are told the same', async () => {
      const wrong = await office.browser().signIn('marta', 'not-hers', '198.51.100.20');
      const unknown = await office.browser().signIn('nobody', 'not-hers', '198.51.100.20');
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.text).toBe(unknown.text);
      expect(wrong.headers['set-cookie']).toBeUndefined();
    });

    test('an executive’s account does not open the office', async () => {
      const { status } = await office.browser().signIn('lucia@velia.example', 'Velia-Demo-2026', '198.51.100.21');
      expect(status).toBe(401);
    });

    test('after too many guesses even the right password has to wait, but not from another IP address', async () => {
      const { burst } = operatorPaces.pair;
      const guess = (password: string) => office.browser().signIn('jonas', password, '198.51.100.30');
      for (let tries = 0; tries < burst; tries += 1) expect((await guess('wrong')).status).toBe(401);
      const slowed = await guess('Amber-Lantern-77');
      expect(slowed.status).toBe(429);
      expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
      expect((await office.browser().signIn('jonas', undefined, '198.51.100.31')).status).toBe(303);
    });

    test('a form of another site signs nobody in', async () => {
      const { status } = await office.browser().send('POST', '/office/sign-in', {
        form: { user: 'marta', password: 'Amber-Lantern-77' },
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect(status).toBe(403);
    });
  });

  describe('a session ends', () => {
    const isIn = async (browser: Awaited<ReturnType<typeof office.signedIn>>) =>
      (await browser.get('/office')).status === 200;

    test('after half an hour without a press, and not before', async () => {
      const browser = await office.signedIn();
      shop.pass(29);
      expect(await isIn(browser)).toBe(true);
      shop.pass(29);
      expect(await isIn(browser)).toBe(true);
      shop.pass(31);
      expect(await isIn(browser)).toBe(false);
    });

    test('after eight hours, however much was pressed', async () => {
      const browser = await office.signedIn();
      for (let minutes = 0; minutes < 460; minutes += 20) {
        shop.pass(20);
        expect(await isIn(browser)).toBe(true);
      }
      shop.pass(20);
      expect(await isIn(browser)).toBe(false);
    });

    test('when the operator signs out, also for a copy of the cookie', async () => {
      const browser = await office.signedIn();
      const { cookie } = browser;
      const { to, headers } = await browser.post('/office/sign-out');
      expect([to, headers['set-cookie']]).toEqual(['/office/sign-in', expect.stringContaining('Max-Age=0')]);
      expect((await office.browser().get('/office', { headers: { cookie } })).status).toBe(303);
    });

    test('when the operator is admitted anew, or ended', async () => {
      await admitOperator(shop.db(), 'petra', 'no hash');
      const { password_hash } = await shop
        .db()
        .selectFrom('operators')
        .select('password_hash')
        .where('name', '=', 'marta')
        .executeTakeFirstOrThrow();
      await admitOperator(shop.db(), 'petra', password_hash);
      const first = await office.signedIn('petra');
      expect(await isIn(first)).toBe(true);
      await admitOperator(shop.db(), 'petra', password_hash);
      expect(await isIn(first)).toBe(false);
      const second = await office.signedIn('petra');
      expect(await endOperator(shop.db(), 'petra', shop.context().now())).toBe(true);
      expect(await isIn(second)).toBe(false);
      expect((await office.browser().signIn('petra')).status).toBe(401);
    });
  });

  describe('an office page', () => {
    test('is not cached, framed or indexed, and runs no script', async () => {
      const { headers, text } = await (await office.signedIn()).get('/office');
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-frame-options': 'DENY',
        'x-robots-tag': 'noindex, nofollow, noarchive',
        'referrer-policy': 'no-referrer',
      });
      const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
      expect(text).not.toMatch(/<script|\son\w+=|style="/);
    });

    test('speaks the browser’s language, and the one that is chosen', async () => {
      const browser = office.browser();
      const inGerman = await browser.get('/office/sign-in', { headers: { 'accept-language': 'fr,de-AT;q=0.8' } });
      expect(inGerman.text).toContain('<html lang="de">');
      const chosen = await browser.get('/office/sign-in?lang=es');
      expect([chosen.status, chosen.to]).toEqual([303, '/office/sign-in']);
      const [cookie = ''] = String(chosen.headers['set-cookie']).split(';');
      const inSpanish = await browser.get('/office/sign-in', { headers: { cookie, 'accept-language': 'de' } });
      expect(inSpanish.text).toContain('<html lang="es">');
      // In another language she is where she was.
      const there = await browser.get('/office/sign-in?x=%26y&z=1');
      expect(there.text).toContain('href="/office/sign-in?lang=de&amp;x=%26y&amp;z=1"');
      expect((await browser.get('/office/sign-in?x=%26y&lang=de')).to).toBe('/office/sign-in?x=%26y');
    });

    test.each([
      ['a body of another type', { 'content-type': 'application/json' }, '{}', 415],
      ['a body that is too large', {}, `user=${'a'.repeat(9_000)}`, 413],
      ['a field that comes twice', {}, 'user=a&user=b&password=c', 400],
    ])('refuses %s with a page of its own', async (_what, headers, payload, status) => {
      const reply = await office.app().inject({
        method: 'POST',
        url: '/office/sign-in',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    });
  });
}, seededShop);
