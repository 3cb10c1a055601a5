import { expect, test } from '@jest/globals';
import { tenderCodes } from 'contract/codes.ts';
import { locales } from 'contract/public-codes.ts';
import { cardAttempt as attempt, redsysNow, redsysSecret as secret } from '../../../../test/redsys.ts';
import type { Attempt } from '../provider/provider.ts';
import type { SignedFields } from './message.mapper.ts';
import { createRedsys, type RedsysSettings } from './redsys.ts';
import { isSignedBy } from './signature.ts';

const pages = {
  paid: 'https://shop.example/p?said=yes',
  unpaid: 'https://shop.example/p?said=no',
  notice: 'https://backend.example/n',
};

const provide = (changed: Partial<RedsysSettings> = {}) =>
  createRedsys({
    ...secret,
    now: redsysNow,
    merchantCode: '999008881',
    terminal: '001',
    formUrl: 'https://bank.example/pay',
    restUrl: 'https://bank.example/refund',
    queryUrl: 'https://bank.example/query',
    ...changed,
  });

/** Parses a form as the gateway does, after verifying our signature. */
function read(fields: Partial<SignedFields>): Record<string, string> {
  const { Ds_MerchantParameters: text = '', Ds_Signature: signature = '' } = fields;
  const said = JSON.parse(Buffer.from(text, 'base64url').toString());
  expect(isSignedBy(secret.algorithm, secret.key, said.Ds_Merchant_Order, text, signature)).toBe(true);
  return said;
}

test('K09 the form carries the amount and the addresses of return and notice, and nothing of what was bought', async () => {
  const opened = await provide().open(attempt, pages);
  if (opened.action !== 'FORMULARIO') throw new Error('It is no form.');
  const said = read(opened.fields);
  expect(opened.url).toBe('https://bank.example/pay');
  expect(said).toEqual({
    Ds_Merchant_MerchantCode: '999008881',
    Ds_Merchant_Terminal: '001',
    Ds_Merchant_Order: attempt.reference,
    Ds_Merchant_Amount: '4990',
    Ds_Merchant_Currency: '978',
    Ds_Merchant_TransactionType: '0',
    Ds_Merchant_MerchantURL: pages.notice,
    Ds_Merchant_UrlOK: pages.paid,
    Ds_Merchant_UrlKO: pages.unpaid,
    Ds_Merchant_ConsumerLanguage: '1',
    Ds_Merchant_PayMethods: 'C',
    Ds_Merchant_MerchantName: 'Velia',
    Ds_Merchant_ProductDescription: `Pedido ${attempt.reference}`,
    Ds_Merchant_MerchantData: attempt.id,
  });
});

test('C094 the form of an attempt is the same each time, in the language of the payer', async () => {
  const fieldsOf = async (changed: Partial<Attempt>) => {
    const opened = await provide().open({ ...attempt, ...changed }, pages);
    if (opened.action !== 'FORMULARIO') throw new Error('It is no form.');
    return opened.fields;
  };
  expect(await fieldsOf({})).toEqual(await fieldsOf({}));
  const said = locales.map(async (locale) => {
    const form = read(await fieldsOf({ locale, tender: tenderCodes.bizum }));
    return [form.Ds_Merchant_ConsumerLanguage, form.Ds_Merchant_PayMethods];
  });
  expect(await Promise.all(said)).toEqual([
    ['1', 'z'],
    ['2', 'z'],
    ['5', 'z'],
  ]);
});

test('C033 our own form is rejected as a notice when the payer posts it back', async () => {
  const opened = await provide().open(attempt, pages);
  if (opened.action !== 'FORMULARIO') throw new Error('It is no form.');
  const body = new URLSearchParams(opened.fields).toString();
  expect(await provide().readNotice({ body, headers: {} })).toBeNull();
});

test('a key that cannot sign prevents the start', () => {
  expect(() => provide({ algorithm: 'HMAC_SHA256_V1', key: 'short' })).toThrow();
});
