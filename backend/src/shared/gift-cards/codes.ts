import { createHash } from 'node:crypto';
import { hmac, keyedHash, type Secret } from '../secrets.ts';

// The code of a gift card is computed from its id with the server's key, so that no table holds it and a mail can name
// it again. Its hash has no key: a card stays valid when the server's key changes, but then only a new code can be
// mailed.

/** As `giftCardCodePattern`: 32 characters, so 16 of them are 80 bits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 16;

export function codeOfGiftCard({ tokenSecret }: Secret, cardId: string, version: number): string {
  const bytes = hmac(tokenSecret, `gift card ${cardId} ${version}`);
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
}

export const hashGiftCardCode = (code: string): Buffer => createHash('sha256').update(code).digest();

/** For people, who read and type it in groups. */
export const formatGiftCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** By which the buyer opens the purchase. It is not the code, which on a card by mail is the recipient's alone. */
export const toPurchaseKey = (secret: Secret, cardId: string): string =>
  keyedHash(secret, `gift card purchase ${cardId}`);

type Purchase = { alias: string; cardId: string; number: string };

/** The buyer's page of the purchase. The key is in the fragment, which is not sent. */
export const toPurchasePath = (secret: Secret, { alias, cardId, number }: Purchase): string =>
  `/my-store/${alias}/gift-cards/purchase#${number}.${toPurchaseKey(secret, cardId)}`;
