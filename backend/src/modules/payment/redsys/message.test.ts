import { expect, test } from '@jest/globals';
import { createRandom } from 'demo/seed/goods/random.ts';
import { readForm, readSignedFields, type SignedFields, toSignedFields } from './message.mapper.ts';
import { createRedsys } from './redsys.ts';
import { encode, sign } from './signature.ts';

const secret = { algorithm: 'HMAC_SHA512_V2', key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' } as const;
const order = '2611Ab000042';
const truth = {
  Ds_Date: '22%2F11%2F2026',
  Ds_Hour: '10%3A30',
  Ds_Order: order,
  Ds_Amount: '4990',
  Ds_Currency: '978',
  Ds_MerchantCode: '999008881',
  Ds_Terminal: '001',
  Ds_Response: '0000',
  Ds_TransactionType: '0',
  Ds_MerchantData: 'attempt-1',
  Ds_AuthorisationCode: '002413',
};
const redsys = createRedsys({
  ...secret,
  now: () => new Date(),
  merchantCode: '999008881',
  terminal: '1',
  formUrl: 'https://bank.example/pay',
  restUrl: 'https://bank.example/rest',
  queryUrl: 'https://bank.example/query',
});
const toBody = (fields: Partial<SignedFields>) => new URLSearchParams(fields).toString();
const read = (body: string) => redsys.readNotice({ body, headers: {} });
/** Signs any text correctly. */
const signed = (json: string, named = order): Partial<SignedFields> => {
  const text = encode(secret.algorithm, json);
  return {
    Ds_SignatureVersion: secret.algorithm,
    Ds_MerchantParameters: text,
    Ds_Signature: sign(secret.algorithm, secret.key, named, text),
  };
};

test('C033 a true notice is read as what it states, and kept word for word', async () => {
  const body = toBody(toSignedFields(secret, order, truth));
  expect(await read(body)).toEqual({
    raw: body,
    findings: [
      {
        reference: order,
        about: { kind: 'payment', outcome: 'paid' },
        cents: 4990,
        currency: 'EUR',
        merchant: redsys.merchant,
        reason: null,
        code: '0000',
        transaction: '002413',
      },
    ],
  });
});

test('names are read in any case, and percent-encoded values are decoded', () => {
  const upper = Object.fromEntries(Object.entries(truth).map(([name, value]) => [name.toUpperCase(), value]));
  const { parameters } = readSignedFields(secret, toSignedFields(secret, order, { ...upper, DS_NOTE: '100%' })) ?? {};
  expect([parameters?.get('ds_date'), parameters?.get('ds_note')]).toEqual(['22/11/2026', '100%']);
});

test.each([
  ['an amount with a sign', { Ds_Amount: '-4990' }],
  ['an amount with a comma', { Ds_Amount: '49,90' }],
  ['no amount', { Ds_Amount: '' }],
  ['no currency', { Ds_Currency: '' }],
  ['no merchant', { Ds_MerchantCode: '' }],
  ['no terminal', { Ds_Terminal: '' }],
  ['a reservation', { Ds_TransactionType: '1' }],
  ['no type', { Ds_TransactionType: '' }],
  ['no answer', { Ds_Response: '' }],
])('%s is no money, even with a valid signature', async (_, changed) => {
  const told = await read(toBody(toSignedFields(secret, order, { ...truth, ...changed })));
  expect(told?.findings.map(({ about }) => about)).toEqual([{ kind: 'payment', outcome: 'unheard' }]);
});

const json = JSON.stringify(truth);
const { Ds_Signature: trueSignature, ...unsigned } = signed(json);

test.each<[string, string]>([
  ['nothing', ''],
  ['no form', '{"Ds_Signature":"x"}'],
  ['no signature', toBody(unsigned)],
  ['a field twice', `${toBody(signed(json))}&Ds_Signature=x`],
  ['a field named twice', toBody(signed(json.replace('{', '{"Ds_Amount":"1",')))],
  ['a field named twice in another case', toBody(signed(json.replace('{', '{"DS_AMOUNT":"1",')))],
  ['a field named twice by an escape', toBody(signed(json.replace('{', '{"Ds_\\u0041mount":"1",')))],
  ['a list', toBody(signed(`[${json}]`))],
  ['null', toBody(signed('null'))],
  ['no order', toBody(signed(json.replace(order, '')))],
  ['an order of another form', toBody(signed(json.replace(order, 'x'.repeat(40)), 'x'.repeat(40)))],
  [
    'broken UTF-8',
    toBody({ ...signed(json), Ds_MerchantParameters: Buffer.from([0x7b, 0xff, 0x7d]).toString('base64') }),
  ],
  ['too many bytes', toBody(signed(JSON.stringify({ ...truth, Ds_MerchantData: 'x'.repeat(9_000) })))],
  ['deep nesting', toBody(signed(`${'['.repeat(3_000)}${']'.repeat(3_000)}`))],
  ['another version', toBody({ ...signed(json), Ds_SignatureVersion: 'HMAC_SHA256_V1' })],
  ['no version', toBody({ ...signed(json), Ds_SignatureVersion: '' })],
  [
    'the weaker algorithm, signed correctly',
    toBody(toSignedFields({ ...secret, algorithm: 'HMAC_SHA256_V1' }, order, truth)),
  ],
  ['another key', toBody(toSignedFields({ ...secret, key: 'Zq7HjrUOBfKmC576ILgskD5srU870gJ7' }, order, truth))],
  ['equivalent text', toBody({ ...signed(json), Ds_MerchantParameters: encode(secret.algorithm, ` ${json}`) })],
])('%s is rejected as a notice', async (_, body) => {
  expect(await read(body)).toBeNull();
});

test('the three fields of a form are read, percent-encoded or not', () => {
  expect(readForm('Ds_SignatureVersion=a&Ds_MerchantParameters=b%3D&Ds_Signature=c')).toEqual({
    Ds_SignatureVersion: 'a',
    Ds_MerchantParameters: 'b=',
    Ds_Signature: 'c',
  });
});

const forgeries = Number(process.env.FORGED_NOTICES ?? 100_000);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

test(`C033 none of ${forgeries} forged, mutated and replayed notices is taken, and none of them breaks anything`, async () => {
  const random = createRandom(process.env.FORGED_SEED ?? 'velia');
  const below = (bound: number) => random.integer(0, bound - 1);
  const otherLetter = (letter: string) => {
    const other = letters[below(letters.length)] ?? 'A';
    return other === letter ? (letter === 'A' ? 'B' : 'A') : other;
  };
  const flip = (text: string) => {
    const at = below(text.length);
    return text.slice(0, at) + otherLetter(text[at] ?? '') + text.slice(at + 1);
  };
  const fresh = () => ({
    ...truth,
    Ds_Order: `${1000 + below(9000)}${below(99_999_999)}`,
    Ds_Amount: `${below(99_999)}`,
  });
  const name = () => (Object.keys(truth) as (keyof typeof truth)[])[below(Object.keys(truth).length)] ?? 'Ds_Amount';
  const forge: ((fields: SignedFields, said: typeof truth) => string)[] = [
    (fields) => toBody({ ...fields, Ds_MerchantParameters: flip(fields.Ds_MerchantParameters) }),
    (fields) => toBody({ ...fields, Ds_Signature: flip(fields.Ds_Signature) }),
    (fields) =>
      toBody({
        ...fields,
        Ds_MerchantParameters: fields.Ds_MerchantParameters.slice(0, below(fields.Ds_MerchantParameters.length)),
      }),
    (fields) => toBody({ ...fields, Ds_Signature: fields.Ds_Signature.slice(0, below(fields.Ds_Signature.length)) }),
    // Another statement with this signature, and another signature on this statement.
    ({ Ds_Signature }, said) =>
      toBody({ ...signed(JSON.stringify({ ...said, [name()]: `${below(9)}x` })), Ds_Signature }),
    (fields) => toBody({ ...fields, Ds_Signature: trueSignature }),
    (_, said) => toBody(toSignedFields({ ...secret, key: flip(secret.key.slice(0, 16)) }, said.Ds_Order, said)),
    (_, said) => toBody(toSignedFields({ ...secret, algorithm: 'HMAC_SHA256_V1' }, said.Ds_Order, said)),
    (_, said) => toBody(signed(JSON.stringify(said), `${said.Ds_Order}0`)),
    (_, said) => toBody(signed(JSON.stringify(said).replace('{', `{"${name()}":"0",`), said.Ds_Order)),
    (fields) => {
      const body = toBody(fields);
      return body.slice(0, below(body.length));
    },
    (fields) => `${toBody(fields)}&Ds_MerchantParameters=${fields.Ds_MerchantParameters}`,
    () => Array.from({ length: below(200) }, () => String.fromCharCode(below(0x2_000))).join(''),
  ];
  let taken = 0;
  for (let made = 0; made < forgeries; made += 1) {
    const said = fresh();
    const body = forge[made % forge.length]?.(toSignedFields(secret, said.Ds_Order, said), said) ?? '';
    if ((await read(body)) !== null) taken += 1;
  }
  expect(taken).toBe(0);
}, 300_000);
