import { expect, test } from '@jest/globals';
import { offlineOwnerCookieName, offlineOwnerMark } from '@/lib/session/offline-owner';
import { openSession } from '@/lib/session/session';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aSession, aSessionCookie, aToken } from '@/lib/testing/factories';
import { GET } from './route';

const backend = backendServer();
withProxySettings('https://shop.example', backend);

async function ask(...cookies: string[]) {
  const answer = await GET(
    new Request('https://shop.example/api/session', { headers: { cookie: cookies.join('; ') } }),
  );
  return { text: await answer.text(), set: answer.headers.getSetCookie() };
}

const aDesk = async () => {
  const mark = offlineOwnerMark(aSession());
  return `${offlineOwnerCookieName()}=${mark}`;
};

const older = () => Math.floor(Date.now() / 1000) - 16 * 60;

test('S06 a page learns who is signed in, and nothing of the token', async () => {
  const token = aToken({ role: 'ROLE_C' });
  const { text } = await ask(await aSessionCookie('client', token, 'Emma'));
  expect(JSON.parse(text)).toMatchObject({
    executive: null,
    client: { id: 'E1', name: 'Emma', role: 'ROLE_C', actor: null },
  });
  for (const part of token.split('.')) expect(text).not.toContain(part);
});

test('P07 a visitor without a valid cross-site token gets one, and a valid one is not replaced', async () => {
  const { set } = await ask();
  expect(set).toEqual([expect.stringMatching(/^XSRF-TOKEN=[0-9a-f]{32}\.[0-9a-f]{64}; .*; SameSite=lax; Secure$/)]);
  expect((await ask(`${xsrfCookie}=${createXsrfToken()}`)).set).toEqual([]);
  expect((await ask(`${xsrfCookie}=planted`)).set).toHaveLength(1);
});

test('P07 S06 while a person is signed in, asking for the session renews the cross-site token for seven days', async () => {
  const token = createXsrfToken();
  const { set } = await ask(`${xsrfCookie}=${token}`, await aSessionCookie('executive'), await aDesk());
  expect(set).toEqual([expect.stringContaining(`XSRF-TOKEN=${token}; Path=/; Max-Age=604800;`)]);
});

test('S02 a person who navigates stays signed in, because older tokens are renewed', async () => {
  const fresh = aToken({ role: 'ROLE_C' }, 'new');
  backend.answers((_, response) => answerJson(response, anEnvelope({ token: fresh, nombre: 'Emma' })));
  const old = aToken({ role: 'ROLE_C', iat: older() }, 'old');
  const known = `${xsrfCookie}=${createXsrfToken()}`;
  const { set } = await ask(
    known,
    await aSessionCookie('client', old),
    await aSessionCookie('executive'),
    await aDesk(),
  );
  expect(backend.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/EuropaBackend/rest/api/public/comprobarSesion?ambito=socia', ''],
    ['/EuropaBackend/rest/api/refreshToken', '{"ambito":"cliente"}'],
  ]);
  expect(set).toHaveLength(2);
  const [, seal] = /^__Host-velia-client=([^;]+)/.exec(set[0] ?? '') ?? [];
  await expect(openSession('client', seal)).resolves.toMatchObject({ token: fresh });
});

test('S02 a failed renewal leaves the session unchanged', async () => {
  backend.answers((_, response) => response.destroy());
  const old = aToken({ iat: older() });
  const known = `${xsrfCookie}=${createXsrfToken()}`;
  const { text, set } = await ask(known, await aSessionCookie('executive', old), await aDesk());
  expect(JSON.parse(text)).toMatchObject({ executive: { name: 'Lucía' } });
  expect(set).toEqual([expect.stringMatching(/^XSRF-TOKEN=/)]);
});

test.each([0, 16 * 60])(
  'a cookie with an age of %i seconds signs nobody in once its session has ended',
  async (age) => {
    backend.answers((_, response) =>
      answerJson(response, anEnvelope(null, { codigo: 1, mensaje: 'error.signedOut' }), 401),
    );
    const iat = Math.floor(Date.now() / 1000) - age;
    const { text, set } = await ask(
      await aDesk(),
      await aSessionCookie('executive', aToken({ iat }, `ended ${age}`)),
      await aSessionCookie('client', aToken({ iat, role: 'ROLE_C' }, `ended ${age}`)),
    );
    expect(JSON.parse(text)).toEqual({ executive: null, client: null });
    expect(set).toContainEqual(expect.stringMatching(/^__Host-velia-desk=; Path=\/; Max-Age=0;/));
  },
);

test('N20 a desk marker that is missing or another person’s is corrected', async () => {
  const right = expect.stringMatching(new RegExp(`^${await aDesk()}; Path=/; Max-Age=3(600|59\\d);`));
  const signedIn = await aSessionCookie('executive');
  expect((await ask(signedIn)).set).toContainEqual(right);
  expect((await ask(signedIn, `${offlineOwnerCookieName()}=somebody-else`)).set).toContainEqual(right);
});
