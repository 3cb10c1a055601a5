import { expect, test } from '@jest/globals';
import { cardHandover, consultarOrdenPagada } from '@/contract/payment/examples';
import { groupInFours } from './bank-transfer';
import { toTransfer } from './payment-mappers';

test('the bank details are read from a transfer’s handover, and from no other', () => {
  expect(toTransfer(consultarOrdenPagada.datos.pendiente)).toMatchObject({
    holder: 'Velia Moda S.L.',
    amountCents: 14_093,
    until: '2026-11-27T22:59:59Z',
  });
  expect(toTransfer(cardHandover)).toBeNull();
  expect(toTransfer(null)).toBeNull();
});

test('a text is split into groups of four, without a trailing space', () => {
  expect(groupInFours('2611A04Q6H8W')).toBe('2611 A04Q 6H8W');
  expect(groupInFours('12345')).toBe('1234 5');
});
