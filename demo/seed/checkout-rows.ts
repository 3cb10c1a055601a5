import { warehouses } from 'contract/codes.ts';
import type { Localized } from 'contract/common/schemas.ts';
import { text } from './goods/localized.ts';

/** Standard rates: clothing has no reduced one in these countries. Hundredths of a percent. */
export const vatRates = [
  { country_code: 'ES', basis_points: 2100 },
  { country_code: 'DE', basis_points: 1900 },
  { country_code: 'PT', basis_points: 2300 },
  { country_code: 'FR', basis_points: 2000 },
  { country_code: 'IT', basis_points: 2200 },
  { country_code: 'AT', basis_points: 2000 },
  { country_code: 'NL', basis_points: 2100 },
  { country_code: 'BE', basis_points: 2100 },
  { country_code: 'IE', basis_points: 2300 },
].map((rate) => ({ ...rate, valid_from: '2021-07-01' }));

type ShippingWay = { code: string; name: Localized };
const standard: ShippingWay = {
  code: 'EST',
  name: text('Envío estándar'),
};
const express: ShippingWay = {
  code: 'EXP',
  name: text('Envío urgente'),
};

/** Cents by weight, in the order of `limits`. */
type Price = { cents: readonly number[]; free: number | null; days: [from: number, to: number] };
type Zone = 'GENERAL' | 'CANARIAS' | 'CEUTA' | 'MELILLA';

/** Upper limits in grams; null has no limit. */
const limits = [2_000, 5_000, 10_000, null] as const;

const price = (cents: readonly number[], free: number | null, from: number, to: number): Price => ({
  cents,
  free,
  days: [from, to],
});

/** Articles from Bodega central take two working days more, at the same cost. */
const centralDays = 2;

const places: readonly [country: string, zone: Zone, ways: [ShippingWay, Price][]][] = [
  [
    'ES',
    'GENERAL',
    [
      [standard, price([395, 595, 895, 1495], 18_000, 2, 4)],
      [express, price([795, 1095, 1595, 2495], null, 1, 1)],
    ],
  ],
  ['ES', 'CANARIAS', [[standard, price([995, 1495, 2295, 3995], null, 6, 10)]]],
  ['ES', 'CEUTA', [[standard, price([995, 1495, 2295, 3995], null, 5, 8)]]],
  ['ES', 'MELILLA', [[standard, price([995, 1495, 2295, 3995], null, 5, 8)]]],
  ['PT', 'GENERAL', [[standard, price([495, 695, 995, 1595], 18_000, 2, 4)]]],
  [
    'DE',
    'GENERAL',
    [
      [standard, price([595, 795, 1195, 1795], 20_000, 3, 5)],
      [express, price([1295, 1795, 2695, 3995], null, 2, 2)],
    ],
  ],
  ...['FR', 'IT', 'AT', 'NL', 'BE', 'IE'].map((country): [string, Zone, [ShippingWay, Price][]] => [
    country,
    'GENERAL',
    [[standard, price([695, 995, 1395, 2195], 22_000, 3, 6)]],
  ]),
];

export const shippingMethods = places.flatMap(([country_code, zone, ways]) =>
  ways.flatMap(([way, { cents, free, days }], at) =>
    Object.values(warehouses).flatMap((warehouse) => {
      const extra = warehouse === warehouses.central ? centralDays : 0;
      return cents.map((each, tier) => ({
        ...way,
        country_code,
        zone,
        warehouse,
        up_to_grams: limits[tier],
        cents: each,
        free_from_cents: free,
        days_from: days[0] + extra,
        days_to: days[1] + extra,
        position: at + 1,
      }));
    }),
  ),
);

/** Of the campaign in force and of the next one. */
export const giftRules = [
  {
    id: 'medias',
    kind: 'A',
    name: text('Unos pantis de regalo'),
    from_cents: 6_000,
    from_points: 0,
    choose: 1,
    types: ['tights'],
    percent: 0,
  },
  {
    id: 'noche',
    kind: 'A',
    name: text('Una camisola para ti'),
    from_cents: 0,
    from_points: 250,
    choose: 1,
    types: ['camisole'],
    percent: 0,
  },
  {
    id: 'oferta',
    kind: 'OF',
    name: text('Dos bragas a mitad de precio'),
    from_cents: 9_000,
    from_points: 0,
    choose: 2,
    types: ['brief-classic', 'brief-brazilian'],
    percent: 50,
  },
] as const;

export const giftOptionsEach = 12;
