import { expect, test } from '@jest/globals';
import { warehouses } from 'contract/codes.ts';
import { sumUpTariff } from './delivery-costs.ts';
import type { TariffRow } from './places.repository.ts';

const text = (word: string) => ({ es: word, en: word, de: word });
const row = (change: Partial<TariffRow>): TariffRow => ({
  country: 'ES',
  zone: 'GENERAL',
  place: text('España'),
  code: 'EST',
  warehouse: warehouses.europe,
  name: text('Estándar'),
  upToGrams: null,
  cents: 395,
  freeFromCents: 18_000,
  daysFrom: 2,
  daysTo: 4,
  pickupPoint: false,
  ...change,
});

test('B035 no order pays more than the stated cost, from any warehouse, at any weight', () => {
  const rows = [
    row({ upToGrams: 2_000 }),
    row({ cents: 595 }),
    row({ warehouse: warehouses.central, upToGrams: 1_000, cents: 350 }),
    row({ warehouse: warehouses.central, upToGrams: 5_000, cents: 650, freeFromCents: null, daysTo: 6 }),
  ];
  expect(sumUpTariff(rows)).toMatchObject([
    {
      tiers: [
        { upToGrams: 1_000, cents: 395 },
        { upToGrams: 2_000, cents: 650 },
        { upToGrams: 5_000, cents: 650 },
      ],
      freeFromCents: null,
      daysFrom: 2,
      daysTo: 6,
    },
  ]);
});

test('B035 zones and methods have their own costs, and a tariff without weights has one price', () => {
  const rows = [row({}), row({ code: 'EXP', cents: 795 }), row({ zone: 'CANARIAS', cents: 995 })];
  expect(sumUpTariff(rows).map(({ tiers }) => tiers)).toEqual(
    [395, 795, 995].map((cents) => [{ upToGrams: null, cents }]),
  );
});
