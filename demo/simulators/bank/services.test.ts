import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { aSignedForm, openBank } from 'backend/test/bank.ts';

const { app, control } = openBank();
afterAll(() => app.close());
beforeEach(async () => {
  await control('reset');
});

type Changed = Parameters<typeof aSignedForm>[0];
const ask = async (service: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/bank/sis/rest/${service}`, payload })).json();
const refund = async (cents: string, changed: Changed = {}): Promise<string> => {
  const form = aSignedForm({ Ds_Merchant_TransactionType: '3', Ds_Merchant_Amount: cents, ...changed });
  const { errorCode, Ds_MerchantParameters: text = '' } = await ask('trataPeticionREST', form);
  return errorCode ?? JSON.parse(Buffer.from(text, 'base64url').toString()).Ds_Response;
};
const operations = async (): Promise<{ Ds_TransactionType: string; Ds_Response: string }[]> => {
  const { Ds_MerchantParameters: text = '' } = await ask('consultaOperaciones', aSignedForm());
  return JSON.parse(Buffer.from(text, 'base64url').toString()).Ds_Operations;
};
const responses = async () => (await operations()).map((one) => `${one.Ds_TransactionType} ${one.Ds_Response}`);
const pay = async (name: string) => {
  await control('scenario', { name });
  await control('pay', { form: aSignedForm() });
};

test('partial refunds are accepted up to the whole amount, and not a cent more', async () => {
  await pay('approve');
  expect([await refund('4000'), await refund('1000'), await refund('990'), await refund('1')]).toEqual([
    '0900',
    'SIS0057',
    '0900',
    'SIS0057',
  ]);
  expect(await responses()).toEqual(['0 0000', '3 0900', '3 0900']);
});

test('an unpaid operation cannot be refunded', async () => {
  expect(await refund('4990')).toBe('SIS0054');
  await pay('decline-0190');
  expect(await refund('4990')).toBe('SIS0056');
});

test.each<[string, Changed, string]>([
  ['a payment', { Ds_Merchant_TransactionType: '0' }, 'SIS0023'],
  ['another currency', { Ds_Merchant_Currency: '840' }, 'SIS0027'],
  ['nothing', { Ds_Merchant_Amount: '0' }, 'SIS0018'],
])('%s cannot be refunded', async (_, changed, code) => {
  await pay('approve');
  expect(await refund('4990', changed)).toBe(code);
});

test("a caller without the shop's signature gets no data and no refund", async () => {
  await pay('approve');
  const forged = { ...aSignedForm({ Ds_Merchant_TransactionType: '3' }), Ds_Signature: 'A'.repeat(86) };
  for (const service of ['trataPeticionREST', 'consultaOperaciones'])
    expect(await ask(service, forged)).toEqual({ errorCode: 'SIS0042' });
  expect(await responses()).toEqual(['0 0000']);
});

test.each([
  ['leave', 'abandoned', ['0 9998']],
  ['leaveAtChallenge', 'challenge-abandoned', ['0 9999']],
  ['tooLate', 'expired-at-the-page', []],
])('a page left at %s is answered in that state', async (_, name, told) => {
  await pay(name);
  expect(await responses()).toEqual(told);
});

test('an unused number has no operations', async () => {
  expect(await operations()).toEqual([]);
});
