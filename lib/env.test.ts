import { afterEach, expect, jest, test } from '@jest/globals';
import { settingProblems, settings } from './env';

const good = {
  BACKEND_URL: 'http://127.0.0.1:4000',
  PUBLIC_ORIGIN: 'https://shop.example',
  SESSION_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  REVALIDATE_SECRET: 'another-secret-of-thirty-two-characters',
};

let replaced: { restore(): void } | undefined;
afterEach(() => replaced?.restore());

function problemsWith(settings: Record<string, string>) {
  replaced = jest.replaceProperty(process, 'env', settings as NodeJS.ProcessEnv);
  return settingProblems();
}

test('valid settings have no problems', () => {
  expect(problemsWith({ NODE_ENV: 'production', ...good })).toEqual([]);
});

test.each(Object.keys(good))('without %s the settings are invalid, even if NODE_ENV is not production', (name) => {
  const { [name as keyof typeof good]: _, ...rest } = good;
  for (const mode of [{ NODE_ENV: 'production' }, {}] as Record<string, string>[]) {
    expect(problemsWith({ ...mode, ...rest })).toEqual([expect.stringContaining(name)]);
    replaced?.restore();
  }
});

test('development needs no settings', () => {
  expect(problemsWith({ NODE_ENV: 'development' })).toEqual([]);
});

test.each([
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET', 'only-for-development-never-in-production'],
  ['REVALIDATE_SECRET', 'short'],
  ['BACKEND_URL', 'ftp://127.0.0.1'],
  ['PUBLIC_ORIGIN', 'shop.example'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['PUBLIC_ORIGIN', 'https://shop.example:443'],
  ['PUBLIC_ORIGIN', 'https://Shop.example'],
  ['PUBLIC_ORIGIN', 'https://user@shop.example'],
  ['PICTURE_ORIGINS', 'http://pictures.example'],
  ['PICTURE_ORIGINS', 'https://pictures.example/all'],
  ['IP_LOCATION_URL', 'location.example'],
  ['WHATSAPP_URL', '+34900000000'],
  ['WHATSAPP_URL', 'http://wa.me/34900000000'],
  ['CHAT_URL', 'javascript:chat()'],
  ['GTM_ID', 'UA-12345'],
  ['GTM_ID', 'GTM-1234;script'],
  ['PAYPAL_BUTTON_CLIENT_ID', "AY12'; script-src *"],
  ['PAYMENT_ORIGINS', 'http://bank.example'],
  ['PAYMENT_ORIGINS', 'https://bank.example/pay'],
])('%s may not be %s', (name, value) => {
  expect(problemsWith({ NODE_ENV: 'production', ...good, [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('K16 without a container id there is no container, and with one it is Google’s, or the operator’s own', () => {
  const tagsWith = (given: Record<string, string>) => {
    replaced = jest.replaceProperty(process, 'env', { NODE_ENV: 'production', ...good, ...given });
    const found = { tags: settings().tags, problems: settingProblems() };
    replaced.restore();
    return found;
  };
  expect(tagsWith({})).toEqual({ tags: null, problems: [] });
  expect(tagsWith({ GTM_ID: 'GTM-ABC1234' })).toEqual({
    tags: {
      id: 'GTM-ABC1234',
      origin: 'https://www.googletagmanager.com',
      addresses: [
        'https://*.google-analytics.com/g/collect',
        'https://*.analytics.google.com/g/collect',
        'https://www.googletagmanager.com/a',
        'https://www.googletagmanager.com/td',
      ],
    },
    problems: [],
  });
  const own = {
    GTM_ID: 'GTM-ABC1234',
    GTM_ORIGIN: 'https://tags.shop.example',
    GTM_ADDRESSES: 'https://tags.shop.example/g/collect',
  };
  expect(tagsWith(own)).toMatchObject({
    tags: { origin: own.GTM_ORIGIN, addresses: [own.GTM_ADDRESSES] },
    problems: [],
  });
  for (const wrong of [
    'http://tags.example/g/collect',
    'https://tags.example',
    'https://*.tags.example/',
    "https://*.example/g 'unsafe-inline'",
    'https://tags.example/g;script-src',
    'https://tags.example/g?x',
    '*',
  ])
    expect(tagsWith({ ...own, GTM_ADDRESSES: wrong }).problems).toEqual([expect.stringContaining('GTM_ADDRESSES')]);
  for (const wrong of ['http://tags.example', 'https://tags.example/path', 'https://*.example'])
    expect(tagsWith({ ...own, GTM_ORIGIN: wrong }).problems).toEqual([expect.stringContaining('GTM_ORIGIN')]);
});

test.each([
  ['PAYPAL_BUTTON_URL', 'http://www.paypal.com/sdk/js'],
  ['PAYPAL_BUTTON_URL', 'www.paypal.com/sdk/js'],
  ['PAYPAL_BUTTON_URL', 'https://www.paypal.com/sdk/js?client-id=other'],
  ['PAYPAL_BUTTON_HOSTS', '*'],
  ['PAYPAL_BUTTON_HOSTS', 'http://*.paypal.com'],
  ['PAYPAL_BUTTON_HOSTS', "https://*.paypal.com 'unsafe-inline'"],
])('with PayPal’s button on, %s may not be %s', (name, value) => {
  const on = { PAYPAL_BUTTON_CLIENT_ID: 'AY12-client_id' };
  expect(problemsWith({ NODE_ENV: 'production', ...good, ...on })).toEqual([]);
  replaced?.restore();
  expect(problemsWith({ NODE_ENV: 'production', ...good, ...on, [name]: value })).toEqual([
    expect.stringContaining(name),
  ]);
});
