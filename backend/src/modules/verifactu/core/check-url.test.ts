import { expect, test } from '@jest/globals';
import { aRegistration } from '../../../../test/verifactu.ts';
import { toCheckUrl } from './check-url.mapper.ts';

const record = aRegistration({
  invoice: { issuerNif: 'B43752210', number: '1/25 E&12', issuedOn: '2025-04-23' },
  totalCents: 56_700,
});

test('the address of an invoice names seller, number, day and total, each fit for an address', () => {
  expect(toCheckUrl(record, 'production')).toBe(
    'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=B43752210&numserie=1%2F25+E%2612&fecha=23-04-2025&importe=567.00',
  );
});

test('the test service has another host; what is taken back is negative', () => {
  expect(toCheckUrl({ ...record, totalCents: -1_000 }, 'test')).toMatch(
    /^https:\/\/prewww2\.aeat\.es\/wlpl\/TIKE-CONT\/ValidarQR\?.*importe=-10\.00$/,
  );
});
