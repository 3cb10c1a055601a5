import { createCipheriv, createHmac } from 'node:crypto';

// Written separately from the shop's signature code, so that one mistake cannot cancel out in both.

export const versions = ['HMAC_SHA512_V2', 'HMAC_SHA256_V1'] as const;
export type Version = (typeof versions)[number];
export type SignedMessage = { Ds_SignatureVersion: string; Ds_MerchantParameters: string; Ds_Signature: string };

const keyOfOrder: Record<Version, (terminalKey: string, order: string) => Buffer | string> = {
  HMAC_SHA512_V2: (terminalKey, order) => {
    const aes = createCipheriv(
      'aes-128-cbc',
      Buffer.from(`${terminalKey}0000000000000000`).subarray(0, 16),
      new Uint8Array(16),
    );
    return aes.update(order, 'utf8', 'base64') + aes.final('base64');
  },
  HMAC_SHA256_V1: (terminalKey, order) => {
    const padded = order + '\0'.repeat((8 - (order.length % 8)) % 8);
    const tripleDes = createCipheriv('des-ede3-cbc', Buffer.from(terminalKey, 'base64'), new Uint8Array(8));
    tripleDes.setAutoPadding(false);
    return tripleDes.update(padded);
  },
};

export function macOf(version: Version, terminalKey: string, order: string, text: string): string {
  const v2 = version === 'HMAC_SHA512_V2';
  const mac = createHmac(v2 ? 'sha512' : 'sha256', keyOfOrder[version](terminalKey, order)).update(text);
  return mac.digest(v2 ? 'base64url' : 'base64');
}

/** As the gateway writes it: V1 uses the URL-safe alphabet too, with its padding. */
export function seal(version: Version, terminalKey: string, order: string, json: string): SignedMessage {
  const text = Buffer.from(json).toString(version === 'HMAC_SHA512_V2' ? 'base64url' : 'base64');
  const signature = macOf(version, terminalKey, order, text).replaceAll('+', '-').replaceAll('/', '_');
  return { Ds_SignatureVersion: version, Ds_MerchantParameters: text, Ds_Signature: signature };
}
