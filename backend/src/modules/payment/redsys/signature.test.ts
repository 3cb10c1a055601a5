import { expect, test } from '@jest/globals';
import { macOf } from 'demo/simulators/bank/signature.ts';
import { deriveV1, deriveV2, encode, isSignedBy, sign } from './signature.ts';

const key = 'sq7HjrUOBfKmC576ILgskD5srU870gJ7';

/** The documentation's own example of a request; its slashes are escaped as in PHP. */
const example = JSON.stringify({
  DS_MERCHANT_AMOUNT: '999',
  DS_MERCHANT_ORDER: '1234567890',
  DS_MERCHANT_MERCHANTCODE: '999008881',
  DS_MERCHANT_CURRENCY: '978',
  DS_MERCHANT_TRANSACTIONTYPE: '0',
  DS_MERCHANT_TERMINAL: '1',
  DS_MERCHANT_MERCHANTURL: 'http://www.prueba.com/urlNotificacion.php',
  DS_MERCHANT_URLOK: 'http://www.prueba.com/urlOK.php',
  DS_MERCHANT_URLKO: 'http://www.prueba.com/urlKO.php',
}).replaceAll('/', '\\/');

/** A notice that the test gateway sent to a shop, which published it. */
const realNotice = JSON.stringify({
  Ds_Date: '30%2F08%2F2022',
  Ds_Hour: '12%3A18',
  Ds_SecurePayment: '1',
  Ds_Card_Country: '724',
  Ds_Amount: '15900',
  Ds_Currency: '978',
  Ds_Order: 'MN000049',
  Ds_MerchantCode: '355868100',
  Ds_Terminal: '001',
  Ds_Response: '0000',
  Ds_MerchantData: '',
  Ds_TransactionType: '0',
  Ds_ConsumerLanguage: '1',
  Ds_AuthorisationCode: '002413',
  Ds_Card_Brand: '1',
  Ds_ProcessedPayMethod: '5',
  Ds_Control_1661854683988: '1661854683988',
});

const vectors = [
  {
    algorithm: 'HMAC_SHA512_V2',
    order: '1234567890',
    json: example,
    signature: 'Vjo02eSWq249IeZZp3R-ArFnGLhKY0OuzDDlx1BuVtZDC2yhczA7_11uZhsYzLZBCMFAz8u8uzGDX3AErHKmmw',
  },
  {
    algorithm: 'HMAC_SHA256_V1',
    order: 'MN000049',
    json: realNotice,
    signature: 'O9aFvML5qK8VBQhV4GK8kFHvmAQaSnX1hfckr7abzIs=',
  },
] as const;

test.each(vectors)('$algorithm signs as published, by us and separately by the simulated bank', (vector) => {
  const { algorithm, order, json, signature } = vector;
  const text = encode(algorithm, json);
  expect(sign(algorithm, key, order, text)).toBe(signature);
  expect(macOf(algorithm, key, order, text)).toBe(signature);
  expect(isSignedBy(algorithm, key, order, text, signature)).toBe(true);
});

test('the derived keys of an order are the published ones', () => {
  expect(deriveV2(key, '1234567890')).toBe('RWt3/IPTzYRMXsQtkiGRKg==');
  expect(deriveV1(key, '1234567890').toString('base64')).toBe('ntVrJPxp2xlsetWVajPl0g==');
});

test('V1 is read in either alphabet, with padding or without', () => {
  const { algorithm, order, json, signature } = vectors[1];
  const text = encode(algorithm, json);
  const written = ['+/', '-_'].flatMap(([plus = '', slash = '']) => {
    const one = signature.replaceAll('+', plus).replaceAll('/', slash);
    return [one, one.replace('=', '')];
  });
  expect(written.map((one) => isSignedBy(algorithm, key, order, text, one))).toEqual([true, true, true, true]);
});

test.each(vectors)('$algorithm refuses a signature text that only decodes to the same bytes', (vector) => {
  const { algorithm, order, json, signature } = vector;
  const text = encode(algorithm, json);
  const others = [` ${signature}`, `${signature}\n`, `${signature}===`, signature.replace(/.(=?)$/, 'x$1'), ''];
  expect(others.filter((other) => isSignedBy(algorithm, key, order, text, other))).toEqual([]);
});

test('V2 pads a short key, and V1 refuses one that is no triple key', () => {
  expect(deriveV2('short', '1234')).toBe(deriveV2('short00000000000', '1234'));
  expect(() => sign('HMAC_SHA256_V1', 'short', '1234', 'x')).toThrow();
});
