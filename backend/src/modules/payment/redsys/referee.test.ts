import { expect, test } from '@jest/globals';
import { createRandom } from 'demo/seed/goods/random.ts';
import { deserializeAndVerifyJSONResponse, serializeAndSignJSONRequest } from 'redsys-easy';
import { isSignedBy, sign } from './signature.ts';

// An independent V1: ours and the simulated bank's share an author, and could be wrong in the same way.

const runs = 100;
const algorithm = 'HMAC_SHA256_V1';
const digits = [...'0123456789'];
const letters = [...digits, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];

const random = createRandom('referee');
const some = (from: readonly string[], count: number) =>
  Array.from({ length: count }, () => random.pick(from)).join('');
/** Four to twelve characters, the first four of them digits, under any triple key. */
const anOrder = () => some(digits, 4) + some(letters, random.integer(0, 8));
const aKey = () => Buffer.from(Array.from({ length: 24 }, () => random.integer(0, 255))).toString('base64');

test(`${runs} orders are signed by redsys-easy as by us, and each accepts the other’s signature`, () => {
  for (let run = 0; run < runs; run += 1) {
    const [key, order] = [aKey(), anOrder()];
    const request = {
      DS_MERCHANT_ORDER: order,
      DS_MERCHANT_AMOUNT: some(digits, 5),
      DS_MERCHANT_MERCHANTNAME: 'Íntima/ñ+',
    };
    const { Ds_MerchantParameters: text, Ds_Signature: theirs } = serializeAndSignJSONRequest(key, request as never);
    expect([order, sign(algorithm, key, order, text)]).toEqual([order, theirs]);
    expect(isSignedBy(algorithm, key, order, text, theirs)).toBe(true);

    const notice = { Ds_Order: order, Ds_Response: '0000', Ds_MerchantData: some(letters, 36) };
    const told = Buffer.from(JSON.stringify(notice)).toString('base64');
    const message = { Ds_SignatureVersion: algorithm, Ds_MerchantParameters: told } as const;
    const signed = (by: string) => ({ ...message, Ds_Signature: sign(algorithm, by, order, told) });
    expect(deserializeAndVerifyJSONResponse(key, signed(key))).toEqual(notice);
    expect(() => deserializeAndVerifyJSONResponse(key, signed(aKey()))).toThrow();
  }
});
