import { expect, test } from '@jest/globals';
import { cardHandover, consultarOrdenPagada } from '@/contract/examples/payment';
import { inFours } from './transfer';
import { toTransfer } from './transfer-mappers';

test('what a transfer needs is read from the handover, and nothing from one that leads elsewhere', () => {
  expect(toTransfer(consultarOrdenPagada.datos.pendiente)).toMatchObject({
    holder: 'Velia Moda S.L.',
    amountCents: 14_093,
    until: '2026-11-27T22:59:59Z',
  });
  expect(toTransfer(cardHandover)).toBeNull();
  expect(toTransfer(null)).toBeNull();
});

test('a text is split into groups of four, and nothing follows the last', () => {
  expect(inFours('2611A04Q6H8W')).toBe('2611 A04Q 6H8W');
  expect(inFours('12345')).toBe('1234 5');
});
