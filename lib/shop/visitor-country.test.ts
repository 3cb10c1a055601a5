import { expect, jest, test } from '@jest/globals';
import { answerJson, backendServer, withSettings } from '@/lib/testing/backend-server';

const service = backendServer();
let visitor: string | null = null;
jest.mock('next/headers', () => ({
  headers: async () => new Headers(visitor === null ? {} : { 'x-forwarded-for': visitor }),
}));
withSettings({
  get IP_LOCATION_URL() {
    return `${service.url()}/ip-location/`;
  },
});

/** A fresh process each time, without a cache. */
async function guessOf(addresses: (string | null)[], patienceMs = 25_000) {
  jest.resetModules();
  const { guessCountry } = await import('./visitor-country');
  const guesses: (string | null)[] = [];
  for (const address of addresses) {
    visitor = address;
    guesses.push(await guessCountry(patienceMs));
  }
  return guesses;
}
const asked = () => service.asked.map(({ url }) => url);

test('C007 the service is called once per network, with the shortened address and without a cookie', async () => {
  service.answers(({ url }, response) =>
    answerJson(response, { ip: 'x', country_code: url?.includes('192.') ? 'DE' : 'ES' }),
  );
  expect(await guessOf(['192.0.2.7', '2001:db8::1', '192.0.2.200'])).toEqual(['DE', 'ES', 'DE']);
  expect(asked()).toEqual(['/ip-location/192.0.2.0/json', '/ip-location/2001%3Adb8%3A%3A/json']);
  expect(service.asked[0]?.headers).not.toHaveProperty('cookie');
});

test('C007 without an address the service is not called', async () => {
  expect(await guessOf([null, ''])).toEqual([null, null]);
  expect(asked()).toEqual([]);
});

test.each([
  ['knows no country', 200, { ip: '192.0.2.7', country_code: null }],
  ['says something else', 200, { country_code: '<b>' }],
  ['says nothing', 200, null],
  ['refuses the address', 422, { error: 'not an address' }],
])('C007 when the service %s no country is suggested, and it is not called again', async (_, status, body) => {
  service.answers((_, response) => answerJson(response, body, status));
  expect(await guessOf(['192.0.2.7', '192.0.2.7'])).toEqual([null, null]);
  expect(asked()).toHaveLength(1);
});

test('C007 a service that is down is not called after three tries', async () => {
  service.answers((_, response) => answerJson(response, {}, 503));
  expect(await guessOf(['192.0.1.1', '192.0.2.1', '192.0.3.1', '192.0.4.1'])).toEqual([null, null, null, null]);
  expect(asked()).toHaveLength(3);
});

test('C007 a service that never answers does not block the page', async () => {
  service.answers(() => {});
  expect(await guessOf(['192.0.2.7'], 1)).toEqual([null]);
});
