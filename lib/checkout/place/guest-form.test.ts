import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { GuestOrderRequestSchema } from '@/contract/guest/schemas';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { toCountry } from '../address/address-mappers';
import { blankGuest, type GuestValues, guestForm } from '../address/guest-form';
import { toGuestOrderWire } from './placement-mappers';

const countries = consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'es'));
const schema = guestForm(countries);
const good: GuestValues = {
  ...blankGuest,
  email: 'ines.soto@correo.es',
  firstName: 'Inés',
  lastName: 'Soto Gil',
  phone: '600 777 888',
  line1: 'Calle de la Paz 12',
  country: 'ES',
  postalCode: '46003',
  state: '46',
  town: 'València',
};
const problems = (change: Partial<GuestValues>) =>
  schema.validate({ ...good, ...change }, { abortEarly: false }).then(
    () => [],
    ({ inner }) => [...new Set(inner.map((each: { path: string; message: string }) => `${each.path} ${each.message}`))],
  );
const toOrder = (values: GuestValues) =>
  toGuestOrderWire({
    bag: { alias: 'marta', locale: 'es', lines: [{ key: '482157', quantity: 2, priceCents: 3490 }] },
    values,
    shipping: 'EST',
    tender: 'TCR',
    discreet: true,
    coupon: null,
    giftCards: [],
    seenCents: 7375,
    seenDueCents: null,
    termsVersion: '2026-01',
    accepted: [],
    marketing: false,
  });

test('R24 P04 every value that the form accepts is valid in the contract', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('', ' ', 'x'.repeat(80), 'x'.repeat(81), 'Plaza Mayor 1'),
  );
  const values = fc.record({
    email: fc.oneof(fc.constantFrom('ines@correo.es', ' ines@correo.es ', 'ines@correo'), text),
    firstName: fc.oneof(fc.constantFrom('Inés', ' Ana  Belén '), text),
    lastName: fc.oneof(fc.constantFrom('Soto', 'Gal·la'), text),
    line1: text,
    line2: text,
    country: fc.constantFrom('ES', 'DE', 'FR', ''),
    postalCode: fc.constantFrom('35002', '46003', ' 46003 ', '10115', '4600', ''),
    state: fc.constantFrom('35', '46', ''),
    town: text,
    phone: fc.constantFrom('', '600 111 222', '0049 151 2345678', 'call me', '12'),
    document: fc.constantFrom('', '123', '12345678Z', 'x'.repeat(21)),
    remember: fc.boolean(),
  });
  let accepted = 0;
  const check = async (given: GuestValues) => {
    const read = await schema.validate(given).catch(() => null);
    if (!read) return;
    accepted += 1;
    expect([read, Value.Check(GuestOrderRequestSchema, toOrder(read))]).toEqual([read, true]);
  };
  // One random field among valid ones: with many random fields hardly any form would be valid.
  const names = Object.keys(good) as (keyof GuestValues)[];
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom(...names), async (given, name) =>
      check({ ...good, [name]: given[name] } as GuestValues),
    ),
    { numRuns: 1000 },
  );
  expect(accepted).toBeGreaterThan(300);
});

test.each<[Partial<GuestValues>, string[]]>([
  [{}, []],
  [{ email: 'ines' }, ['email email']],
  [{ email: ' ' }, ['email required']],
  [{ phone: '' }, ['phone required']],
  [{ phone: 'call me' }, ['phone phone']],
  [{ postalCode: '4600' }, ['postalCode postalCode']],
  [{ state: '' }, ['state choice']],
  [{ country: 'DE', postalCode: '10115', state: '' }, []],
  [{ country: 'XX' }, ['phone phone', 'country choice']],
  [{ document: '123' }, ['document tooShort']],
  [{ line2: '' }, []],
])('R24 V10 details changed by %j have the problems %j', async (change, expected) => {
  expect((await problems(change)).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['ES', '46003', '46', '600 777 888', '+34600777888'],
  ['DE', '10115', '', '0151 2345678', '+491512345678'],
])('R24 in %s a number without a prefix belongs to the country', async (country, postalCode, state, phone, wire) => {
  expect((await schema.validate({ ...good, country, postalCode, state, phone })).phone).toBe(wire);
});
