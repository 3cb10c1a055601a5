import { expect, test } from '@jest/globals';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { toCountry } from './address-mappers';
import { zoneOf } from './postal-code';

test.each([
  ['35002', 'canaries'],
  ['35999', 'canaries'],
  ['34999', undefined],
  ['3500', undefined],
  ['46003', undefined],
])('V09 the postal code %s is in zone %s', (code, zone) => {
  const spain = consultarPaisesLateCheckout.datos
    .map((wire) => toCountry(wire, 'es'))
    .find((each) => each.code === 'ES');
  expect(zoneOf(spain, code)?.zone).toBe(zone);
});
