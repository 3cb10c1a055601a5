import { expect, jest, test } from '@jest/globals';
import { hmac } from '@/lib/session/mac';
import { withSettings } from '@/lib/testing/backend-server';

// Tags turn stale only within a request of Next.
jest.mock('next/cache', () => ({ revalidateTag: () => {} }));

const secret = 'a-secret-that-both-sides-know-0123456789';
withSettings({ REVALIDATE_SECRET: secret });

async function notify(body: BodyInit, signed = String(body)) {
  const moment = Math.floor(Date.now() / 1000);
  const headers = { 'x-signature': `t=${moment},v1=${await hmac(`${moment}.${signed}`, secret)}` };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const { POST } = await import('./route');
  return POST(new Request('https://shop.example/api/revalidate', init));
}

test('a notice that is too long is refused, however well it is signed', async () => {
  const answer = await notify(JSON.stringify({ id: 'x'.repeat(66_000), tags: ['menu'] }));
  expect(answer.status).toBe(401);
});

test('a stranger cannot fill the memory: what never ends is read no further than the bound', async () => {
  let given = 0;
  const endless = new ReadableStream({
    pull(controller) {
      given += 16_384;
      if (given > 4_000_000) controller.close();
      else controller.enqueue(new Uint8Array(16_384));
    },
  });
  expect((await notify(endless, '')).status).toBe(401);
  expect(given).toBeLessThan(200_000);
});

test.each([
  [['menu', 'redirecciones'], '1'],
  [['menu'], null],
])('F035 the server around Next is told when the redirects changed: %j', async (tags, told) => {
  const answer = await notify(JSON.stringify({ id: 'x', tags }));
  expect([answer.status, answer.headers.get('x-redirects-changed')]).toEqual([200, told]);
});
