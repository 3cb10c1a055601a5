import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Stand, startStand } from '../../../../test/paypal-stand.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.close());

const letters = 64;
const withPadding = (event: object, flipped: bigint) => {
  const padding = Array.from({ length: letters }, (_, at) => ((flipped >> BigInt(at)) & 1n ? 'A' : 'a')).join('');
  return JSON.stringify({ ...event, padding });
};

/**
 * The same event, padded to the wanted checksum. What one letter changes in a checksum does not depend on the others,
 * so this solves 32 linear equations over bits.
 */
function withChecksum(event: object, wanted: number): string {
  const plain = crc32(withPadding(event, 0n));
  const rows: { value: number; flipped: bigint; top: number }[] = [];
  const reduce = (row: { value: number; flipped: bigint }) =>
    rows.reduce(
      (left, { value, flipped, top }) =>
        left.value & top ? { value: left.value ^ value, flipped: left.flipped ^ flipped } : left,
      row,
    );
  for (let at = 0; at < letters; at++) {
    const flipped = 1n << BigInt(at);
    const row = reduce({ value: crc32(withPadding(event, flipped)) ^ plain, flipped });
    if (row.value !== 0) rows.push({ ...row, top: 0x80000000 >>> Math.clz32(row.value) });
  }
  return withPadding(event, reduce({ value: plain ^ wanted, flipped: 0n }).flipped);
}

test('a body changed under its old checksum has a valid signature, and still brings no money', async () => {
  const genuine = await stand.payAndKeepNotice();
  const event = JSON.parse(genuine.body) as { resource: object };
  const resource = { ...event.resource, invoice_id: '000199999999', amount: { currency_code: 'EUR', value: '999.00' } };
  const body = withChecksum({ ...event, resource }, crc32(genuine.body));
  expect(crc32(body)).toBe(crc32(genuine.body));

  const told = await stand.provider.readNotice({ ...genuine, body });
  expect(told?.findings).toMatchObject([{ reference: '000199999999', cents: 99_900, about: { outcome: 'waiting' } }]);
});
