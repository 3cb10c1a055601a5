import { describe, expect, test } from '@jest/globals';
import { paymentOrigins, tenderCodes } from 'contract/codes.ts';
import { findMethod, listMethods, type ToPay } from './methods.ts';
import { openPayment } from './open-payment.ts';

const mainland = { country: 'ES', zone: 'GENERAL' } as const;
const order = (change: Partial<ToPay> = {}): ToPay => ({
  cents: 10_000,
  origin: 'checkout',
  place: mainland,
  ...change,
});
const cash = (change: Partial<ToPay> = {}) => findMethod(order(change), tenderCodes.cashOnDelivery);

test('K09 C057 every tender is named, each with the reason why it cannot be chosen', () => {
  expect(listMethods(order()).map(({ code, reason }) => [code, reason])).toEqual([
    ['TCR', 'payment.reason.notOffered'],
    ['BIZ', 'payment.reason.notOffered'],
    ['PPL', 'payment.reason.notOffered'],
    ['001', null],
    ['002', 'payment.reason.notOffered'],
  ]);
});

describe('cash on delivery', () => {
  test('K09 C057 is taken up to 999.99 euros with its fee, and not at 1,000.00', () => {
    expect(cash({ cents: 99_999 - 250 })?.reason).toBeNull();
    expect(cash({ cents: 100_000 - 250 })?.reason).toBe('payment.reason.amount');
    expect(cash({ cents: 250_000 })?.reason).toBe('payment.reason.amount');
  });

  test('K09 V09 C057 is offered inside the VAT area of countries whose carriers take cash', () => {
    for (const zone of ['CANARIAS', 'CEUTA', 'MELILLA', 'NO_SERVIDO'] as const)
      expect(cash({ place: { country: 'ES', zone } })?.reason).toBe('payment.reason.zone');
    expect(cash({ place: { country: 'DE', zone: 'GENERAL' } })?.reason).toBe('payment.reason.country');
    expect(cash({ place: null })?.reason).toBeNull();
  });

  test('S05 C057 pays what leaves with the parcel: of the three origins only the checkout', () => {
    expect(Object.values(paymentOrigins).map((origin) => [origin, cash({ origin })?.reason])).toEqual([
      ['checkout', null],
      ['pagos', 'payment.reason.onlyOrders'],
      ['late checkout', 'payment.reason.onlyOrders'],
    ]);
  });

  test('N14 C057 says before the choice what it costs and how much cash to have ready', () => {
    expect(cash()).toMatchObject({
      surchargeCents: 250,
      belowCents: 100_000,
      remarks: [{ clave: 'payment.notice.haveCashReady', valores: { importe: '102.50' } }],
    });
  });
});

test('C056 the seam to money refuses what is not offered and has nothing more to ask for what is', () => {
  for (const tender of [tenderCodes.card, tenderCodes.bizum, tenderCodes.payPal, tenderCodes.bankTransfer])
    expect(() => openPayment(order(), tender, 10_000)).toThrow('error.invalid');
  for (const tender of [tenderCodes.cashOnDelivery, null])
    expect(openPayment(order(), tender, 10_250)).toMatchObject({ metodo: tender, importe: 102.5, accion: 'NINGUNO' });
});
