import { describe, expect, test } from '@jest/globals';
import { handovers, paymentOrigins, tenderCodes } from 'contract/codes.ts';
import { paymentCollectors } from 'contract/tenders.ts';
import { aProvider } from '../../../../test/provider.ts';
import { someTransfers } from '../../../../test/transfers.ts';
import type { Sale } from '../../../shared/sale.ts';
import { toMethodWire } from '../payment.mapper.ts';
import { bankTransfer } from './bank-transfer.ts';
import { cashOnDelivery } from './cash-on-delivery.ts';
import { findTender, offerTenders, tenders } from './tenders.ts';

const mainland = { country: 'ES', zone: 'GENERAL' } as const;
const sale = (change: Partial<Sale> = {}): Sale => ({
  cents: 10_000,
  accountCents: 0,
  origin: paymentOrigins.checkout,
  place: mainland,
  ...change,
});
const refusal = (change: Partial<Sale> = {}) => cashOnDelivery.refuse(sale(change));

test('K09 C057 without a provider every tender is listed, and all but cash on delivery with the reason why they cannot be chosen', () => {
  expect(offerTenders([]).map(({ code, refuse }) => [code, refuse(sale())])).toEqual([
    ['TCR', 'payment.reason.notOffered'],
    ['BIZ', 'payment.reason.notOffered'],
    ['PPL', 'payment.reason.notOffered'],
    ['001', null],
    ['002', 'payment.reason.notOffered'],
  ]);
});

test('K09 every code of the contract is one tender', () => {
  for (const code of Object.values(tenderCodes)) expect(findTender(code).code).toBe(code);
  expect(tenders).toHaveLength(Object.keys(tenderCodes).length);
});

test('K09 each tender continues by form or link, with instructions, or not at all, depending on who collects the money', () => {
  const ways = { provider: [handovers.form, handovers.link], carrier: [null], person: [handovers.instructions] };
  for (const { code, handover } of tenders) expect(ways[paymentCollectors[code]]).toContain(handover);
});

describe('cash on delivery', () => {
  test('K09 C057 is accepted up to 999.99 euros with its fee, and not at 1,000.00', () => {
    expect(refusal({ cents: 99_999 - 250 })).toBeNull();
    expect(refusal({ cents: 100_000 - 250 })).toBe('payment.reason.amount');
    expect(refusal({ cents: 250_000 })).toBe('payment.reason.amount');
  });

  test('K09 V09 C057 is offered inside the VAT area of countries whose carriers take cash', () => {
    for (const zone of ['CANARIAS', 'CEUTA', 'MELILLA', 'NO_SERVIDO'] as const)
      expect(refusal({ place: { country: 'ES', zone } })).toBe('payment.reason.zone');
    expect(refusal({ place: { country: 'DE', zone: 'GENERAL' } })).toBe('payment.reason.country');
    expect(refusal({ place: null })).toBeNull();
  });

  test('S05 C057 pays for an order, also that of a guest, and not for a balance', () => {
    expect(Object.values(paymentOrigins).map((origin) => [origin, refusal({ origin })])).toEqual([
      ['checkout', null],
      ['pagos', 'payment.reason.onlyOrders'],
      ['late checkout', null],
    ]);
  });

  test('K09 C057 applies its limit to the whole sale, even if the account pays a part, and collects the rest in cash', () => {
    expect(refusal({ cents: 150_980, accountCents: 100_000 })).toBe('payment.reason.amount');
    const [notice] = toMethodWire(cashOnDelivery, sale({ accountCents: 4_000 })).avisos;
    expect(notice?.valores).toEqual({ importe: '62.50' });
  });

  test('N14 C057 shows its fee and the cash to have ready before the choice', () => {
    expect(toMethodWire(cashOnDelivery, sale())).toEqual({
      codigo: '001',
      disponible: true,
      motivo: null,
      recargo: 2.5,
      desde: null,
      hasta: 1000,
      avisos: [{ clave: 'payment.notice.haveCashReady', valores: { importe: '102.50' } }],
    });
  });
});

test('K09 C057 a provider’s tender is offered if a provider takes it, Bizum in Spain only', () => {
  const offered = offerTenders([aProvider()]);
  const refusals = (change: Partial<Sale> = {}) =>
    offered.slice(0, 3).map(({ code, refuse }) => [code, refuse(sale(change))]);
  expect(refusals()).toEqual([
    ['TCR', null],
    ['BIZ', null],
    ['PPL', null],
  ]);
  expect(refusals({ place: { country: 'DE', zone: 'GENERAL' } })).toEqual([
    ['TCR', null],
    ['BIZ', 'payment.reason.country'],
    ['PPL', null],
  ]);
  expect(refusals({ origin: paymentOrigins.balance, place: null })[1]).toEqual(['BIZ', null]);
});

test('N14 C057 a transfer shows its deadline in days before the choice, the same as its provider’s', () => {
  const { avisos } = toMethodWire(bankTransfer, sale());
  expect(avisos).toEqual([{ clave: 'payment.notice.transferWithin', valores: { dias: '7' } }]);
  const { minutes } = someTransfers();
  expect(Number(avisos[0]?.valores?.dias) * 24 * 60).toBe(minutes);
});

test('K09 C057 a transfer is offered to places whose banks take part in SEPA, and where the place is not known', () => {
  const [transfer] = offerTenders([aProvider({ tenders: [tenderCodes.bankTransfer] })]).slice(-1);
  const refusal = (country: string) => transfer?.refuse(sale({ place: { country, zone: 'GENERAL' } }));
  for (const country of ['ES', 'DE', 'PT', 'CH', 'GB']) expect(refusal(country)).toBeNull();
  for (const country of ['US', 'MX', 'TR']) expect(refusal(country)).toBe('payment.reason.country');
  for (const origin of [paymentOrigins.checkout, paymentOrigins.balance])
    expect(transfer?.refuse(sale({ origin, place: null }))).toBeNull();
});
