import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { consultarColoresTallas } from '@/contract/order/examples';
import { setCookie } from '@/lib/testing/cookies';
import { anEnvelope } from '@/lib/testing/factories';
import { createGridLookup } from './grid-lookup';

beforeEach(() => {
  setCookie('XSRF-TOKEN=x');
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(anEnvelope(consultarColoresTallas.datos))));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('N01 a cached style is read again once the delivery address changes its prices', async () => {
  let prices = 'with VAT';
  const lookup = createGridLookup(
    () => '2026-12',
    () => prices,
  );
  await lookup.find('482157');
  await lookup.find('482157');
  expect(fetch).toHaveBeenCalledTimes(1);
  prices = 'without VAT';
  await lookup.find('482157');
  expect(fetch).toHaveBeenCalledTimes(2);
});
