import { describe, expect, test } from '@jest/globals';
import { isCanaryPostalCode } from 'contract/rules.ts';
import { postalZones } from '../../../../db/seed/places/countries.ts';
import { isExport, noticesOf, type PostalZone, toZone } from './zone.ts';

const zonesOf = (country: string): PostalZone[] =>
  postalZones
    .filter(({ country_code }) => country_code === country)
    .map(({ code, first_code, last_code }) => ({ code, first: first_code, last: last_code }));
const spain = zonesOf('ES');

describe('the zone of a postal code', () => {
  test.each([
    ['34999', 'GENERAL'],
    ['35000', 'CANARIAS'],
    ['35999', 'CANARIAS'],
    ['36000', 'GENERAL'],
    ['37999', 'GENERAL'],
    ['38000', 'CANARIAS'],
    ['38999', 'CANARIAS'],
    ['39000', 'GENERAL'],
    ['51001', 'CEUTA'],
    ['52006', 'MELILLA'],
    ['50999', 'GENERAL'],
    ['07001', 'GENERAL'],
  ])('V09 %s in Spain is %s', (code, zone) => {
    expect(toZone(code, spain, true)).toBe(zone);
  });

  test('V09 the Canary Islands are exactly what the storefront takes for them', () => {
    for (let code = 1000; code < 53_000; code += 7) {
      const text = String(code).padStart(5, '0');
      expect(toZone(text, spain, true) === 'CANARIAS').toBe(isCanaryPostalCode(text));
    }
  });

  test('V09 only the three zones outside the VAT area are exports, and they say so before the order', () => {
    expect((['CANARIAS', 'CEUTA', 'MELILLA'] as const).every(isExport)).toBe(true);
    expect((['GENERAL', 'NO_SERVIDO', 'TERCER_PAIS'] as const).some(isExport)).toBe(false);
    expect(noticesOf('CANARIAS')).toEqual([{ key: 'shipping.notice.canaryImport' }]);
    expect(noticesOf('GENERAL')).toEqual([]);
  });

  test('C074 places with a tax rule of their own that we do not know, and countries without a way, are not served', () => {
    expect(toZone('78266', zonesOf('DE'), true)).toBe('NO_SERVIDO');
    expect(toZone('27498', zonesOf('DE'), true)).toBe('NO_SERVIDO');
    expect(toZone('23041', zonesOf('IT'), true)).toBe('NO_SERVIDO');
    expect(toZone('10117', zonesOf('DE'), true)).toBe('GENERAL');
    expect(toZone('M1 4BT', [], false)).toBe('NO_SERVIDO');
  });
});
