import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { BuyGiftCardRequestSchema } from '@/contract/gift-card/schemas';
import { aGiftCard } from '@/lib/testing/factories';
import { type GiftCardValues, giftCardForm, toAmountEuros } from './gift-card-form';
import { toBuyWire } from './gift-card-mappers';
import { giftCardPurchasePath, toGiftCardKey } from './gift-card-paths';
import { formatGiftCardCode, parseGiftCardCode } from './gift-card-rules';

const schema = giftCardForm({ today: '2026-11-20', latestSendOn: '2027-11-20', prefix: '+34' });
const problemsOf = (change: Partial<GiftCardValues>) =>
  schema.validate(aGiftCard(change), { abortEarly: false }).then(
    () => [],
    ({ inner }) => [...new Set(inner.map((each: { path: string; message: string }) => `${each.path} ${each.message}`))],
  );
const order = { alias: 'marta-velia', locale: 'es', termsVersion: '2026-01' } as const;

test('every purchase that the form accepts is valid in the contract', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 320 }),
    fc.constantFrom('', ' ', 'Clara', ' Ana  Belén ', 'x'.repeat(301)),
  );
  const values = fc.record({
    amount: fc.constantFrom('25', '50', '100', '150', 'own', '3'),
    own: fc.oneof(fc.constantFrom('', '10', '250', '251', '9', '10,00', '12.5', '20 €'), text),
    recipientName: fc.oneof(fc.constant('Clara'), text),
    delivery: fc.constantFrom('mail', 'paper'),
    recipientEmail: fc.constantFrom('', 'clara@correo.es', ' clara@correo.es ', 'clara@correo'),
    sendOn: fc.constantFrom('', '2026-11-19', '2026-11-20', '2027-11-20', '2027-11-21'),
    sender: fc.oneof(fc.constant('Inés'), text),
    message: text,
    firstName: fc.oneof(fc.constant('Inés'), text),
    phone: fc.constantFrom('', '600 111 222', '0049 151 2345678', 'call me'),
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(values, async (change) => {
      const valid = await schema.validate(aGiftCard(change as Partial<GiftCardValues>)).catch(() => null);
      if (!valid) return;
      accepted += 1;
      expect([...Value.Errors(BuyGiftCardRequestSchema, toBuyWire({ ...order, values: valid }))]).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(accepted).toBeGreaterThan(0);
});

test.each([
  [{ amount: 'own', own: '9' }, ['own sum']],
  [{ amount: 'own', own: '12,50' }, ['own sum']],
  [{ amount: 'own', own: '' }, ['own required', 'own sum']],
  [{ recipientEmail: '' }, ['recipientEmail required']],
  [{ recipientEmail: '', delivery: 'paper' }, []],
  [{ sendOn: '2026-11-19' }, ['sendOn sendOn']],
  [{ sendOn: '2027-11-21' }, ['sendOn sendOn']],
  [{ sendOn: '2027-11-21', delivery: 'paper' }, []],
  [{ message: 'Mira velia.example' }, ['message link']],
  [{ message: 'x'.repeat(301) }, ['message tooLong']],
  [{ terms: false }, ['terms agree']],
  [{ method: '' }, ['method choice', 'method required']],
] as [Partial<GiftCardValues>, string[]][])('the purchase %j has these problems: %j', async (change, problems) => {
  const found = await problemsOf(change);
  expect(problems.length === 0 ? found : found.filter((each) => problems.includes(String(each)))).toEqual(
    problems.length === 0 ? [] : expect.arrayContaining(found),
  );
  expect(found.length > 0).toBe(problems.length > 0);
});

test.each([
  ['25', '', 25],
  ['own', '10', 10],
  ['own', ' 250 € ', 250],
  ['own', '10,00', 10],
  ['own', '251', null],
  ['own', '9', null],
  ['own', '1e2', null],
])('the choice %s with the own sum %j is %s euros', (amount, own, euros) => {
  expect(toAmountEuros({ amount: amount as GiftCardValues['amount'], own })).toBe(euros);
});

test('a code is read in any case and in groups, and shown in groups of four', () => {
  const code = 'VELA7K2MPQ9RT4XH';
  for (const typed of [code, ' vela 7k2m-pq9r t4xh ', 'VELA-7K2M-PQ9R-T4XH'])
    expect(parseGiftCardCode(typed)).toBe(code);
  // Letters and digits that are read for each other are in no code.
  for (const typed of ['', 'VELA', 'VELA7K2MPQ9RT4X0', `${code}A`]) expect(parseGiftCardCode(typed)).toBeNull();
  expect(formatGiftCardCode(code)).toBe('VELA-7K2M-PQ9R-T4XH');
});

test('the link of a purchase has its key in the fragment', () => {
  const key = { number: 'GC-000123', secret: 'ejemplo-de-clave-de-compra' };
  const [path, hash = ''] = giftCardPurchasePath('marta', key).split('#');
  expect(path).toBe('/my-store/marta/gift-cards/purchase');
  expect(toGiftCardKey(hash)).toEqual(key);
  for (const wrong of ['', 'GC-000123', 'GC-000123.short', 'V26-004823.ejemplo-de-clave-de-compra'])
    expect(toGiftCardKey(wrong)).toBeNull();
});
