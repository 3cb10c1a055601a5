import { expect, test } from '@jest/globals';
import { basePath } from '@/contract/call';
import { createXsrfToken } from '@/lib/session/xsrf';
import { xsrfCookie } from '@/lib/session/xsrf-names';
import { answerJson, backendServer, withProxySettings } from '@/lib/testing/backend-server';
import { anEnvelope, aToken } from '@/lib/testing/factories';
import { proxy } from './proxy';

const shop = 'https://shop.example';
const backend = backendServer();
withProxySettings(shop, backend);

const cookieName = '__Host-velia-devices';

async function signIn(cookie = '', path = '/api/login') {
  const token = createXsrfToken();
  const headers = {
    origin: shop,
    'content-type': 'application/json',
    'x-xsrf-token': token,
    'x-device-marks': 'what-a-browser-makes-up',
    cookie: `${xsrfCookie}=${token}; ${cookie}`,
  };
  const body = JSON.stringify({ usuario: 'lucia', clave: 'secret' });
  const answer = await proxy(new Request(shop + basePath + path, { method: 'POST', headers, body }));
  const set = answer.headers.getSetCookie().find((text) => text.startsWith(cookieName));
  return { text: await answer.text(), set, pair: set?.split(';')[0] ?? cookie };
}
const marksSent = () => backend.asked.at(-1)?.headers['x-device-marks'];
const markOf = (account: string) => `mark-of-the-account-${account}`;
const welcomes = (account: string) =>
  backend.answers((_, response) =>
    answerJson(
      response,
      anEnvelope({ token: aToken({ sub: account }), nombre: 'Lucía', dispositivo: markOf(account) }),
    ),
  );

test('C001 the device mark is in a sealed HttpOnly cookie and is sent with the next sign-in', async () => {
  welcomes('E1');
  const { text, set, pair } = await signIn();
  expect(marksSent()).toBeUndefined();
  expect(text + set).not.toContain('mark-of');
  expect(set).toMatch(/; Path=\/; Max-Age=15552000; SameSite=lax; Secure; HttpOnly$/);
  await signIn(pair);
  expect(marksSent()).toBe(markOf('E1'));
  await signIn(`${pair.slice(0, -4)}xxxx`);
  expect(marksSent()).toBeUndefined();
});

test('C001 one mark is kept for each of five accounts, the newest first', async () => {
  let cookie = '';
  for (const account of ['E1', 'E2', 'E3', 'E4', 'E1', 'E5', 'E6']) {
    welcomes(account);
    cookie = (await signIn(cookie)).pair;
  }
  await signIn(cookie);
  expect(marksSent()).toBe(['E6', 'E5', 'E1', 'E4', 'E3'].map(markOf).join(','));
});

test.each([
  ['refuses', () => backend.answers((_, response) => answerJson(response, anEnvelope(null, { codigo: 1 }), 401))],
  [
    'gives no mark',
    () => backend.answers((_, response) => answerJson(response, anEnvelope({ token: aToken(), nombre: 'Lucía' }))),
  ],
])('C001 when the backend %s the marks stay unchanged', async (_what, answers) => {
  answers();
  expect((await signIn()).set).toBeUndefined();
});
