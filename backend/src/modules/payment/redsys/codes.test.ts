import { expect, test } from '@jest/globals';
import { denialKeys } from 'contract/payment/denial-keys.ts';
import { readPaymentCode, readRefundCode } from './codes.ts';

const allCodes = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));

test('of all possible codes only 0000 to 0099 are money', () => {
  const paid = allCodes.filter((code) => readPaymentCode(code).outcome === 'paid');
  expect(paid).toEqual(allCodes.slice(0, 100));
});

test.each([
  ['0101', 'denied', denialKeys.expired],
  ['0102', 'denied', denialKeys.card],
  ['0116', 'denied', denialKeys.funds],
  ['0104', 'denied', denialKeys.notAllowed],
  ['0125', 'denied', denialKeys.card],
  ['0129', 'denied', denialKeys.card],
  ['0172', 'denied', denialKeys.doNotRetry],
  ['0173', 'denied', denialKeys.doNotRetry],
  ['0174', 'denied', denialKeys.doNotRetry],
  ['0184', 'denied', denialKeys.authentication],
  ['0190', 'denied', denialKeys.unknown],
  ['0191', 'denied', denialKeys.expired],
  ['0195', 'denied', denialKeys.authentication],
  ['0202', 'denied', denialKeys.card],
  ['0909', 'denied', denialKeys.bankAway],
  ['0912', 'denied', denialKeys.bankAway],
  ['9915', 'cancelled', denialKeys.cancelled],
  ['9999', 'waiting', null],
  ['9998', 'unheard', null],
  ['0913', 'unheard', null],
  ['1234', 'denied', denialKeys.unknown],
  ['', 'denied', denialKeys.unknown],
  ['00', 'denied', denialKeys.unknown],
  ['0000 ', 'denied', denialKeys.unknown],
])('%j means %s', (code, outcome, reason) => {
  expect(readPaymentCode(code)).toEqual({ outcome, reason });
});

test('the bank’s codes have exactly the denial reasons of the contract', () => {
  const used = new Set(allCodes.flatMap((code) => readPaymentCode(code).reason ?? []));
  expect([...used].sort()).toEqual(Object.values(denialKeys).sort());
});

test('only 0900 confirms a refund', () => {
  expect(allCodes.filter((code) => readRefundCode(code) === 'done')).toEqual(['0900']);
  expect(['0000', '9999', '0190'].map(readRefundCode)).toEqual(['waiting', 'waiting', 'refused']);
});
