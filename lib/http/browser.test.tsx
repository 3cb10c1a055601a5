import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readCookie } from '@/lib/session/cookie-header';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import { get, post } from './browser';

type Sent = { address: string; init: RequestInit };

/** Replaces `fetch` and records the requests to our own host. */
function network(answer: (address: string) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    sent.push({ address: String(address), init: init ?? {} });
    return answer(String(address));
  });
  return sent;
}
const body = { usuario: 'lucia', clave: 'secret' };
const header = ({ init }: Sent, name: string) => new Headers(init.headers).get(name);

beforeEach(() => {
  setCookie('XSRF-TOKEN=known.token; path=/');
});
afterEach(() => {
  setCookie('XSRF-TOKEN=; path=/; max-age=0');
  jest.restoreAllMocks();
});

test('P07 K17 P08 a call goes to our own host as JSON, in the page’s language, with the token of the cookie', async () => {
  document.documentElement.lang = 'de';
  const sent = network(() => Response.json(anEnvelope({ a: 1 })));
  await expect(
    post<'signIn'>('/api/login', { body: { usuario: 'ñ', clave: 'x' }, idempotencyKey: 'k1' }),
  ).resolves.toMatchObject({
    ok: true,
    data: { a: 1 },
  });
  await get<'signOut'>('/api/public/logoutApp', { query: { ambito: 'socia', todas: 'S' } });
  const [write, read] = sent as [Sent, Sent];
  expect(write.address).toBe('/EuropaBackend/rest/api/login');
  expect(read.address).toBe('/EuropaBackend/rest/api/public/logoutApp?ambito=socia&todas=S');
  expect(write.init).toMatchObject({ method: 'POST', body: '{"usuario":"ñ","clave":"x"}', credentials: 'same-origin' });
  expect(
    ['x-xsrf-token', 'content-type', 'idempotency-key', 'accept-language'].map((name) => header(write, name)),
  ).toEqual(['known.token', 'application/json', 'k1', 'de']);
  expect([header(read, 'x-xsrf-token'), header(read, 'content-type'), read.init.body]).toEqual([
    'known.token',
    null,
    undefined,
  ]);
});

test('P07 the first call of a visitor fetches the token first', async () => {
  setCookie('XSRF-TOKEN=; path=/; max-age=0');
  const sent = network((address) => {
    if (address === '/api/session') setCookie('XSRF-TOKEN=fresh.token; path=/');
    return Response.json(anEnvelope({}));
  });
  await post<'signIn'>('/api/login', { body });
  expect(sent.map(({ address }) => address)).toEqual(['/api/session', '/EuropaBackend/rest/api/login']);
  expect(header(sent[1] as Sent, 'x-xsrf-token')).toBe('fresh.token');
});

test('a call names the person that its page belongs to, and on a public page nobody', async () => {
  const sent = network(() => Response.json(anEnvelope({})));
  await post<'addLines'>('/api/socia/insertarItem', { body: { lineas: [] } });
  document.body.innerHTML = '<main id="content" data-executive="E1" data-client="C1"></main>';
  await post<'addLines'>('/api/socia/insertarItem', { body: { lineas: [] } });
  document.body.innerHTML = '';
  expect(sent.map((each) => [header(each, 'x-page-executive'), header(each, 'x-page-client')])).toEqual([
    [null, null],
    ['E1', 'C1'],
  ]);
});

test.each([
  [true, 'error.busy'],
  [false, 'error.offline'],
])('a call that fails while online is %s returns %s', async (online, key) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(post<'signIn'>('/api/login', { body })).resolves.toMatchObject({
    ok: false,
    kind: 'network',
    key,
    retryable: true,
  });
});

test('a response without an envelope is a failure and none of it is shown', async () => {
  network(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(get<'readShop'>('/api/public/getDataInit')).resolves.toMatchObject({
    ok: false,
    kind: 'broken',
    key: 'error.broken',
  });
});

test('a cookie is found by its whole name', () => {
  setCookie('OTHER-XSRF-TOKEN=wrong; path=/');
  expect(readCookie('XSRF-TOKEN')).toBe('known.token');
  expect(readCookie('TOKEN')).toBeNull();
});
