import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { AddressInputSchema } from '@/contract/address/schemas';
import { consultarPaisesLateCheckout } from '@/contract/shop/examples';
import { addressForm, toInternationalPhone } from './address-form';
import { toCountry, toWireAddress } from './address-mappers';

const countries = consultarPaisesLateCheckout.datos.map((wire) => toCountry(wire, 'es'));
const schema = addressForm(countries);
const good = {
  firstName: 'Ana Belén',
  lastName: 'Ortiz Vega',
  line1: 'Calle Triana 80',
  line2: '',
  country: 'ES',
  postalCode: '35002',
  state: '35',
  town: 'Las Palmas',
  phone: '',
  instructions: '',
  keep: true,
};
const problems = (change: Partial<typeof good>) =>
  schema.validate({ ...good, ...change }, { abortEarly: false }).then(
    () => [],
    ({ inner }) => [...new Set(inner.map((each: { path: string; message: string }) => `${each.path} ${each.message}`))],
  );

test('F117 every value that the address form accepts is valid in the contract', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 90 }),
    fc.string({ unit: 'binary', maxLength: 90 }),
    fc.constantFrom('', ' ', 'x'.repeat(80), 'x'.repeat(81), '😀'.repeat(40)),
  );
  const values = fc.record({
    firstName: fc.oneof(fc.constantFrom('Ana', ' Ana  Belén '), text),
    lastName: fc.oneof(fc.constantFrom('Ortiz', 'Gal·la'), text),
    line1: text,
    line2: text,
    country: fc.constantFrom('ES', 'DE', 'FR', ''),
    postalCode: fc.constantFrom('35002', '46003', ' 46003 ', '10115', '4600', 'x', ''),
    state: fc.constantFrom('35', '46', '', 'x'.repeat(11)),
    town: text,
    phone: fc.constantFrom('', '600 111 222', '+34 600-111-222', '0049 151 2345678', 'call me', '+0', '12'),
    instructions: text,
    keep: fc.boolean(),
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(values, async (given) => {
      const read = await schema.validate(given).catch(() => null);
      if (!read) return;
      accepted += 1;
      expect([read, Value.Check(AddressInputSchema, toWireAddress(read))]).toEqual([read, true]);
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test.each([
  [{}, []],
  [{ postalCode: '4600' }, ['postalCode postalCode']],
  [{ country: 'DE', postalCode: '10115', state: '' }, []],
  [{ country: 'DE', postalCode: '35002X' }, ['postalCode postalCode']],
  [{ state: '' }, ['state choice']],
  [{ country: 'XX' }, ['country choice']],
  [{ town: ' ' }, ['town required']],
  [{ phone: 'call me' }, ['phone phone']],
  [{ line1: 'x'.repeat(81) }, ['line1 tooLong']],
])('V09 the form finds for %j the problems %j', async (change, said) => {
  expect(await problems(change)).toEqual(said);
});

test.each([
  ['600 111 222', '+34600111222'],
  ['+49 151 2345678', '+491512345678'],
  ['0049 (151) 2345678', '+491512345678'],
  ['0600111222', '+34600111222'],
  ['', ''],
])('F117 the phone number %s is %s', (written, phone) => {
  expect(toInternationalPhone(written, '+34')).toBe(phone);
});
