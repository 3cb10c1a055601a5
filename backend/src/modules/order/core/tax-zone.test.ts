import { describe, expect, test } from '@jest/globals';
import { isCanaryPostalCode } from 'contract/rules.ts';
import { postalZones } from 'demo/seed/places/countries.ts';
import { isExport, type PostalZone, toTaxZone, zoneNoticesOf } from './tax-zone.ts';

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
    expect(toTaxZone(code, spain, true)).toBe(zone);
  });

  test('V09 the Canary Islands have the same postal codes as in the storefront', () => {
    for (let code = 1000; code < 53_000; code += 7) {
      const text = String(code).padStart(5, '0');
      expect(toTaxZone(text, spain, true) === 'CANARIAS').toBe(isCanaryPostalCode(text));
    }
  });

  test('V09 only the three zones outside the VAT area are exports, and the Canary Islands have a notice of import costs', () => {
    expect((['CANARIAS', 'CEUTA', 'MELILLA'] as const).every(isExport)).toBe(true);
    expect((['GENERAL', 'NO_SERVIDO', 'TERCER_PAIS'] as const).some(isExport)).toBe(false);
    expect(zoneNoticesOf('CANARIAS')).toEqual([{ key: 'shipping.notice.canaryImport' }]);
    expect(zoneNoticesOf('GENERAL')).toEqual([]);
  });

  // [served], [not served]: the neighbours of each place are included.
  test.each([
    ['DE', ['10117', '78265', '78267', '27497', '27499', '25980'], ['78266', '27498']],
    ['PT', ['1200-195', '8970-999'], ['9000-001', '9400-150', '9500-018', '9980-039']],
    [
      'FR',
      ['75004', '20000', '96999', '98000', '98099'],
      ['97110', '97200', '97300', '97400', '97500', '97600', '97133', '97150', '98413', '98600', '98713', '98800'],
    ],
    [
      'IT',
      ['20121', '23040', '23042', '22060', '47889', '47900', '00121'],
      ['23041', '22061', '47890', '47899', '00120'],
    ],
    ['AT', ['1010', '6691', '6991'], []],
    ['NL', ['1012 JS'], []],
    ['BE', ['1000', '2387'], []],
    ['IE', ['D02 AF30'], []],
  ])('C074 in %s only places whose VAT rate is known to us are served', (country, sent, not) => {
    const zones = zonesOf(country);
    expect(sent.map((code) => toTaxZone(code, zones, true))).toEqual(sent.map(() => 'GENERAL'));
    expect(not.map((code) => toTaxZone(code, zones, true))).toEqual(not.map(() => 'NO_SERVIDO'));
  });

  test('C074 a country without a shipping method is not served', () => {
    expect(toTaxZone('M1 4BT', [], false)).toBe('NO_SERVIDO');
  });
});
