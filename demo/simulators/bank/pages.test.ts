import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { aSignedForm, openBank } from 'backend/test/bank.ts';
import { languages, testShop } from './request.ts';
import { versions } from './signature.ts';

const { app, notices, lines, get, post, control, enter, press } = openBank();
afterAll(() => app.close());
beforeEach(async () => {
  notices.length = 0;
  await control('reset');
});

const card = { step: 'pay', pan: '4548 8100 0000 0003', expiry: '12/34', cvv: '123' };

test('a payer types a card, authenticates, and returns to the shop', async () => {
  const challenge = await press((await enter()).body, card);
  expect(challenge).toContain('Confirme que es usted');
  expect(notices).toEqual([]);
  const result = await press(challenge, { step: 'confirm', code: '123456' });
  expect(result).toContain('Operación autorizada');
  expect(result).toContain('<a href="https://shop.example/back?said=yes">');
  expect(notices).toHaveLength(1);
});

test('Bizum asks for a phone and its PIN, and then for the code of the app', async () => {
  const page = (await enter({ Ds_Merchant_PayMethods: 'z' })).body;
  expect(page).toContain('name="phone"');
  const challenge = await press(page, { step: 'pay', phone: '612 345 678', pin: '1234' });
  expect(await press(challenge, { step: 'confirm', code: '123456' })).toContain('Operación autorizada');
});

test('wrong input is named beside its field, and nothing is paid', async () => {
  const page = await press((await enter()).body, {
    step: 'pay',
    pan: '4548 8100 0000 0004',
    expiry: '13/34',
    cvv: '1',
  });
  for (const name of ['pan', 'expiry', 'cvv']) {
    expect(page).toContain(`id="${name}-problem"`);
    expect(page).toMatch(
      new RegExp(`<input id="${name}"[^>]*aria-describedby="[^"]*${name}-problem[^>]*aria-invalid="true"`),
    );
  }
  expect(page.match(/autofocus/g)).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('a denied payer may try another card under the same number', async () => {
  const denied = await press((await enter()).body, { ...card, cvv: '999' });
  expect(denied).toContain('Operación denegada');
  const again = await press(denied, { step: 'retry' });
  expect(await press(again, { ...card, pan: '5576570000000004' })).toContain('Operación autorizada');
  expect(notices).toHaveLength(2);
});

test('an ended payment does not change, whatever is submitted from an old page', async () => {
  const page = (await enter()).body;
  await press(page, { ...card, pan: '5576570000000004' });
  for (const fields of [{ step: 'cancel' }, { step: 'retry' }, card])
    expect(await press(page, fields)).toContain('Operación autorizada');
  expect(notices).toHaveLength(1);
});

test.each([
  [
    'the same number again',
    async () => press((await enter()).body, { ...card, pan: '5576570000000004' }),
    {},
    'SIS0051',
  ],
  ['the same number for another amount', enter, { Ds_Merchant_Amount: '5000' }, 'SIS0051'],
  ['another merchant', null, { Ds_Merchant_MerchantCode: '1' }, 'SIS0026'],
  ['no amount', null, { Ds_Merchant_Amount: '0' }, 'SIS0018'],
  ['a fraction of a cent', null, { Ds_Merchant_Amount: '49.9' }, 'SIS0018'],
  ['another currency', null, { Ds_Merchant_Currency: '840' }, 'SIS0027'],
  ['a number of another form', null, { Ds_Merchant_Order: 'ABCD' }, 'SIS0014'],
  ['a refund on the payment page', null, { Ds_Merchant_TransactionType: '3' }, 'SIS0023'],
])('%s is refused by the gateway with its code', async (_, before, changed, code) => {
  await before?.();
  const answer = await enter(changed);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(code);
});

test.each(versions)('a form not signed by the shop is refused, by %s', async (version) => {
  const good = aSignedForm({}, version);
  const bad = [
    { ...good, Ds_Signature: `A${good.Ds_Signature.slice(1)}` },
    aSignedForm({}, version, `A${testShop.key.slice(1)}`),
    { ...good, Ds_SignatureVersion: 'HMAC_SHA1' },
  ];
  for (const fields of bad) expect((await post('/bank/sis/realizarPago', fields)).body).toContain('SIS0042');
  expect((await post('/bank/sis/realizarPago', good)).statusCode).toBe(200);
});

test.each(['', 'Ds_MerchantParameters=x', '%%%', 'Ds_Signature=x&Ds_MerchantParameters=bnVsbA'])(
  '%j at the page is refused and breaks nothing',
  async (body) => {
    expect((await post('/bank/sis/realizarPago', body)).statusCode).toBe(400);
  },
);

const codes = { es: '1', en: '2', de: '5' };
test.each(languages)('the pages in %s have a language, a label for each field and no script', async (language) => {
  const first = (await enter({ Ds_Merchant_ConsumerLanguage: codes[language] })).body;
  const phone = (
    await enter({
      Ds_Merchant_ConsumerLanguage: codes[language],
      Ds_Merchant_PayMethods: 'Z',
      Ds_Merchant_Order: '2611',
    })
  ).body;
  const second = await press(first, card);
  const third = await press(second, { step: 'confirm', code: '123456' });
  const refused = (await enter({ Ds_Merchant_ConsumerLanguage: codes[language], Ds_Merchant_Amount: '1' })).body;
  for (const page of [first, phone, second, third, refused]) {
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|javascript:|\son\w+=|<b>/i);
    const fields = [...page.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id);
    expect(fields.filter((id) => !page.includes(`<label for="${id}">`))).toEqual([]);
  }
  expect(first).toContain('&lt;b&gt;Velia&lt;/b&gt;');
  expect([first, second].map((page) => /<button name="step" value="(\w+)"/.exec(page)?.[1])).toEqual([
    'pay',
    'confirm',
  ]);
});

test('a card number is not kept: it is in no list, notice or log', async () => {
  await press((await enter()).body, { ...card, pan: '4548812049400004' });
  const told = await Promise.all(['operations', 'events', 'scenarios'].map((path) => get(`/bank/control/${path}`)));
  const kept = [...told.slice(0, 2).map(({ body }) => body), ...notices, ...lines].join('\n');
  expect(kept).toContain('0004');
  expect(kept).not.toMatch(/4548[ -]?8120|"cvv"|12\/34/);
});
