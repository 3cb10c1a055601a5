import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { hmac } from '@/lib/session/hmac';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';
import { anEnvelope } from '@/lib/testing/factories';

// Tags turn stale only within a request of Next.
const stale: string[] = [];
jest.mock('next/cache', () => ({
  revalidateTag: (tag: string) => stale.push(tag),
}));

let POST: typeof import('./route').POST;
beforeAll(async () => {
  ({ POST } = await import('./route'));
});

const secret = 'a-secret-that-both-sides-know-0123456789';
const backend = backendServer();
withSettings({ REVALIDATE_SECRET: secret });

let versions: number[] = [];
beforeEach(() => {
  process.env.BACKEND_URL = backend.url();
  stale.length = 0;
  versions = [7];
  // Each request gets the next of these responses, and the last one from then on.
  backend.answers((_, response) => {
    const version = String(versions.length > 1 ? versions.shift() : versions[0]);
    answerJson(response, anEnvelope({ clave: 'catalogo', version, vigente: false }));
  });
});

async function notify(body: BodyInit, signed = String(body)) {
  const moment = Math.floor(Date.now() / 1000);
  const headers = { 'x-signature': `t=${moment},v1=${hmac(`${moment}.${signed}`, secret)}` };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return POST(new Request('https://shop.example/api/revalidate', init));
}
const aNotice = (id: string, version = 7) =>
  JSON.stringify({ id, name: 'catalogo', version, tags: ['producto:V-1001', 'departamento:bras'] });

test('a notice that is too long is refused, even with a valid signature', async () => {
  const answer = await notify(JSON.stringify({ id: 'x'.repeat(66_000), name: 'menu', version: 1, tags: ['menu'] }));
  expect(answer.status).toBe(401);
});

test('an endless body is read no further than the limit', async () => {
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

test('T06 a notice of data that the backend can already show revalidates its pages at once', async () => {
  expect((await notify(aNotice('at once', 6))).status).toBe(200);
  expect(stale).toEqual(['producto:V-1001', 'departamento:bras']);
  expect(backend.asked.map(({ url }) => url)).toEqual([expect.stringMatching(/validarEnCache\/catalogo$/)]);
});

test('T06 a notice that is faster than its data waits until the new version can be read', async () => {
  versions = [5, 6, 7];
  expect((await notify(aNotice('early'))).status).toBe(200);
  expect(backend.asked).toHaveLength(3);
  expect(stale).toEqual(['producto:V-1001', 'departamento:bras']);
});

test('T06 without the new data nothing is revalidated, and the backend is asked to send the notice again', async () => {
  versions = [6];
  expect((await notify(aNotice('again'))).status).toBe(503);
  expect(stale).toEqual([]);
  versions = [7];
  expect((await notify(aNotice('again'))).status).toBe(200);
  expect(stale).toHaveLength(2);
});

test('T06 while the backend cannot tell its version nothing is revalidated, and the notice is to be sent again', async () => {
  backend.answers((_, response) => answerJson(response, null, 500));
  expect((await notify(aNotice('broken'))).status).toBe(503);
  expect(stale).toEqual([]);
});

test('a repeated notice revalidates its pages once', async () => {
  expect((await notify(aNotice('twice'))).status).toBe(200);
  expect((await notify(aNotice('twice'))).status).toBe(200);
  expect(stale).toHaveLength(2);
});
